import { expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import { buildScene } from './scene.ts';

const boardOf = (more: object) => {
  const meta = pantryMeta({
    player: [{ zone: 'pantry', as: 'graph', ...more }],
    kinds: { shelf: { shape: 'tile', inside: ['jars'] } },
  });
  const area = buildScene(meta, readLayout(meta), pantryView(decision({}))).players[1]?.areas[0];
  return { graph: area?.graph, name: meta.rows.find((row) => meta.kinds[row.kind]?.name === 'shelf')?.name ?? '' };
};

it('draws places no higher than the board has room for them', () => {
  const { name } = boardOf({});
  const heights = (y: number): number[] => [...(boardOf({ at: { [name]: [50, y] } }).graph?.heights.values() ?? [])];

  expect(Math.max(...heights(50))).toBe(34);
  expect(Math.max(...heights(10))).toBe(18);
});

it('draws what is only a way between others less high', () => {
  const { name } = boardOf({});
  const { graph } = boardOf({ at: { [name]: [50, 50] }, passages: [name] });
  const [passage] = [...(graph?.passages ?? [])];

  expect(graph?.heights.get(passage ?? -1)).toBeLessThan(34);
});
