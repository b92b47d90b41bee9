import type { GameMeta, ZoneMeta } from '@undercroft/contract';
import { describe, expect, it } from 'vitest';
import { cellarMeta } from '../testing/cellar.ts';
import { pantryMeta } from '../testing/pantry.ts';
import { readLayout } from './read-layout.ts';

const SPICE = 2;
const JAR = 1;
const PLAIN = pantryMeta().zones[0]!;

/** A zone of the pantry; of spices, which are cards, when nothing else is said. */
const zone = (name: string, owner: ZoneMeta['owner'], more: Partial<ZoneMeta> = {}): ZoneMeta => ({
  ...PLAIN,
  name,
  owner,
  holds: [SPICE],
  ...more,
});

/** Size of each area that a game has without `table.yaml`, by its zone or map. */
function sizesOf(meta: GameMeta, zones: readonly ZoneMeta[]): Record<string, string> {
  const { player, shared } = readLayout({ ...meta, zones, extras: {} });
  return Object.fromEntries(
    [...player, ...shared].map(({ map, size, things, zone: name }) => [map ?? name, things === null ? size : things]),
  );
}

describe('a game without table.yaml', () => {
  it('gives the room to what players have laid out in force, and a line to piles', () => {
    const zones = [
      zone('row', 'player', { inForce: true }),
      zone('won', 'player'),
      zone('market', 'global'),
      zone('deck', 'global', { order: 'pile', visible: 'none' }),
    ];

    expect(sizesOf(pantryMeta(), zones)).toEqual({ row: 'large', won: 'medium', market: 'medium', deck: 'small' });
  });

  it('gives it to what lies out for all where players have nothing face up', () => {
    const zones = [zone('market', 'global'), zone('jars', 'player', { holds: [JAR] })];

    expect(sizesOf(pantryMeta(), zones)).toEqual({ jars: 'medium', market: 'large' });
  });

  it('leaves it to a board of all: beside it cards of players are low, pieces and piles small', () => {
    const { zones } = cellarMeta();
    const more = [
      zone('trade', 'player', { inForce: true }),
      zone('box', 'global', { holds: [JAR] }),
      zone('deck', 'global', { order: 'pile' }),
    ];

    expect(sizesOf(cellarMeta(), [...zones.filter(({ owner }) => typeof owner === 'number'), ...more])).toEqual({
      cellar: 'large',
      trade: 'tile',
      box: 'small',
      deck: 'small',
    });
  });
});

it('makes piles beside a shared map small, but for those whose size is said', () => {
  const shared = [
    { map: 'cellar' },
    { zone: 'store', as: 'stack' },
    { zone: 'pantry', as: 'stack', size: 'medium' },
    { zone: 'jars' },
  ];
  const sizes = (areas: readonly object[]) => readLayout(cellarMeta({ shared: areas })).shared.map(({ size }) => size);

  expect(sizes(shared)).toEqual(['large', 'small', 'medium', 'medium']);
  expect(sizes(shared.slice(1))).toEqual(['medium', 'medium', 'medium']);
});

/** The pantry, whose shelves are joined, with numbers of shelves and of players. */
function joined(): GameMeta {
  const meta = pantryMeta();
  const kinds = meta.kinds.map((kind, index) => (index === 0 ? { ...kind, links: [['one', 'two'] as const] } : kind));
  const [plain] = meta.attributes;
  const attributes = [
    ...meta.attributes,
    { ...plain!, name: 'standing', owner: 'player' as const, params: 0, type: { is: 'number' as const } },
    { ...plain!, name: 'claim', owner: 'player' as const, params: 1, type: { is: 'number' as const } },
  ];
  return { ...meta, kinds, attributes, extras: {} };
}

describe('what decides a game stands on a table without table.yaml', () => {
  it('shows attributes of players that can be read by themselves', () => {
    const { counters } = readLayout(joined());

    expect(counters).toContain('standing');
    expect(counters).not.toContain('claim');
  });

  it('lays what is joined out as a board of places, with the number that play changes', () => {
    const meta = joined();
    const zones = [{ ...zone('room', 'global'), holds: [0] }];
    const { kinds, shared } = readLayout({ ...meta, zones });

    expect(shared).toMatchObject([{ zone: 'room', shape: 'graph', size: 'large' }]);
    expect(kinds.get(meta.kinds[0]!.name)).toMatchObject({ value: 'level', hideZero: ['level'] });
  });

  it('gives pieces that belong to players from the start the colours of their owners', () => {
    const meta = pantryMeta();
    const seatWith = (owner: number): boolean | undefined => {
      const kinds = meta.kinds.map((kind) => (kind.name === 'jar' ? { ...kind, first: 1, end: 3 } : kind));
      return readLayout({ ...meta, kinds, thingPlayer: [-1, owner, owner], extras: {} }).kinds.get(
        meta.kinds[JAR]!.name,
      )?.seat;
    };

    expect([seatWith(0), seatWith(-1)]).toEqual([true, false]);
  });
});
