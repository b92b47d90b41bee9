/** Where the results of commands that play many games go: to the terminal in words, as JSON, or to a file that `merge` can add. */
import process from 'node:process';
import { renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { CliArguments, OptionSpec } from '../command.ts';
import { makeFolder } from '../folders.ts';
import { jsonText, type Terminal } from '../terminal.ts';

export const RESULT_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  json: { type: 'boolean', text: 'The report and the counts behind it as JSON.' },
  out: { type: 'string', value: 'file', text: 'Writes that JSON to a file; `undercroft merge` adds such files.' },
};

/** @param tell prints the result in words */
export function putResult(terminal: Terminal, args: CliArguments, result: unknown, tell: () => void): void {
  const out = args.text('out');
  if (out !== undefined) writeWhole(resolve(terminal.cwd, out), jsonText(result));
  if (args.flag('json')) terminal.out(jsonText(result));
  else if (out === undefined) tell();
}

/** Writes a file so that nobody ever finds half of it: a job that is killed leaves none. */
function writeWhole(path: string, text: string): void {
  makeFolder(dirname(path));
  const unfinished = `${path}.${process.pid}.part`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}
