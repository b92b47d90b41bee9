import type { GameMeta, RowMeta } from '@undercroft/contract';
import { describe, expect, it } from 'vitest';
import type { Option } from './option.ts';
import { createGame } from './create.ts';
import type { LabelOptions } from '../state/labels.ts';
import { tellApart } from './tell-apart.ts';
import { tinyModule } from '../testing/index.ts';

const module = tinyModule();
const { meta } = module;
const { state } = createGame(module, { players: 2, seed: 3 });
const title = (zone: string): string => meta.zones.find(({ name }) => name === zone)!.title;
const zone = (name: string): number => meta.zones.find((one) => one.name === name)!.first;
const row = meta.rows.find(({ first, end }) => end - first > 2)!;

function option(label: string, thing: number | null): Option {
  return { index: 0, value: 0, label, thing, player: null, number: null, entry: null, row: null, site: null };
}

/**
 * A position with things of one row where they are wanted: `state` is not sound, but says where
 * they lie.
 */
function lying(...zones: readonly number[]): LabelOptions {
  const moved = state.slice();
  for (const [i, at] of zones.entries()) moved[meta.layout.zoneOf + row.first + i] = at;
  return { state: moved };
}

function labels(of: GameMeta, count: number, words: LabelOptions): string[] {
  const options = Array.from({ length: count }, (_, i) => option(row.title, row.first + i));
  return tellApart(of, [...options, option('Done', null)], words).map(({ label }) => label);
}

it('says where things lie, when they lie in different zones', () => {
  expect(labels(meta, 2, lying(zone('heap'), zone('hand')))).toEqual([
    `${row.title} (${title('heap')})`,
    `${row.title} (${title('hand')})`,
    'Done',
  ]);
});

it('says whose things are, when the zones have the same name', () => {
  expect(labels(meta, 2, lying(zone('yard'), zone('yard') + 1))).toEqual([
    `${row.title} (Player 1)`,
    `${row.title} (Player 2)`,
    'Done',
  ]);
});

it('numbers things, when nothing else is different, and says nothing of a thing that stands alone', () => {
  const [first, second, third] = labels(meta, 3, lying(zone('heap'), zone('heap'), zone('hand')));

  expect([first, second]).toEqual([`${row.title} (${title('heap')}) #1`, `${row.title} (${title('heap')}) #2`]);
  expect(third).toBe(`${row.title} (${title('hand')})`);
  expect(labels(meta, 1, lying(zone('heap')))).toEqual([row.title, 'Done']);
});

it('says what things that are alike remember, when that is different', () => {
  const [own] = meta.fields;
  const wounds = {
    ...own,
    name: 'wounds',
    title: 'Wounds',
    owner: row.kind,
    type: { is: 'number' },
    visible: 'all',
  } as const;
  const heap = lying(zone('heap'), zone('heap'), zone('heap')).state!;
  const offset = heap.length;
  const of = (alike: boolean, visible: 'all' | 'none' = 'all'): GameMeta => ({
    ...meta,
    kinds: meta.kinds.map((kind) => ({ ...kind, alike })),
    fields: [{ ...wounds, offset, visible }],
  });
  const words = { state: Int32Array.from([...heap, ...meta.things.map((_, thing) => (thing > row.first ? 2 : 0))]) };
  const said = (game: GameMeta): string[] =>
    tellApart(
      game,
      [0, 1, 2].map((i) => option('Oak', row.first + i)),
      words,
    ).map(({ label }) => label);

  expect(said(of(true))).toEqual(['Oak (Wounds 0)', 'Oak (Wounds 2) #2', 'Oak (Wounds 2) #3']);
  expect([...said(of(false)), ...said(of(true, 'none'))].filter((label) => label.includes('Wounds'))).toEqual([]);
});

it('names what a thing lies in', () => {
  const basket = meta.zones.find(({ owner }) => typeof owner === 'number')!;
  const holder = meta.kinds[basket.owner as number].first;

  const [inside] = labels(meta, 2, lying(basket.first, zone('heap')));

  expect(inside).toBe(`${row.title} (${meta.rows[meta.things[holder]].title})`);
});

it('says nothing of things that must not be known', () => {
  const words = { ...lying(zone('heap'), zone('hand')), mayName: () => false };

  expect(labels(meta, 2, words)).toEqual([row.title, row.title, 'Done']);
});

describe('rows of one title', () => {
  const [plum, pear, , fig] = meta.rows as [RowMeta, RowMeta, RowMeta, RowMeta];
  const titled = (...alike: readonly RowMeta[]): GameMeta => ({
    ...meta,
    rows: meta.rows.map((one) => (alike.includes(one) ? { ...one, title: 'Fruit' } : one)),
  });
  const labelsOf = (of: GameMeta, ...things: readonly number[]): string[] =>
    tellApart(
      of,
      things.map((thing) => option('Fruit', thing)),
      {},
    ).map(({ label }) => label);

  it('are told apart by the printed value that differs, and each by its number', () => {
    expect(labelsOf(titled(plum, pear), plum.first, pear.first, pear.first + 2)).toEqual([
      'Fruit (Worth 1)',
      'Fruit (Worth 2) #1',
      'Fruit (Worth 2) #3',
    ]);
  });

  it('are told apart by their names, when the same is printed on them', () => {
    expect(labelsOf(titled(pear, fig), pear.first, fig.first)).toEqual(['Fruit (pear)', 'Fruit (fig)']);
  });
});
