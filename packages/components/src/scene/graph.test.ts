import { expect, it } from 'vitest';
import { readLayout } from '../layout/read-layout.ts';
import { decision, pantryMeta, pantryView, thing as pantryThing } from '../testing/pantry.ts';
import { graphOf } from './graph.ts';
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

it('puts things that are joined near each other, when the layout places none', () => {
  const plain = pantryMeta({ player: [{ zone: 'pantry', as: 'graph' }] });
  const rows = ['a', 'b', 'c'].map((name) => ({ ...plain.rows[0]!, name }));
  const kinds = plain.kinds.map((kind, index) =>
    index === 0
      ? {
          ...kind,
          links: [
            ['a', 'c'],
            ['c', 'b'],
          ] as [string, string][],
        }
      : kind,
  );
  const things = [0, 1, 2].map((row) => ({ ...pantryThing(row, 0), row, kind: 0 }));
  const area = { ...readLayout(plain).player[0]!, at: new Map() };

  const { spots } = graphOf({ ...plain, rows, kinds }, area, things);

  expect([...spots.values()].map(([, y]) => y)).toEqual([50, 50, 50]);
  expect(spots.get(2)![0]).toBe(50);
  // With a place for one of them the others lie on a circle, as they always did.
  const partly = graphOf({ ...plain, rows, kinds }, { ...area, at: new Map([['a', [5, 5] as const]]) }, things);
  expect(partly.spots.get(0)).toEqual([5, 5]);
  expect(partly.spots.get(1)).toEqual([50, 10]);
});

it('knows what is only a way between others', () => {
  const { name } = boardOf({});

  expect(boardOf({ passages: [name] }).graph?.passages.size).toBe(1);
  expect(boardOf({}).graph?.passages.size).toBe(0);
});
