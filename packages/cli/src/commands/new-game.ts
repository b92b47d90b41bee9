import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { counted } from '@undercroft/report';
import { findContentFolder, writeAll } from '@undercroft/content-files';
import { nearHint, listWords } from '@undercroft/scenario';
import { STARTERS, isStarter, named, textsOf, titleOf, type Starter } from '@undercroft/starters';
import { FindingError, UsageError, shownPath } from '../failure.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Writes a small complete game into the content folder, `content` here where there is none.
 *
 * @param name  of its folder; its title is made from it
 * @param begin the starter whose files it begins with
 * @throws UsageError when there is no such starter, FindingError when the game is there already;
 *   then nothing is written
 */
export function makeGame(terminal: Terminal, name: string, begin: string): void {
  const starter = starterNamed(begin);
  const folder = join(findContentFolder(terminal.cwd) ?? resolve(terminal.cwd, 'content'), name);
  const shown = shownPath(terminal.cwd, folder);
  if (existsSync(folder)) throw new FindingError(`${shown} exists already; nothing was written`);
  const files = Object.entries(named(textsOf(starter), titleOf(name)));
  writeAll(files.map(([path, content]) => ({ path: join(folder, path), content, before: null })));
  terminal.out(`${shown}  ${counted(files.length, 'file')}, ${STARTERS[starter]}\n\n`);
  const others = Object.keys(STARTERS).filter((one) => one !== starter);
  terminal.out(`Begin with ${shown}/game.yaml and ${shown}/rules/play.rules, and change one thing after the other:\n`);
  for (const [command, what] of nextSteps(name))
    terminal.out(`  npx undercroft ${command.padEnd(name.length + 8)}${what}\n`);
  terminal.out(`Other beginnings: ${listWords(others.map((one) => `--from ${one}`))}\n`);
}

function nextSteps(name: string): readonly (readonly [string, string])[] {
  return [
    [`play ${name}`, 'plays it here'],
    [`check ${name}`, 'reads everything and tells what is wrong'],
    [`test ${name}`, 'runs its scenarios'],
    [`sim ${name}`, 'plays a thousand games and tells who wins'],
  ];
}

function starterNamed(name: string): Starter {
  if (isStarter(name)) return name;
  const names = Object.keys(STARTERS);
  throw new UsageError(`no game begins with \`${name}\`${nearHint(name, names)}; there are ${listWords(names)}`);
}
