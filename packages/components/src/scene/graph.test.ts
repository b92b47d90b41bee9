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

it('puts things where the layout says, the others on a circle', () => {
  const { name } = boardOf({});

  expect([...(boardOf({ at: { [name]: [50, 30] } }).graph?.spots.values() ?? [])]).toEqual([[50, 30]]);
  expect([...(boardOf({}).graph?.spots.values() ?? [])]).toEqual([[50, 10]]);
});

it('knows what is only a way between others', () => {
  const { name } = boardOf({});

  expect(boardOf({ passages: [name] }).graph?.passages.size).toBe(1);
  expect(boardOf({}).graph?.passages.size).toBe(0);
});
