import { expect, it } from 'vitest';
import { TINY_GAME_ID, tinyGame } from '../../test/tiny-game.ts';
import { compileGame } from '../compile.ts';
import { compileMemory } from '../memory.ts';
import { loadModule } from './testing/running.ts';

function compiled(extra = ''): readonly [develop: string, release: string] {
  const files = tinyGame();
  const path = `${TINY_GAME_ID}/game.yaml`;
  files.set(path, `${files.get(path) ?? ''}\n${extra}`);
  const [develop, release] = (['develop', 'release'] as const).map(
    (target) => compileGame(files, TINY_GAME_ID, compileMemory(), target).module?.code ?? '',
  );
  return [develop ?? '', release ?? ''];
}

it('leaves out marks, citations, invariants and procedures, when a game is compiled for players', async () => {
  const [develop, release] = compiled('invariants:\n  rich: your oil >= 0\n');
  const [whole, lean] = [(await loadModule(develop)).meta, (await loadModule(release)).meta];

  expect(develop).toContain('io.reached[');
  expect(release).not.toContain('io.reached[');
  expect(whole.procedures.length).toBeGreaterThan(0);
  expect(whole.invariants).toHaveLength(1);
  expect([lean.procedures, lean.rules, lean.invariants]).toEqual([[], [], undefined]);
  expect(lean.rows).toEqual(whole.rows.map((row) => ({ ...row, rules: [] })));
});

it('still names file and line of every question and reason, when a game is compiled for players', async () => {
  const [develop, release] = compiled();
  const [whole, lean] = [(await loadModule(develop)).meta, (await loadModule(release)).meta];
  const places = ({ asks, sites }: typeof whole) =>
    asks.map(({ site }) => [sites[site]?.file, sites[site]?.line] as const);

  expect(places(lean).length).toBeGreaterThan(3);
  expect(places(lean)).toEqual(places(whole));
});
