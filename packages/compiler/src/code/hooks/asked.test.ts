import { expect, it } from 'vitest';
import { compileText } from '../../testing/compile-text.ts';
import { loadModule, Running } from '../testing/running.ts';

const RULES = `define owed(player p, number times) as times * p.oil + your oil
define strong(beast b, number least) as b.might >= least
define stronger(number least) as beasts where its might >= least
define sum-of(set of beast some) as count(some)
`;

it('answers for functions of the game, with what they take, and not for those that take a whole set', async () => {
  const { diagnostics, module } = compileText({ 'rules/asked.rules': RULES });
  expect(diagnostics).toEqual([]);
  const running = new Running(await loadModule(module?.code ?? ''));
  const { state } = running.set('oil', 4, 0).set('oil', 3, 1);
  const { meta } = running.module;
  const into = new Int32Array(meta.layout.things);
  const asked = (name: string, args: readonly number[], you: number): number | undefined =>
    running.module.evaluate?.(state, meta.functions?.findIndex((one) => one.name === name) ?? -1, args, you, into);
  const [wolf = -1] = running.things('wolf');

  expect(meta.functions?.map(({ name }) => name)).not.toContain('sum-of');
  expect(asked('owed', [1, 2], 0)).toBe(10);
  expect(asked('owed', [0, 2], 1)).toBe(11);
  expect([1, 99].map((least) => asked('strong', [wolf, least], 0))).toEqual([1, 0]);
  const count = asked('stronger', [1], 0) ?? 0;
  expect([...into.subarray(0, count)]).toContain(wolf);
});
