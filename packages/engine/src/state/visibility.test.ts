import type { GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { createState, playRandom } from '../game/playout.ts';
import { initState, resolveSetup } from '../start/setup.ts';
import { seenByEach, zoneSeenByEach } from '../testing/seen-by-each.ts';
import { tinyModule } from '../testing/index.ts';
import { Rng } from './rng.ts';
import { everyViewer, seenBy, seesField, seesZone, zoneSeenBy } from './visibility.ts';

const PLAYERS = 3;
const module = tinyModule();
/** The field that stands for the side of a player: who has gambled plays with all who have. */
const SIDE = module.meta.fields.findIndex(({ name }) => name === 'gambled');

/** The tiny game with other zones open, and with things that rules have revealed. */
function shuffledSight(rng: Rng): { readonly meta: GameMeta; readonly state: Int32Array } {
  const { layout, zones } = module.meta;
  const seen = ['all', 'owner', 'team', 'none'] as const;
  const meta: GameMeta = {
    ...module.meta,
    team: SIDE,
    layout: { ...layout, shown: layout.size },
    zones: zones.map((zone) => ({ ...zone, visible: seen[rng.below(seen.length)] })),
  };
  const played = createState(module);
  initState(module, played, resolveSetup(module.meta, { players: PLAYERS, seed: rng.below(1000) }));
  playRandom(module, played, rng, rng.below(60));
  const state = new Int32Array(layout.size + layout.things);
  state.set(played);
  for (let thing = 0; thing < layout.things; thing++)
    state[layout.size + thing] = rng.below(3) === 0 ? everyViewer(PLAYERS) & rng.below(512) : 0;
  return { meta, state };
}

it('finds all who see a thing or a zone at once as it finds each of them, whatever is open or revealed', () => {
  const rng = new Rng(11);
  const masks = new Set<number>();
  for (let position = 0; position < 60; position++) {
    const { meta, state } = shuffledSight(rng);
    for (let thing = -1; thing <= meta.layout.things; thing++) {
      const together = seenBy(meta, state, thing, PLAYERS);
      expect(together, `thing ${thing}`).toBe(seenByEach(meta, state, thing, PLAYERS));
      masks.add(together);
    }
    for (let zone = 0; zone < meta.layout.zones; zone++)
      expect(zoneSeenBy(meta, state, zone, PLAYERS), `zone ${zone}`).toBe(zoneSeenByEach(meta, state, zone, PLAYERS));
  }

  expect(masks.size).toBeGreaterThan(8);
});

it('shows the partners of an owner what `team` shows, and no other viewer', () => {
  const { fields, zones } = module.meta;
  const hand = zones.findIndex(({ name }) => name === 'hand');
  const wish = fields.findIndex(({ name }) => name === 'wish');
  const meta: GameMeta = {
    ...module.meta,
    team: SIDE,
    zones: zones.map((zone) => ({ ...zone, visible: 'team' })),
    fields: fields.map((field, i) => (i === wish ? { ...field, visible: 'team' } : field)),
  };
  const state = createState(module);
  initState(module, state, resolveSetup(meta, { players: PLAYERS, seed: 1 }));
  state[fields[SIDE].offset + 1] = 1;
  const viewers = [0, 1, 2, 'spectator', 'all'] as const;

  expect(viewers.map((viewer) => seesZone(meta, state, viewer, zones[hand].first))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(viewers.map((viewer) => seesField(meta, state, viewer, meta.fields[wish], 1))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
});
