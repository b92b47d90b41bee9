/**
 * Command lines of any words: one of the declared exit codes, letters only, and nothing written
 * outside the folder.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { main, type Terminal } from '@undercroft/cli';
import type { Chance } from './chance.ts';
import { FILES, ID } from './game.ts';
import { PIECES, WORDS } from './hostile.ts';

const COMMANDS = ['check', 'build', 'test', 'play', 'sim', 'odds', 'replay', 'explain', 'new', 'help'];
const OPTIONS =
  'format strict out from only coverage json bots seat players seed variant option lang load games answers check uses in jobs shard merge it show do dice picks trace to help'.split(
    ' ',
  );
const VALUES = [
  '1',
  '2',
  '0',
  '-1',
  '99999999999999999999',
  '1e9',
  '1/2',
  'random',
  'en',
  'fr',
  'json',
  'short',
  'true',
  'a=1',
];
const PLACES = [
  ID,
  'content',
  `content/${ID}`,
  'bad.json',
  'loop',
  '.',
  '..',
  '/dev/full',
  `content/${ID}/scenarios/duel.yaml`,
];
const TYPED = [
  '1',
  '2',
  'u',
  'r',
  'l',
  't',
  'i',
  'h',
  '?',
  's',
  's ../outside.json',
  's /dev/full',
  'l 1e99',
  '0',
  '-1',
  '',
];

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const RAW = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;

function word(chance: Chance): string {
  switch (chance.below(5)) {
    case 0:
      return chance.of(PLACES);
    case 1:
      return chance.of(VALUES);
    case 2:
      return chance.of(WORDS);
    case 3:
      return chance
        .list(1, 3, () => chance.of(PIECES))
        .join('')
        .replaceAll('\0', '');
    default:
      return `--${chance.of([...OPTIONS, ...WORDS])}${chance.once(2) ? '' : `=${chance.of([...VALUES, ...WORDS])}`}`;
  }
}

/** Words that often make sense. */
function line(chance: Chance): string[] {
  const command = chance.once(12) ? word(chance) : chance.of(COMMANDS);
  const words = [command, ...(chance.once(4) ? [] : [chance.of(PLACES)]), ...chance.list(0, 4, () => word(chance))];
  // A series is as long as it is asked to be.
  return command === 'sim' || command === 'odds' ? [...words, '--games=2', '--jobs=1', '--answers=50'] : words;
}

/** One command line in a folder of its own. */
export async function tryLine(chance: Chance, note: (tried: string) => void): Promise<void> {
  const around = mkdtempSync(join(tmpdir(), 'undercroft-fuzz-'));
  const cwd = join(around, 'inside');
  try {
    for (const [path, text] of FILES) {
      mkdirSync(dirname(join(cwd, 'content', path)), { recursive: true });
      writeFileSync(join(cwd, 'content', path), text);
    }
    writeFileSync(join(cwd, 'bad.json'), chance.list(0, 5, () => chance.of(PIECES)).join(''));
    symlinkSync('loop', join(cwd, 'loop'));
    const words = line(chance);
    const typed = chance.list(0, 6, () => chance.of([...TYPED, ...PIECES]));
    note(JSON.stringify({ words, typed }));
    const told = [...words, ...typed].some((one) => one.includes('..'));
    await tryIn(cwd, words, typed);
    // A player may save where he likes, and a build goes where it is told to.
    const others = readdirSync(around).filter((name) => name !== 'inside');
    if (others.length > 0 && !told) throw new Error(`written outside: ${others.join(', ')}`);
  } finally {
    rmSync(around, { recursive: true, force: true });
  }
}

async function tryIn(cwd: string, words: readonly string[], typed: string[]): Promise<void> {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const terminal: Terminal = {
    out: print,
    err: print,
    ask: async () => await Promise.resolve(typed.shift() ?? null),
    outColour: false,
    errColour: false,
    live: false,
    width: 100,
    cwd,
  };
  const code = await main(words, terminal);
  if (![0, 1, 2].includes(code)) throw new Error(`exit code ${code}: ${printed.slice(-2000)}`);
  if (code !== 0 && printed === '') throw new Error(`exit code ${code} without a word`);
  if (RAW.test(printed)) throw new Error('a control character was printed');
  if (/\n\s+at .*:\d+:\d+/.test(printed)) throw new Error(`a stack was printed: ${printed.slice(-2000)}`);
}
