import type { Command } from '../command.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { odds } from './odds.ts';
import { sim } from './sim.ts';
import { test } from './test.ts';

/** Every command, in the order of the overview. */
export const commands: readonly Command[] = [check, build, test, sim, odds];
