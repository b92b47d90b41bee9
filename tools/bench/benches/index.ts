import type { Bench } from '../bench.ts';
import { midGameBench, playoutsBench } from './playouts.ts';

/** All benchmarks in the order in which they run. */
export const benches: readonly Bench[] = [playoutsBench, midGameBench];
