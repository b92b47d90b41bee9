import { expect, it } from 'vitest';
import { inspectGame } from '../../compile.ts';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';
import { additionsOf, mutated, mutationsOf, playedFiles, rulePlaces, type Mutation } from './index.ts';

const ROW = 'beasts/subject.yaml';

/** Changes of an effect, each as it would stand there. */
function changesOf(effect: string): string[] {
  const indented = effect.replaceAll(/^/gm, '  ');
  return changesOfRow(`count: 1 per player\nstarts: deck\nmight: 1\neffect: |\n${indented}\n`).flatMap(({ text, at }) =>
    at.mutator === 'data' ? [] : [text.split('effect: |\n')[1]!.replaceAll(/^ {2}/gm, '').trimEnd()],
  );
}

/** The same for changes that add. */
function additionsTo(effect: string): string[] {
  const indented = effect.replaceAll(/^/gm, '  ');
  const row = `count: 1 per player\nstarts: deck\nmight: 1\neffect: |\n${indented}\n`;
  return changesOfRow(row, additionsOf).map(({ text }) =>
    text.split('effect: |\n')[1]!.replaceAll(/^ {2}/gm, '').trimEnd(),
  );
}

function changesOfRow(row: string, find = mutationsOf): { readonly at: Mutation; readonly text: string }[] {
  const path = `${TINY_GAME_ID}/${ROW}`;
  const files = tinyGame().set(path, row);
  const { model, diagnostics } = inspectGame(files, TINY_GAME_ID);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const own = find(model!, files).filter(({ at }) => at.file === path);
  return own.map((at) => ({ at, text: mutated(row, at) }));
}

it('changes each number and leaves out each line', () => {
  expect(changesOf('gain 2 oil')).toEqual(['require true', 'gain 3 oil']);
});

it('moves a bound, turns a condition round, and joins what was one of two', () => {
  const changes = changesOf('if your oil > 2 and your oil is not 7\n  gain 1 oil');

  expect(changes.map((text) => text.split('\n')[0])).toEqual([
    'require true',
    'if not (your oil > 2 and your oil is not 7)',
    'if your oil >= 2 and your oil is not 7',
    'if your oil > 3 and your oil is not 7',
    'if your oil > 2 or your oil is not 7',
    'if your oil > 2 and your oil is 7',
    'if your oil > 2 and your oil is not 8',
    'if your oil > 2 and your oil is not 7',
    'if your oil > 2 and your oil is not 7',
  ]);
});

it('puts two lines the other way round, when their order can matter', () => {
  const inOrder = (effect: string): string[] => changesOf(effect).filter((text) => text.startsWith('lose'));

  expect(inOrder('gain 1 oil\nlose 2 oil')).toEqual(['lose 2 oil\ngain 1 oil']);
  expect(inOrder('gain 1 oil\nlose 2 embers')).toEqual([]);
});

it('keeps what stands behind a block where it is, when the block goes', () => {
  expect(changesOf('if your oil > 2\n  gain 1 oil\ngain 2 embers')).toContain('require true\ngain 2 embers');
});

it('means others, or as many as one likes', () => {
  expect(changesOf('each other player, gain 1 oil')).toContain('each player, gain 1 oil');
  expect(changesOf('move a beast in your hand to your deck')).toContain(
    'move at most one beast in your hand to your deck',
  );
});

it('does a line twice where that adds up, and not where it comes to the same', () => {
  const changes = additionsTo(
    'gain 1 oil\nif your embers is 0\n  lose 1 oil\n  set your embers to 2\nshuffle your deck',
  );

  expect(changes.filter((text) => text.split('\n').length > 5)).toEqual([
    'gain 1 oil\ngain 1 oil\nif your embers is 0\n  lose 1 oil\n  set your embers to 2\nshuffle your deck',
    'gain 1 oil\nif your embers is 0\n  lose 1 oil\n  lose 1 oil\n  set your embers to 2\nshuffle your deck',
  ]);
});

it('does a call twice only where something in it, or what hears of it, adds up', () => {
  const rules = [
    'to bed (bedded) beast b\n  move b to your deck\n  set your oil to 2',
    'to feed (fed) beast b\n  move b to your deck\n  let n = 0\n  increase n by 1',
    'to fill\n  set your oil to your oil + 1',
    'to call-up\n  move first(your deck) to your hand',
    'to doze\n  bed first(beasts in your deck)',
    'to nap\n  bed a beast in your hand',
    'to use-up\n  repeat while your oil > 0\n    lose 1 oil\n    gain 1 embers',
    'to use-some\n  repeat while your oil > 0\n    lose 1 oil\n    if your embers > 3, stop',
    'to use-two\n  let n = 0\n  repeat while n < 2\n    increase n by 1\n    lose 1 oil',
    'to fade\n  as first(players)\n    gain 1 oil\n    win you because dusk',
    'when a beast is fed, gain 1 embers',
  ];
  const lines = [
    'bed b',
    'feed b',
    'fill',
    'call-up',
    'doze',
    'nap',
    'use-up',
    'use-some',
    'use-two',
    'fade',
    'move b to your deck',
    'move 2 beasts in your hand to your deck',
  ];
  const path = `${TINY_GAME_ID}/rules/more.rules`;
  const files = tinyGame().set(path, `${rules.join('\n\n')}\n\nto all beast b\n  ${lines.join('\n  ')}\n`);
  const { model, diagnostics } = inspectGame(files, TINY_GAME_ID);
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);

  const own = additionsOf(model!, files).filter(({ at, mutator }) => at.file === path && mutator === 'twice');
  const repeated = own.map(({ original }) => original).filter((line) => lines.includes(line));
  // What goes on until nothing is left has nothing to do the second time, and a game ends once.
  expect(repeated).toEqual([
    'feed b',
    'fill',
    'call-up',
    'doze',
    'nap',
    'use-some',
    'use-two',
    'move 2 beasts in your hand to your deck',
  ]);
});

