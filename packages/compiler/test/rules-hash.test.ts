// What belongs to the rules of a game, and what is only said or shown. Games are edited at random,
// with fixed seeds.

import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { loadModule } from '../src/code/testing/running.ts';
import { parseYaml } from '../src/content/load/yaml.ts';
import type { YamlNode, YamlScalar } from '../src/content/load/yaml/node.ts';
import { compileGame, type CompiledGame } from '../src/compile.ts';
import { createCompileCache } from '../src/compile-cache.ts';
import { formatText } from '../src/tooling/format/format-text.ts';
import { mutated, mutationsOf } from '../src/tooling/mutate/index.ts';
import { sourceFile } from '../src/diagnostics/source/file.ts';
import type { EmittedModule } from '../src/code/module.ts';
import { TIMES } from './content-games.ts';
import { CORPUS } from './corpus-game.ts';
import { seeded } from './mutate.ts';
import { readGames, TINY_GAME_ID, tinyGame } from './tiny-game.ts';

type Files = ReadonlyMap<string, string>;

/** How often each game is edited, and how many changes of each are tried. */
const EDITED = 8 * TIMES;
const CHANGED = 20 * TIMES;

const GAMES: readonly (readonly [string, Files])[] = [
  [TINY_GAME_ID, tinyGame()],
  ['delve', readGames(CORPUS, 'delve')],
  ['academy', readGames(CORPUS, 'academy')],
];

it.each(GAMES)(
  '%s: edits of comments, texts and layout keep the hash, and the game plays as before',
  async (id, files) => {
    const cache = createCompileCache();
    const before = sound(compileGame(files, id, cache));
    const trail = await trailOf(before);
    for (let seed = 1; seed <= EDITED; seed++) {
      const edited = reworded(files, id, seeded(seed));
      const after = sound(compileGame(edited, id, cache));

      expect([seed, after.meta.rulesHash]).toEqual([seed, before.meta.rulesHash]);
      if (seed % 8 === 0) expect([seed, await trailOf(after)]).toEqual([seed, trail]);
    }
  },
);

it.each(GAMES)('%s: every change of a rule or a number that comes to other code changes the hash', (id, files) => {
  const cache = createCompileCache();
  const { model, module } = compileGame(files, id, cache);
  if (model === null || module === null) throw new Error('the game has mistakes');
  const missed: string[] = [];
  let tried = 0;
  const all = mutationsOf(model, files);
  // Some of each game, spread evenly over its files.
  const step = Math.ceil(all.length / CHANGED);
  for (let at = 0; at < all.length; at += step) {
    const mutation = all[at]!;
    const { file } = mutation.at;
    const after = compileGame(new Map(files).set(file, mutated(files.get(file) ?? '', mutation)), id, cache).module;
    if (after === null || playedCode(after) === playedCode(module)) continue;
    tried++;
    if (after.meta.rulesHash === module.meta.rulesHash)
      missed.push(`${file}:${mutation.at.start} ${mutation.original} -> ${mutation.replacement}`);
  }

  expect(missed).toEqual([]);
  expect(tried).toBeGreaterThan(CHANGED / 2);
});

it.each([
  ['one thing more of a row', 'tricks/nudge.yaml', /^/, 'count: 7 per player\n', /^count: .*\n/m],
  ['one row more', 'beasts/gnat.yaml', /^/, 'count: 1 per player\nstarts: deck\nmight: 1\n', null],
  ['an option that begins otherwise', 'game.yaml', /default: 6/, 'default: 7', null],
  ['a counter that stops elsewhere', 'game.yaml', /max: 20 \}\n/, 'max: 21 }\n', null],
  ['a zone that is seen by others', 'game.yaml', /visible: none/, 'visible: owner', null],
  ['a window that asks others', 'game.yaml', /main-window: \{ asks: you/, 'main-window: { asks: everyone', null],
  ['one player more', 'game.yaml', /max: 2 \}/, 'max: 3 }', null],
  ['values of an enum in another order', 'game.yaml', /\[calm, wild\]/, '[wild, calm]', null],
])('is another one after %s', (_, path, where, put, without) => {
  const files = tinyGame();
  const text = (files.get(`${TINY_GAME_ID}/${path}`) ?? '').replace(without ?? /$^/, '');
  const changed = new Map(files).set(`${TINY_GAME_ID}/${path}`, text.replace(where, put));

  expect(changed).not.toEqual(files);
  expect(hashOf(changed)).not.toBe(hashOf(files));
});

it('is another one, when procedures that hear the same event change places', () => {
  const files = (first: string, second: string): Files =>
    new Map(tinyGame()).set(`${TINY_GAME_ID}/rules/more.rules`, `${first}\n\n${second}\n`);
  const [one, two] = [
    'when a beast is banished\n  set day to day + 1',
    'when a beast is banished\n  set day to day * 2',
  ] as const;

  expect(hashOf(files(one, two))).not.toBe(hashOf(files(two, one)));
});

