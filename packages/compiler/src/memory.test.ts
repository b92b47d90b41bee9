import { expect, it } from 'vitest';
import { TINY_GAME_ID, tinyGame } from '../test/tiny-game.ts';
import { compileGame, type CompiledGame } from './compile.ts';
import { compileMemory } from './memory.ts';

const PLAY = `${TINY_GAME_ID}/rules/play.rules`;
const MOTH = `${TINY_GAME_ID}/beasts/moth.yaml`;

type Files = Map<string, string>;

/** What a designer does to the files, one after the other. */
const EDITS: readonly (readonly [string, (files: Files) => void])[] = [
  ['nothing', () => {}],
  [
    'another effect',
    (files) => files.set(MOTH, 'count: 2 per player\nstarts: deck\nmight: 1\neffect: this has +1 might\n'),
  ],
  [
    'the same effect with another number, in the same place',
    (files) => files.set(MOTH, 'count: 2 per player\nstarts: deck\nmight: 1\neffect: this has +2 might\n'),
  ],
  ['a comment that moves every place of a file', (files) => files.set(PLAY, `-- night\n${files.get(PLAY)}`)],
  [
    'a mistake in an effect',
    (files) => files.set(MOTH, 'count: 2\nstarts: deck\nmight: 1\neffect: this has +1 migt\n'),
  ],
  [
    'a line that does not parse',
    (files) => files.set(MOTH, 'count: 2\nstarts: deck\nmight: 1\neffect: this has had\n'),
  ],
  ['broken YAML', (files) => files.set(MOTH, 'count: [2\nmight: 1\n')],
  ['nothing, with the mistake still there', () => {}],
  ['a file less, so that others have other numbers', (files) => files.delete(MOTH)],
  ['a new file', (files) => files.set(MOTH, 'count: 2 per player\nstarts: deck\nmight: 3\n')],
  ['a word of all cards', (files) => replace(files, `${TINY_GAME_ID}/game.yaml`, 'title: Lantern', 'title: Lamp')],
];

function replace(files: Files, path: string, what: string, by: string): void {
  files.set(path, (files.get(path) ?? '').replace(what, by));
}

/** Compared as a whole: what differs would be a page of code. */
function sameModule(a: CompiledGame, b: CompiledGame): boolean {
  return JSON.stringify(a.module) === JSON.stringify(b.module);
}

it('gives what a compile without memory gives, after every edit', () => {
  const files = tinyGame();
  files.set(`${TINY_GAME_ID}/locale/fr.yaml`, 'title: Lanterne\n');
  const memory = compileMemory();
  compileGame(files, TINY_GAME_ID, memory);

  for (const [what, edit] of EDITS) {
    edit(files);
    const fresh = compileGame(files, TINY_GAME_ID);
    const again = compileGame(files, TINY_GAME_ID, memory);

    expect({ what, diagnostics: again.diagnostics, hash: again.hash }).toEqual({
      what,
      diagnostics: fresh.diagnostics,
      hash: fresh.hash,
    });
    expect([what, sameModule(again, fresh)]).toEqual([what, true]);
    // The second time everything is known.
    expect([what, sameModule(compileGame(files, TINY_GAME_ID, memory), fresh)]).toEqual([what, true]);
  }
});

it('keeps the trees of one compile out of the next', () => {
  const memory = compileMemory();
  const first = compileGame(tinyGame(), TINY_GAME_ID, memory).model;
  const second = compileGame(tinyGame(), TINY_GAME_ID, memory).model;

  const trees = [first, second].map((model) => [
    model?.programs[0]?.program,
    model?.rows.find(({ effect }) => effect !== null)?.effect,
  ]);
  expect(trees[0]?.map((tree, i) => tree === trees[1]?.[i])).toEqual([false, false]);
});
