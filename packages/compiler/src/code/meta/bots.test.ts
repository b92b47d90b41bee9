import { expect, it } from 'vitest';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';
import { compileText } from '../../testing/compile-text.ts';
import { loadModule, Running } from '../testing/running.ts';

const game = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';

function compile(bots: string): ReturnType<typeof compileText> {
  return compileText({ 'game.yaml': `${game}\nbots: ${bots}\n` });
}

async function running(bots: string): Promise<Running> {
  const { diagnostics, module } = compile(bots);
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return new Running(await loadModule(module.code));
}

it('adds up what a player wants, each by its weight, in hundredths of a point', async () => {
  const tiny = await running('{wants: {oil: your oil, embers: {is: your embers * 2, weight: -30}}, ahead: 12}');
  tiny.set('oil', 3, 0).set('embers', 4, 0).set('oil', 1, 1).set('embers', 0, 1);

  expect([0, 1].map((player) => tiny.module.wants?.(tiny.state, player))).toEqual([300 - 240, 100]);
  const { ahead, wants } = tiny.module.meta.bots!;
  expect([ahead, wants.map(({ name, weight }) => [name, weight])]).toEqual([
    12,
    [
      ['oil', 100],
      ['embers', -30],
    ],
  ]);
});

it('leaves out what is harmless where others have it against a player', async () => {
  const tiny = await running('{wants: {oil: your oil, embers: {is: your embers, weight: -30, harmless: true}}}');
  tiny.set('oil', 3, 0).set('embers', 4, 0);

  const { module, state } = tiny;

  expect([module.wants?.(state, 0), module.wants?.(state, 0, true)]).toEqual([300 - 120, 300]);
  expect(tiny.module.meta.bots!.wants.map(({ harmless }) => harmless)).toEqual([undefined, true]);
});

it('leaves a game as it is that says nothing to bots, or only how far they look', async () => {
  const { module } = compileText({ 'game.yaml': game });
  const silent = await loadModule(module!.code);
  const far = await running('{ahead: 9}');

  expect([silent.meta.bots, 'wants' in silent]).toEqual([undefined, false]);
  expect([far.module.meta.bots, 'wants' in far.module]).toEqual([{ ahead: 9, wants: [] }, false]);
});

it('tells the number that says how far bots look', async () => {
  const tiny = await running('{until: your oil + 1}');
  tiny.set('oil', 3, 0).set('oil', 1, 1);

  expect([0, 1].map((player) => tiny.module.until?.(tiny.state, player))).toEqual([4, 2]);
});

it.each([
  ['{wants: {oil: your oyl}}', 'your oyl'],
  ['{wants: {oil: your oil > 2}}', 'a yes or no'],
  ['{wants: {oil: {is: your oil, wait: 3}}}', 'wait'],
  ['{ahead: 0}', '1'],
  ['{until: your oil is 2}', 'a yes or no'],
])('says what is wrong in %s', (bots, word) => {
  const { diagnostics, module } = compile(bots);

  expect(module).toBeNull();
  expect(diagnostics.map(({ message }) => message).join('\n')).toContain(word.replace('your ', ''));
});

it('does not let it ask or change anything', () => {
  const { diagnostics } = compile('{wants: {oil: a fern}}');

  expect(diagnostics.length).toBeGreaterThan(0);
});
