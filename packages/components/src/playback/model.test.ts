import { expect, it } from 'vitest';
import type { EventView, GameView, ZoneView } from '@undercroft/view';
import { decision, pantryMeta, pantryView, thing, zoneView } from '../testing/pantry.ts';
import { TableModel } from './model.ts';
import { viewAtSentence } from './sentence.ts';

const event = (name: string, args: number[]): EventView => ({ step: 1, name, you: 0, args, text: null, dice: [] });
/** A zone that lies open and in which nothing lies. */
const zoneWithout = ({ zones }: GameView): ZoneView => zones.find(({ things }) => things?.length === 0)!;
const model = (): TableModel => {
  const view = pantryView(decision({}));
  return new TableModel(pantryMeta(), view, view);
};

it('moves a thing from zone to zone and leaves the view before as it was', () => {
  const before = pantryView(decision({}));
  const table = new TableModel(pantryMeta(), before, before);
  const from = table.zoneOf(4);
  const goal = before.zones.find((zone) => zone.things !== null && zone.id !== from && zone.things.length === 0)!;

  table.apply(event('move', [4, from, goal.id]));

  expect(table.zoneOf(4)).toBe(goal.id);
  expect(table.view.zones.find((zone) => zone.id === goal.id)?.count).toBe(1);
  expect(before.zones.find((zone) => zone.id === goal.id)?.things).toEqual([]);
  expect(table.view.decision).toBeNull();
});

it('counts what is gained and paid, never below the least', () => {
  const table = model();
  const points = (): number | undefined => table.view.players[0]?.counters['points'];
  const start = points()!;

  table.apply(event('gain points', [0, 4]));
  expect(points()).toBe(start + 4);

  table.apply(event('pay points', [0, 400]));
  expect(points()).toBe(0);
});

it('passes over what does not fit', () => {
  const table = model();
  const before = JSON.stringify(table.view);

  table.apply(event('gain glory', [0, 4]));
  table.apply(event('move', [-2, 999, 998]));
  table.apply(event('something', []));

  expect(JSON.stringify(table.view)).toBe(before);
});

it('lays dice on the table, when they are thrown', () => {
  const table = model();
  table.apply({ ...event('roll', []), dice: [{ value: 5, sides: 6, thrower: 1, group: 0 }] });

  expect(table.view.dice.map(({ value, thrower }) => [value, thrower])).toEqual([[5, 1]]);
});

it('moves things to squares of a board', () => {
  const plain = pantryView(decision({}));
  const square = thing(0, 0, { zones: [zoneView(2, 0, [])] });
  const bare = { ...plain, zones: plain.zones.filter(({ zone }) => zone !== 0) };
  const view = { ...bare, boards: [{ kind: 0, owner: 0, squares: [square] }] };
  const table = new TableModel(pantryMeta(), view, view);
  const goal = square.zones[0]!.id;

  table.apply(event('move', [4, table.zoneOf(4), goal]));

  expect(table.zoneOf(4)).toBe(goal);
  expect(table.view.boards[0]?.squares[0]?.zones[0]?.things?.map(({ id }) => id)).toEqual([4]);
});

it('turns up what is revealed of a hidden zone when that is told, and not before', () => {
  const before = pantryView(decision({}));
  const known = { place: 1, thing: thing(7, 3) };
  const after = {
    ...before,
    zones: before.zones.map((zone) => (zone.things === null ? { ...zone, revealed: [known] } : zone)),
  };
  const table = new TableModel(pantryMeta(), before, after);
  const shown = (): readonly unknown[] =>
    table.view.zones.flatMap(({ revealed = [] }) => revealed.map(({ thing: { id } }) => id));

  expect(shown()).toEqual([]);
  table.apply(event('reveal', [0, 7]));
  expect(new Set(shown())).toEqual(new Set([7]));
});

