/**
 * Where the results of commands that play many games go: to the terminal in words, as JSON, or to a
 * file that `merge` can add.
 */
import { resolve } from 'node:path';
import { writeWhole, type GameFolder } from '@undercroft/content-files';
import { withChecksum, type Comparison, type PairedShard } from '@undercroft/simulator';
import type { CliArguments, OptionSpec } from '../command.ts';
import { UsageError } from '../failure.ts';
import { findGame } from '../node-host.ts';
import { jsonText, type Terminal } from '../terminal.ts';
import type { Verdict } from './limits/gate.ts';

/** What `compare --json` writes. */
export interface CompareResult {
  readonly version: 1;
  readonly is: 'compare';
  readonly report: Comparison;
  readonly verdicts: readonly Verdict[];
  readonly shard: PairedShard;
}

export const RESULT_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  json: { type: 'boolean', text: 'The report and the counts behind it as JSON.' },
  out: { type: 'string', value: 'file', text: 'Writes that JSON to a file; `undercroft merge` adds such files.' },
};

/** For commands whose report is also a page. */
export const PAGE_OPTION: OptionSpec = {
  type: 'string',
  value: 'file',
  text: 'Writes the report with plots as one HTML file.',
};

/** How a result is told. */
export interface Printing {
  /** prints it in words */
  readonly print: () => void;
  /** makes an HTML page of it; null for what has none */
  readonly page: (() => Promise<string>) | null;
}

/** @throws Error of the system when a file cannot be written */
export async function putResult(
  terminal: Terminal,
  args: CliArguments,
  result: object,
  { print, page }: Printing,
): Promise<void> {
  const out = args.text('out');
  const text = jsonText(withChecksum(result));
  if (out !== undefined) writeWhole(resolve(terminal.cwd, out), text);
  const html = page === null ? undefined : args.text('html');
  if (html !== undefined) writeWhole(resolve(terminal.cwd, html), await page!());
  if (args.flag('json')) terminal.out(text);
  // A part of a series tells little by itself.
  else if (out === undefined || args.text('shard') === undefined) print();
}

/**
 * The game whose results are merged: what --game says, else the one of that name here.
 *
 * @throws UsageError when there is none
 */
export function playedGame({ cwd }: Terminal, args: CliArguments, id: string): GameFolder {
  const called = args.text('game');
  try {
    return findGame(cwd, called ?? id);
  } catch (error) {
    if (called !== undefined || !(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}; where it lies elsewhere, --game names its folder`);
  }
}
