import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A made-up game of a few lines: who takes the ninth stick wins. */
export const stickGame: Readonly<Record<string, string>> = {
  'sticks/game.yaml': `title: Sticks
players: {min: 2, max: 2}
start: play-game
turn: active
counters:
  sticks: {title: Sticks, icon: wood-pile}
globals:
  active: {type: player}
kinds:
  stone: {}
reasons: {last: Took the last stick.}
`,
  'sticks/rules/play.rules': `to play-game
  repeat
    as first(players), take-sticks
    as last(players), take-sticks

to take-sticks
  choose
    option take-one
      gain 1 sticks
    option take-two
      gain 2 sticks
  if your sticks >= 9, win you because last
`,
};

/** A made-up game with cards: jars, and a kind of jars. */
export const shelfGame: Readonly<Record<string, string>> = {
  'shelf/game.yaml': `title: Shelf
players: {min: 2, max: 2}
start: play-game
turn: active
enums:
  taste: [sweet, sour]
counters:
  points: {title: Points, icon: two-coins}
globals:
  active: {type: player}
kinds:
  jar:
    plural: jars
    folder: jars
    printed:
      weight: {type: number, title: Weight}
      taste: {type: taste, title: Taste}
  jam-jar: {plural: jam-jars, is: jar, folder: jam-jars}
zones:
  store: {holds: jar, order: pile}
reasons: {full: The shelf is full.}
`,
  'shelf/jars/green-jar.yaml': 'title: Green Jar\ntags: [small]\nweight: 2\ntaste: sour\ncount: 1\nstarts: store\n',
  'shelf/jars/red-jar.yaml': 'title: Red Jar\nicon: wood-pile\nweight: 3\ntaste: sweet\ncount: 2\nstarts: store\n',
  'shelf/jam-jars/plum.yaml': 'title: Plum\nweight: 3\ntaste: sweet\ncount: 1\nstarts: store\n',
  'shelf/rules/play.rules': `to play-game
  as first(players)
    gain 1 points
  win first(players) because full
`,
};

/** A content folder on disk. */
export interface Folder {
  readonly path: string;
  write(file: string, text: string): void;
  remove(): void;
}

/** Makes a content folder with these files, in the temporary folder of the machine. */
export function findContentFolder(files: Readonly<Record<string, string>> = stickGame): Folder {
  const path = mkdtempSync(join(tmpdir(), 'undercroft-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { path, write, remove: () => rmSync(path, { recursive: true, force: true }) };
}
