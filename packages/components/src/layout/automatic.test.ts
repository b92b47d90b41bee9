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
