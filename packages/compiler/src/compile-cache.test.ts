import { expect, it } from 'vitest';
import { TINY_GAME_ID, tinyGame } from '../test/tiny-game.ts';
import { compileGame, inspectGame, type CompiledGame } from './compile.ts';
import { createCompileCache } from './compile-cache.ts';

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
  const memory = createCompileCache();
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

const TABLE = `${TINY_GAME_ID}/beasts/plain.table.yaml`;

it('gives each row of a table a tree of its own, though all of them share its text', () => {
  const files = tinyGame();
  replace(files, TABLE, 'each: {', 'each: { effect: this has +1 might,');
  const memory = createCompileCache();
  for (const _ of ['first', 'again']) {
    const effects = compileGame(files, TINY_GAME_ID, memory)
      .model?.rows.filter(({ file }) => file === TABLE)
      .map(({ effect }) => effect);

    expect(effects?.length).toBeGreaterThan(1);
    expect(new Set(effects).size).toBe(effects?.length);
  }
});

it('makes the code of a game that was inspected before others were', () => {
  const files = tinyGame();
  const memory = createCompileCache();
  const inspected = inspectGame(files, TINY_GAME_ID, memory);
  replace(files, `${TINY_GAME_ID}/game.yaml`, 'title: Lantern', 'title: Lamp');
  const later = inspectGame(files, TINY_GAME_ID, memory);
  const fresh = [tinyGame(), files].map((one) => compileGame(one, TINY_GAME_ID));

  expect(fresh.map(({ module }) => module?.meta.title)).toEqual(['Lantern', 'Lamp']);
  expect([inspected, later].map((one, i) => sameModule(one.emit(), fresh[i] as CompiledGame))).toEqual([true, true]);
});

it('leaves a result what it knows of its trees, whatever is compiled after it', () => {
  const files = tinyGame();
  files.set(MOTH, 'count: 2\nstarts: deck\nmight: 1\neffect: this has +1 might\n');
  const memory = createCompileCache();
  const { model } = inspectGame(files, TINY_GAME_ID, memory);
  const item = model?.rows.find(({ name }) => name === 'moth')?.effect?.items[0];
  const before = model?.facts.refs.get(item);
  const { model: later } = inspectGame(files, TINY_GAME_ID, memory);

  expect(before?.to).toBe('attribute');
  expect(model?.facts.refs.get(item)).toBe(before);
  expect(later?.facts.refs.get(item)).toEqual(before);
  expect(later?.facts.refs.get(item)).not.toBe(before);
});

it('tells of a game with a mistake all that there is to tell before any code is asked for', () => {
  const files = tinyGame();
  files.set(MOTH, 'count: 2\nstarts: deck\nmight: 1\neffect: this has +1 migt\n');
  const { diagnostics, hash, emit } = inspectGame(files, TINY_GAME_ID);

  expect(diagnostics.map(({ severity }) => severity)).toContain('error');
  expect(emit()).toMatchObject({ diagnostics, hash, module: null });
});
