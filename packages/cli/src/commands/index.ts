import type { CliCommand } from '../command.ts';
import { exportGame } from '../paper/export.ts';
import { print } from '../paper/print.ts';
import { balance } from './balance.ts';
import { build } from '../page/build.ts';
import { check } from './check.ts';
import { compare } from './compare.ts';
import { dev } from '../page/dev.ts';
import { explain } from './explain.ts';
import { icons } from '../icons/icons.ts';
import { fmt } from './fmt.ts';
import { lsp } from './lsp.ts';
import { merge } from './merge.ts';
import { mutate } from './mutate.ts';
import { newRow } from './new.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { serve } from '../page/serve.ts';
import { sim } from './sim.ts';
import { sweep } from './sweep.ts';
import { test } from './test.ts';
import { tournament } from './tournament.ts';
import { train } from './train.ts';
import { work } from './work.ts';

/** Every command, in the order of the overview. */
export const commands: readonly CliCommand[] = [
  dev,
  serve,
  check,
  fmt,
  build,
  print,
  exportGame,
  test,
  mutate,
  play,
  sim,
  train,
  tournament,
  balance,
  compare,
  sweep,
  merge,
  work,
  odds,
  replay,
  explain,
  newRow,
  icons,
  lsp,
];