it('leaves out each part of a condition, and makes each number smaller that is not 0', () => {
  const changes = additionsTo('if your oil > 2 and your embers is 0, gain 1 oil');

  expect(changes).toEqual(
    expect.arrayContaining([
      'if your oil > 2, gain 1 oil',
      'if your embers is 0, gain 1 oil',
      'if your oil > 1 and your embers is 0, gain 1 oil',
      'if your oil > 2 and your embers is 0, gain 0 oil',
    ]),
  );
  expect(changes.filter((text) => text.includes('-1'))).toEqual([]);
});

it('lets an effect last for each other period that effects of the game last for', () => {
  const files = tinyGame().set(
    `${TINY_GAME_ID}/rules/more.rules`,
    'to doze\n  until end of doze, your beasts have +1 might\n  at end of take-turn, gain 1 oil\n',
  );
  const { model } = inspectGame(files, TINY_GAME_ID);

  const changed = additionsOf(model!, files).filter(
    ({ at, mutator }) => mutator === 'period' && at.file.endsWith('more.rules'),
  );
  expect(changed.map(({ original, replacement }) => `${original} -> ${replacement}`)).toEqual([
    'doze -> take-turn',
    'take-turn -> doze',
  ]);
});

it('leaves alone what an option only shows before a player commits', () => {
  const path = `${TINY_GAME_ID}/rules/more.rules`;
  const rule =
    'to point\n  choose\n    option aim for each b in beasts in your deck if your oil > 2, showing beasts where its might > 4\n      gain 1 oil\n';
  const files = tinyGame().set(path, rule);
  const { model, diagnostics } = inspectGame(files, TINY_GAME_ID);
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);

  const numbers = [...additionsOf(model!, files), ...mutationsOf(model!, files)]
    .filter(({ at, mutator }) => at.file === path && (mutator === 'number' || mutator === 'fewer'))
    .map(({ original }) => original);
  expect(numbers.toSorted()).toEqual(['1', '1', '2', '2']);
});

it('changes numbers of rows, and leaves alone what players read', () => {
  const row = 'title: 3 Moths\ncount: 1 per player\nstarts: deck\nmight: 4\nflavour: Take 7.\n';

  expect(changesOfRow(row).map(({ at }) => `${at.original} ${at.replacement}`)).toEqual(['4 5']);
});

it('knows what carries out a rule', () => {
  const files = tinyGame().set(
    `${TINY_GAME_ID}/rules/more.rules`,
    'to nap\n  rule TI-NAP-01\n  gain 1 oil\n\nto wake\n  gain 2 oil\n',
  );
  const { model } = inspectGame(files, TINY_GAME_ID);

  const [place] = rulePlaces(model!, 'TI-NAP-01');
  expect(files.get(place!.file)!.slice(place!.start, place!.end)).toContain('gain 1 oil');
  expect(files.get(place!.file)!.slice(place!.start, place!.end)).not.toContain('gain 2 oil');
  expect(rulePlaces(model!, 'TI-NAP-02')).toEqual([]);
});

it('leaves out what no scenario can notice, and the game is played by the same code', () => {
  const game = (path: string): string => `${TINY_GAME_ID}/${path}`;
  const about = ['rulebook.yaml', 'locale/fr.yaml', 'lessons/first.yaml', 'equivalents.yaml', 'README.md'].map(game);
  const files = tinyGame().set('other/game.yaml', 'title: Other\n');
  for (const path of about) files.set(path, files.get(path) ?? '');

  const played = playedFiles(files, TINY_GAME_ID);
  expect([...played.keys()].filter((path) => about.includes(path) || path.startsWith('other/'))).toEqual([]);
  expect([...played.keys()]).toEqual(
    expect.arrayContaining([game('game.yaml'), game('rules/play.rules'), game('beasts/moth.yaml')]),
  );
  const [whole, part] = [tinyGame(), played].map((of) => {
    const code = inspectGame(of, TINY_GAME_ID).emit().module?.code ?? '';
    return code.slice(code.indexOf('\nexport const meta'));
  });
  expect(part).toBe(whole);
  expect(part?.length).toBeGreaterThan(1000);
});
