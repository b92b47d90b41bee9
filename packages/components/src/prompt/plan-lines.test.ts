import type { ThingView, ZoneView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { answer, decision, pantryMeta, pantryView } from '../testing/pantry.ts';
import { wordsFor } from '../words/words.ts';
import { planLines, type PlanLines } from './plan-lines.ts';

type Changes = Parameters<typeof planLines>[0]['changes'];

function linesOf(changes: Changes, given = -1, more: readonly ZoneView[] = []): PlanLines {
  const plain = pantryMeta();
  const meta = { ...plain, things: [0, 1, 1, 2, 3, 1] };
  const plainView = pantryView(decision({ answers: [answer(0, 'Open the lemon')] }));
  const view = { ...plainView, zones: [...plainView.zones, ...more] };
  const place = (zone: number): string | null => (zone === 9 ? 'Cellar' : zone === 72 ? 'Drawer' : null);
  const arrival = (zone: number): string | null | undefined => (zone === 8 ? 'Eaten' : zone === 7 ? null : undefined);
  const called = (thing: number): string => meta.rows[meta.things[thing] ?? -1]?.title ?? '';
  return planLines({ answer: given, changes }, { meta, view, words: wordsFor('en'), place, arrival, called });
}

it('says flags, places and numbers of what lies with whoever plans', () => {
  const { sure, perhaps } = linesOf([
    { fact: { is: 'counter', seat: 0, name: 'points' }, before: 4, after: [-1] },
    { fact: { is: 'field', thing: 3, name: 'open' }, before: 1, after: [0] },
    { fact: { is: 'field', thing: 1, name: 'open' }, before: 0, after: [1] },
    { fact: { is: 'field', thing: 2, name: 'open' }, before: 0, after: [1] },
    { fact: { is: 'place', thing: 3 }, before: 1, after: [9] },
  ]);

  expect(sure).toEqual(['Open no more: Lemon', 'Open (2): Plum; Plum', 'Lemon › Cellar', 'Points: 4 › −1']);
  expect(perhaps).toEqual([]);
});

it('keeps apart what is open, from the least to the greatest', () => {
  const { sure, perhaps } = linesOf([
    { fact: { is: 'counter', seat: 0, name: 'points' }, before: 4, after: [4, 5, 7] },
    { fact: { is: 'place', thing: 3 }, before: 1, after: [1, 9] },
  ]);

  expect(sure).toEqual([]);
  expect(perhaps).toEqual(['Lemon › Cellar', 'Points: 4 › 4 to 7']);
});

it('counts what goes to one place, and says no numbers of what goes elsewhere', () => {
  const { sure } = linesOf([
    { fact: { is: 'field', thing: 3, name: 'weight' }, before: 1, after: [0] },
    { fact: { is: 'place', thing: 3 }, before: 1, after: [9] },
    { fact: { is: 'place', thing: 1 }, before: 1, after: [9] },
  ]);

  expect(sure).toEqual(['Lemon; Plum › Cellar (2)']);
});

it('does not say what goes to and fro within one thing', () => {
  const [left, right] = [71, 72].map((id): ZoneView => ({ id, zone: 2, owner: 5, count: 0, things: [], back: -1 }));
  const chest: ThingView = { id: 5, row: 1, kind: 1, fields: {}, attributes: {}, zones: [left!, right!] };
  const room: ZoneView = { id: 70, zone: 0, owner: 0, count: 1, things: [chest], back: -1 };
  const from = (before: number): Changes => [{ fact: { is: 'place', thing: 1 }, before, after: [72] }];

  expect(linesOf(from(71), -1, [room]).sure).toEqual([]);
  expect(linesOf(from(1), -1, [room]).sure).toEqual(['Plum › Drawer']);
});

it('leaves out what others have, and what has no name', () => {
  const { sure } = linesOf([
    { fact: { is: 'counter', seat: 1, name: 'points' }, before: 4, after: [5] },
    { fact: { is: 'field', thing: 5, name: 'open' }, before: 0, after: [1] },
    { fact: { is: 'place', thing: 3 }, before: 1, after: [12] },
  ]);

  expect(sure).toEqual([]);
});

it('says with which answer it comes to that', () => {
  expect(linesOf([], 0).title).toContain('Open the lemon');
  expect(linesOf([]).title).not.toContain('lemon');
});

it('says what becomes of things where the game has a word for it, and nothing where it wants none', () => {
  const { sure, perhaps } = linesOf([
    { fact: { is: 'place', thing: 3 }, before: 1, after: [8] },
    { fact: { is: 'place', thing: 2 }, before: 1, after: [8] },
    { fact: { is: 'place', thing: 1 }, before: 1, after: [1, 7, 8, 9] },
  ]);

  expect(sure).toEqual(['Eaten (2): Lemon; Plum']);
  expect(perhaps).toEqual(['Eaten: Plum', 'Plum › Cellar']);
});
