import type { Bench } from '../bench.ts';
import { boardsBench } from './boards.ts';
import { botBench, simulateBench } from './bots.ts';
import { compileBench, manyCardsBench, sizeBench } from './compile.ts';
import { learnedBench } from './learned.ts';
import { mapsBench } from './maps.ts';
import { memoryBench } from './memory.ts';
import { onlineBench } from './online.ts';
import { desktopBench, pageBench } from './page.ts';
import { planningBench } from './planning.ts';
import { apprenticesBench, dungeonationBench, lordsBench, midGameBench, playoutsBench } from './playouts.ts';
import { smallBench } from './small.ts';
import { typingBench } from './typing.ts';
import { cloneBench, lookBench, replayBench } from './state.ts';

/** All benchmarks in the order in which they run. */
export const benches: readonly Bench[] = [
  playoutsBench,
  midGameBench,
  apprenticesBench,
  lordsBench,
  dungeonationBench,
  smallBench,
  boardsBench,
  memoryBench,
  cloneBench,
  lookBench,
  replayBench,
  mapsBench,
  compileBench,
  manyCardsBench,
  sizeBench,
  typingBench,
  botBench,
  planningBench,
  learnedBench,
  simulateBench,
  pageBench,
  desktopBench,
  onlineBench,
];
