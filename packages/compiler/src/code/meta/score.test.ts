import { expect, it } from 'vitest';
import { compileText } from '../../testing/compile-text.ts';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';
import { loadModule, Running } from '../testing/running.ts';

const whole = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';
/** The tiny game without its own score sheet. */
const game = whole.replace(/^score:\n(?: .*\n)+/m, '');

function compile(score: string, rules = ''): ReturnType<typeof compileText> {
  return compileText({ 'game.yaml': `${game}\nscore:\n  ${score}\n`, 'rules/more.rules': rules });
}

async function running(score: string, rules = ''): Promise<Running> {
  const { diagnostics, module } = compile(score, rules);
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return new Running(await loadModule(module.code));
}

/** Lines of a player's sheet: name, thing, points. */
function sheetOf({ module, state }: Running, player: number): [string | undefined, number, number][] {
  const into = new Int32Array(300);
  const count = module.score?.(state, player, into) ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const [line = -1, thing = -1, value = 0] = into.subarray(i * 3, i * 3 + 3);
    return [module.meta.score?.lines[line]?.name, thing, value];
  });
}

const HUNT = `rich: your oil * 2
  hunt: {title: Hunting, each: fighters of you, is: its might + your embers}
  strikes: -your strikes`;

it('has a line for a number, a line for each thing of a set, and adds them up', async () => {
  const tiny = await running(HUNT);
  const [wolf = -1] = tiny.things('wolf');
  const [owl = -1] = tiny.things('owl');
  const [fern, otherFern] = tiny.things('fern');
  tiny.set('oil', 3, 0).set('embers', 10, 0).set('strikes', 4, 0).set('oil', 1, 1);
  tiny.put(wolf, 'dwellers', fern).put(owl, 'dwellers', otherFern);
  const might = (thing: number): number => tiny.module.attribute(tiny.state, mightOf(tiny), thing);
  const index = tiny.module.meta.score?.attribute ?? -1;

  expect(sheetOf(tiny, 0)).toEqual([
    ['rich', -1, 6],
    ['hunt', wolf, might(wolf) + 10],
    ['strikes', -1, -4],
  ]);
  expect(sheetOf(tiny, 1)).toEqual([
    ['rich', -1, 2],
    ['hunt', owl, might(owl)],
    ['strikes', -1, 0],
  ]);
  expect(tiny.module.attribute(tiny.state, index, 0)).toBe(6 + might(wolf) + 10 - 4);
  expect(tiny.module.meta.score?.lines.map(({ title, each }) => [title, each])).toEqual([
    ['Rich', false],
    ['Hunting', true],
    ['Strikes', false],
  ]);
});

function mightOf({ module }: Running): number {
  return module.meta.attributes.findIndex(({ name }) => name === 'might');
}

it('lets rules read the score, so that the most points win', async () => {
  const rules = `
to close-up
  let best = most(players, its score)
  if count(best) is 1, win first(best) because bright
  if your score >= 8, gain 1 oil
  end-game because dusk
`;
  const tiny = await running('rich: your oil * 2', rules);

  tiny.set('oil', 3, 0).set('oil', 4, 1).call('close-up');
  expect([tiny.state[13], tiny.state[24], tiny.state[25]]).toEqual([0, 2, 1]);

  tiny.reset(1);
  tiny.set('oil', 4, 0).set('oil', 4, 1).call('close-up');
  expect([tiny.state[13], tiny.get('oil', 0)]).toEqual([1, 5]);
});

it('lets several win together', async () => {
  const rules = `
to close-up
  win each most(players where its oil > 0, its score) because bright
  end-game because dusk

to call-it
  let best = most(players, its score)
  win each best because bright
`;
  const tiny = await running('rich: your oil * 2', rules);
  const outcome = (): number[] => [13, 24, 25, 32, 33].map((cell) => tiny.state[cell] ?? -1);

  tiny.set('oil', 4, 0).set('oil', 4, 1).call('close-up');
  expect(outcome()).toEqual([0, 1, 1, 0, 0]);

  tiny.reset(1);
  tiny.set('oil', 3, 0).set('oil', 4, 1).call('call-it');
  expect(outcome()).toEqual([0, 2, 1, 0, 0]);

  tiny.reset(1);
  tiny.set('oil', 0, 0).set('oil', 0, 1).call('close-up');
  expect(outcome()).toEqual([1, 0, 0, -1, -1]);
});

it('is left out of a game that scores nothing', async () => {
  const tiny = new Running(await loadModule(compileText({ 'game.yaml': game }).module?.code ?? ''));

  expect(tiny.module.meta.score).toBeUndefined();
  expect('score' in tiny.module).toBe(false);
});

it.each([
  ['rich: your oil', [], [], ['oil'], []],
  ['rich: your oil + opponent.oil', [], [], ['oil'], ['oil']],
  ['held: count(your hand)', ['hand'], [], [], []],
  ['held: {each: beasts in your hand, is: its might}', ['hand'], ['dwellers', 'grove'], [], []],
  ['cards: count(beasts where its might > 2)', [], ['deck', 'hand', 'discard', 'dwellers', 'grove'], [], []],
  ['wild: count(fighters where its mood is wild)', [], ['grove', 'dwellers'], [], ['mood']],
  ['days: day * 2', [], [], [], ['day']],
  ['much: held-by(you) + 1', [], ['hand'], [], []],
  ['much: held', ['hand'], [], [], []],
  ['at: count(glades in your grove where its owner is you)', ['grove'], ['grove'], [], []],
])('knows what the line `%s` depends on', (line, yourZones, zones, yourFields, fields) => {
  const rules = 'define held-by(player p) as count(hand of p)\ndefine held as count(your hand)\n';
  const { diagnostics, module } = compile(line, rules);
  const meta = module?.meta;
  const reads = meta?.score?.lines[0]?.reads;

  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  expect({
    yourZones: reads?.yourZones.map((zone) => meta?.zones[zone]?.name),
    zones: new Set(reads?.zones.map((zone) => meta?.zones[zone]?.name)),
    yourFields: reads?.yourFields.map((field) => meta?.fields[field]?.name),
    fields: reads?.fields.map((field) => meta?.fields[field]?.name),
  }).toEqual({ yourZones, zones: new Set(zones), yourFields, fields });
});

it.each([
  ['rich: your grove', 'check/wrong-type'],
  ['rich: d6', 'check/impure'],
  ['rich: {title: Rich}', 'load/missing-key'],
  ['rich: {each: your oil, is: 2}', 'check/not-a-set'],
  ['rich: {each: players, is: 2}', 'check/not-a-set'],
  ['rich: its might', 'resolve/no-it'],
  ['rich: {each: your hand, is: 2, points: 3}', 'load/unknown-key'],
])('says what is wrong with the line `%s`', (line, code) => {
  const { diagnostics, module } = compile(line);

  expect([module, diagnostics.map((found) => found.code)]).toEqual([null, [code]]);
});

it('lets no effect change the score by itself', () => {
  const { diagnostics } = compile('rich: your oil', 'players have +1 score');

  expect(diagnostics.map(({ code }) => code)).toEqual(['check/score-fixed']);
});

it('takes the word `score` only from a game that scores', () => {
  const field = game.replace('{ strikes: {', '{ score: { type: number }, strikes: {');

  expect(compileText({ 'game.yaml': field }).diagnostics).toEqual([]);
  expect(
    compileText({ 'game.yaml': `${field}\nscore: {rich: your oil}\n` }).diagnostics.map(({ code }) => code),
  ).toContain('load/name-taken');
});