it('is the same for players and for designers, with what was compiled before and without', () => {
  const files = tinyGame();
  const cache = createCompileCache();
  const hashes = [
    compileGame(files, TINY_GAME_ID, cache),
    compileGame(files, TINY_GAME_ID, cache),
    compileGame(files, TINY_GAME_ID, null, 'release'),
  ].map((compiled) => sound(compiled).meta.rulesHash);

  expect(new Set(hashes).size).toBe(1);
  expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/);
});

it('is the same, when only bots strive for something else', () => {
  const files = tinyGame();
  const path = `${TINY_GAME_ID}/game.yaml`;
  const bots = 'bots: { wants: { oil: { is: your oil, weight: 2 } } }\n';

  expect(hashOf(new Map(files).set(path, (files.get(path) ?? '') + bots))).toBe(hashOf(files));
});

function hashOf(files: Files): string {
  return sound(compileGame(files, TINY_GAME_ID)).meta.rulesHash;
}

function sound({ module, diagnostics }: CompiledGame): EmittedModule {
  if (module === null) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return module;
}

/** The code without the line of metadata, which has all texts in it, and what it says of bots. */
function playedCode({ functionCode, meta }: EmittedModule): string {
  const { players, layout, options, zones, fields } = meta;
  const told = { players, layout, options, zones, fields, asks: meta.asks.map(({ what, type }) => [what, type]) };
  return functionCode.slice(functionCode.indexOf('\nconst meta')) + JSON.stringify(told);
}

/** Every state of a random game. */
async function trailOf({ code }: EmittedModule): Promise<string> {
  const module: GameModule = await loadModule(code);
  const { meta, io } = module;
  const state = new Int32Array(meta.layout.size);
  module.init(
    state,
    meta.options.map(({ initial }) => initial),
    meta.players.min,
    5,
  );
  const random = seeded(5);
  const states: string[] = [];
  let status = module.run(state);
  while (status === STATUS.decision && states.length < 60) {
    states.push(`${state.join()} asks ${io.player}: ${io.options.subarray(0, io.count).join()}`);
    state[HEADER.answer] = io.options[Math.floor(random() * io.count)] ?? 0;
    state[HEADER.answered] = 1;
    status = module.run(state);
  }
  return states.join('\n');
}

// ---------------------------------------------------------------- edits that change no rule

const SAYS: ReadonlySet<string> = new Set(['title', 'text', 'flavour', 'phrases', 'prompts', 'reasons']);

/** A game after some edits of what is only said and shown. */
function reworded(files: Files, id: string, random: () => number): Map<string, string> {
  const edited = new Map(files);
  const paths = [...files.keys()].filter((path) => !path.includes('/scenarios/'));
  for (let n = 0; n < 6; n++) {
    const path = paths[Math.floor(random() * paths.length)] ?? '';
    const text = edited.get(path) ?? '';
    const edits = path.endsWith('.rules') ? [commented, laidOut] : [worded, worded, marked, laidOut];
    const edit = edits[Math.floor(random() * edits.length)] ?? marked;
    edited.set(path, edit(text, path, random));
  }
  if (random() < 0.3) edited.set(`${id}/locale/eo.yaml`, `draft: true\ntitle: Ludo ${Math.floor(random() * 100)}\n`);
  return edited;
}

/** A comment on a line of its own, and one behind a line. */
function commented(text: string, _: string, random: () => number): string {
  const lines = text.split('\n');
  const at = Math.floor(random() * lines.length);
  lines.splice(at, 0, '-- a word about it');
  return lines.join('\n');
}

function marked(text: string): string {
  return `# a word about it\n${text}`;
}

function laidOut(text: string, path: string): string {
  return formatText(path, text);
}

/** A word more in one of its texts, a name of who is asked in a prompt, another picture. */
function worded(text: string, path: string, random: () => number): string {
  const { root } = parseYaml(sourceFile(path, text)).value;
  const said = root === undefined ? [] : textsIn(root, false);
  const one = said[Math.floor(random() * said.length)];
  if (one === undefined || one.scalar.block !== undefined || one.scalar.style === 'empty') return text;
  const { start, end } = one.scalar.span;
  if (one.isIcon) return `${text.slice(0, start)}spider${text.slice(end)}`;
  const inside = one.scalar.style === 'plain' ? end : end - 1;
  const more = one.isPrompt && one.scalar.style !== 'plain' && random() < 0.5 ? ' ({you})' : ' indeed';
  return text.slice(0, inside) + more + text.slice(inside);
}

interface Said {
  readonly scalar: YamlScalar;
  readonly isPrompt: boolean;
  readonly isIcon: boolean;
}

function textsIn(node: YamlNode, isText: boolean, isPrompt = false): Said[] {
  if (node.kind === 'seq') return node.items.flatMap((item) => textsIn(item, isText, isPrompt));
  if (node.kind === 'scalar')
    return isText && typeof node.value === 'string' ? [{ scalar: node, isPrompt, isIcon: false }] : [];
  return node.entries.flatMap(({ key, value }) => {
    if (key === 'icon' && value.kind === 'scalar') return [{ scalar: value, isPrompt: false, isIcon: true }];
    return textsIn(value, isText || SAYS.has(key), isPrompt || key === 'prompts');
  });
}
