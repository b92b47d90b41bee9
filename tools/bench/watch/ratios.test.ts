import { expect, it } from 'vitest';
import type { Row } from '../bench.ts';
import { lowerOf, notesOf, ratiosOf, slowerThan } from './ratios.ts';

function row(id: string, values: Row['values']): Row {
  return { id, what: '', figure: '', target: '', met: null, values };
}

it('takes the multiple of the yardstick, or how many times as slow as by hand, and leaves out what has neither', () => {
  const rows = [
    row('look.view', { nanoseconds: 70_000, yards: 8.7654 }),
    row('playouts', { ratio: 0.5 }),
    row('clone.size', { ints: 3905 }),
  ];

  expect(ratiosOf(rows)).toEqual({ 'look.view': 8.77, playouts: 2 });
});

it('finds a figure that is one and a half times as slow, and none that is less so or was not there', () => {
  const kept = { hash: 1, view: 8, deal: 2, old: 1 };

  expect(slowerThan(kept, { hash: 1.49, view: 12, deal: 1, added: 100 })).toEqual(['view']);
});

it('takes the lower of two measurements', () => {
  expect(lowerOf({ view: 8, deal: 2 }, { view: 6, hash: 1 })).toEqual({ view: 6, deal: 2, hash: 1 });
});

it('tells what is slower, and by how much, and which figures cannot be compared', () => {
  const kept = { written: '2026-11-28', ratios: { view: 8, deal: 2, old: 1 } };

  expect(notesOf(kept, { view: 16, deal: 2, added: 1 })).toEqual([
    'slower: view takes 2.0 times what it took on 2026-11-28',
    'new: nothing is kept that added could be compared with',
    'gone: old is kept and was not measured',
  ]);
  expect(notesOf(kept, kept.ratios)).toEqual([]);
});