it('shows what became of a square when it is told', () => {
  const boardOf = (level: number) => [{ kind: 0, owner: 0, squares: [thing(9, 0, { fields: { level } })] }];
  const before = { ...pantryView(decision({})), boards: boardOf(1) };
  const dig = { name: 'dig', text: '', slots: [{ name: 's', type: { is: 'thing', of: 0 } as const }] };
  const table = new TableModel({ ...pantryMeta(), events: [dig] }, before, { ...before, boards: boardOf(2) });
  const level = (): number | undefined => table.view.boards[0]?.squares[0]?.fields['level'];

  table.apply(event('dig', [9]));
  expect(level()).toBe(1);
  table.apply({ ...event('dig', [9]), text: 'A shelf is dug.' });
  expect(level()).toBe(2);
});

it('waits for nobody, while it is shown what came of the answers that were given together', () => {
  const before = { ...pantryView(decision({})), together: { waitingFor: [1], answered: [0], takeBack: true } };

  expect(new TableModel(pantryMeta(), before, before).view.together).toBeUndefined();
});

it('draws what moves as it will be there, when it stays, so that it need not move once more', () => {
  const before = pantryView(decision({}));
  const later = structuredClone(before);
  const [from, goal] = [before.zones.find(({ things }) => things?.some(({ id }) => id === 4))!, zoneWithout(before)];
  const moved = { ...from.things!.find(({ id }) => id === 4)!, fields: { level: 2 } };
  const after = {
    ...later,
    zones: later.zones.map((zone) => {
      const others = zone.things?.filter(({ id }) => id !== 4) ?? null;
      return { ...zone, things: zone.id === goal.id ? [moved] : others };
    }),
  };
  const table = new TableModel(pantryMeta(), before, after);

  table.apply(event('move', [4, from.id, goal.id]));
  expect(table.view.zones.find(({ id }) => id === goal.id)!.things![0]!.fields).toEqual({ level: 2 });

  const passing = new TableModel(pantryMeta(), before, before);
  passing.apply(event('move', [4, from.id, goal.id]));
  expect(passing.view.zones.find(({ id }) => id === goal.id)!.things![0]!.fields).toEqual(
    from.things!.find(({ id }) => id === 4)!.fields,
  );
});

it('says whose turn it is, when somebody else begins one', () => {
  const view = { ...pantryView(decision({})), turn: 0 };
  const table = new TableModel(pantryMeta(), view, view, new Set(['begin-turn']));

  table.apply({ ...event('open', [1]), you: 1 });
  expect(table.view.turn).toBe(0);
  table.apply({ ...event('begin-turn', [1]), you: 1 });
  expect(table.view.turn).toBe(1);

  const without = new TableModel(pantryMeta(), { ...view, turn: -1 }, view, new Set(['begin-turn']));
  without.apply({ ...event('begin-turn', [1]), you: 1 });
  expect(without.view.turn).toBe(-1);
});

it('shows the table as it was when some sentences of a step had been said', () => {
  const before = pantryView(decision({}));
  const points = before.players[0]!.counters['points']!;
  const told = (name: string, args: number[], text: string): EventView => ({ ...event(name, args), text, step: 9 });
  const happened = [
    told('gain points', [0, 1], 'Gains 1.'),
    { ...event('move', [4, before.zones[0]!.id, zoneWithout(before).id]), step: 9 },
    told('gain points', [0, 2], 'Gains 2.'),
    told('gain points', [0, 4], 'Gains 4.'),
  ];
  const after = { ...before, position: before.position + 1, happened };
  const at = (count: number): number =>
    viewAtSentence(pantryMeta(), before, after, count).players[0]!.counters['points']!;

  expect([at(0), at(1), at(2)]).toEqual([points, points + 1, points + 3]);
  expect(viewAtSentence(pantryMeta(), before, after, 3)).toBe(after);
  expect(viewAtSentence(pantryMeta(), before, after, 1)).toMatchObject({ position: after.position, decision: null });
});
