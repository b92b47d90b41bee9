import { expect, it } from 'vitest';
import { Tree } from './tree.ts';

it('finds the child of an answer and a player, and no other', () => {
  const tree = new Tree(8);
  tree.clear();

  const first = tree.add(0, 5, 0);
  const second = tree.add(0, 6, 0);
  const deeper = tree.add(first, 5, 1);

  expect(tree.child(0, 5, 0)).toBe(first);
  expect(tree.child(0, 6, 0)).toBe(second);
  expect(tree.child(first, 5, 1)).toBe(deeper);
  expect(tree.child(0, 5, 1)).toBe(-1);
  expect(tree.child(second, 5, 1)).toBe(-1);
});

it('is empty again after it was cleared, and says when it is full', () => {
  const tree = new Tree(3);
  tree.clear();
  tree.add(0, 1, 0);
  tree.visits[1] = 9;
  tree.add(0, 2, 0);
  expect(tree.hasRoom).toBe(false);

  tree.clear();

  expect(tree.hasRoom).toBe(true);
  expect(tree.child(0, 1, 0)).toBe(-1);
  expect(tree.visits[tree.add(0, 1, 0)]).toBe(0);
});
