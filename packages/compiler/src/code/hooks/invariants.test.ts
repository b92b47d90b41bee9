import { expect, it } from 'vitest';
import { compileText } from '../../testing/compile-text.ts';
import { TINY_GAME_ID, tinyGame } from '../../../test/tiny-game.ts';
import { loadModule, Running } from '../testing/running.ts';

const game = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';

function compile(invariants: string): ReturnType<typeof compileText> {
  return compileText({ 'game.yaml': `${game}\ninvariants:\n  ${invariants}\n` });
}

it('tells for each player whether an invariant of the content holds', async () => {
  const { module } = compile('rich: your oil > 3\n  quiet: no beasts in glades in your grove where its might > 3');
  const running = new Running(await loadModule(module?.code ?? ''));
  const { state } = running
    .set('oil', 4, 0)
    .set('oil', 3, 1)
    .put(running.things('wolf')[0] ?? -1, 'dwellers', running.things('fern')[0]);

  const holds = [0, 1].map((index) => [0, 1].map((player) => running.module.invariant?.(state, index, player)));

  expect(running.module.meta.invariants?.map(({ name }) => name)).toEqual(['rich', 'quiet']);
  expect(holds).toEqual([
    [true, false],
    [false, true],
  ]);
});

it.each([
  ['rich: your oil', 'check/wrong-type'],
  ['rich: your oll > 3', 'check/unknown-field'],
  ['rich: d6 > 3', 'check/impure'],
  ['rich: [1]', 'load/wrong-type'],
])('says what is wrong, when an invariant is `%s`', (text, code) => {
  const { diagnostics, module } = compile(text);

  expect([module, diagnostics.map((found) => found.code)]).toEqual([null, [code]]);
});
