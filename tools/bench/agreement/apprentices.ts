/** The measures of a finished game of apprentices. */
import { HEADER, NONE, OUTCOME, type GameMeta } from '@undercroft/contract';
import { thingsIn } from '@undercroft/engine';
import * as d from '@undercroft/reference/apprentices/data';
import * as at from '@undercroft/reference/apprentices/layout';
import * as scoring from '@undercroft/reference/apprentices/scoring';
import { base } from '@undercroft/reference/apprentices/state';
import type { Agreement, Asked, Numbers } from './agreement.ts';

const TYPES = ['spiders', 'brous', 'dragons', 'vampires', 'skeletons', 'vips'];
const PLACES = ['entrance', ...[1, 2, 3, 4, 5].map((n) => `hallway ${n}`), ...[1, 2, 3, 4, 5].map((n) => `room ${n}`)];

/** One dungeon in numbers, named as they are told. */
type Dungeon = Map<string, number>;

/** One game in numbers; players in the order in which they play. */
interface Ended {
  readonly turns: number;
  /** who won, counted from who began, or -1 */
  readonly winner: number;
  readonly dungeons: readonly Dungeon[];
  /** numbers of what is shared */
  readonly shared: ReadonlyMap<string, number>;
  readonly goals: readonly number[];
}

function count(into: Numbers, { decisions, listed }: Asked, game: Ended): void {
  into.add('decisions', decisions);
  into.add('turns', game.turns);
  into.add('decisions a turn', decisions / game.turns);
  into.add('answers to choose from', listed / decisions);
  into.addIf('won by nobody', game.winner < 0);
  for (let goal = 1; goal <= 16; goal++) into.addIf(`goal ${goal} in play`, game.goals.includes(goal));
  for (const [seat, dungeon] of game.dungeons.entries()) {
    into.addIf(`won by place ${seat + 1}`, game.winner === seat);
    into.add(`score of place ${seat + 1}`, dungeon.get('score')!);
    for (const [name, value] of dungeon) into.add(`each: ${name}`, value);
  }
  for (const [name, value] of game.shared) into.add(`shared: ${name}`, value);
}

// ------------------------------------------------------------------ by hand

function dungeonByHand(state: Int32Array, player: number): Dungeon {
  const p = base(player);
  const found: Dungeon = new Map();
  found.set('score', scoring.score(state, p));
  for (const [type, name] of TYPES.entries()) found.set(name, state[p + at.P_TYPE + type]!);
  for (const [place, name] of PLACES.entries()) found.set(`figures, ${name}`, state[p + at.P_PLACE + place]!);
  for (let room = 0; room < 5; room++) found.set(`groups, room ${room + 1}`, state[p + at.P_GROUP + room]!);
  found.set('malus tiles gone', state[p + at.P_TILES]!);
  found.set('guardian shown', state[p + at.P_SHOWN]!);
  const covered = state[p + at.P_COVERED]!;
  found.set('powers covered', (covered & 1) + ((covered >> 1) & 1) + (covered >> 2));
  return found;
}

function sharedByHand(state: Int32Array): Map<string, number> {
  const found = new Map<string, number>();
  for (const [type, name] of TYPES.entries()) {
    found.set(`${name} in reserve`, state[at.RESERVE + type]!);
    for (const [area, where] of ['forest', 'swamp', 'oubliettes'].entries())
      found.set(`${name} in ${where}`, state[at.AREA + area * d.TYPES + type]!);
  }
  found.set('groups at the inn', state[at.INN]!);
  found.set('threat deck', state[at.THREAT_DECK]!);
  found.set('threats beside the board', state[at.SIDE]!);
  found.set('inn deck', state[at.INN_DECK]!);
  found.set('mixture deck', state[at.MIXTURES]!);
  found.set('mixtures used', state[at.MIXTURES_SPENT]!);
  found.set('vip deck', state[at.GUESTS]!);
  found.set('vip cards open', state[at.GUESTS_OPEN]!);
  found.set('sword deck', state[at.SWORDS]!);
  found.set('swords used', state[at.SWORDS_SPENT]!);
  return found;
}

// ------------------------------------------------------------------ compiled

/** Where the compiled game keeps what is counted. */
class Finder {
  readonly #meta: GameMeta;
  constructor(meta: GameMeta) {
    this.#meta = meta;
  }

  /** Cell of a field. */
  cell(name: string): number {
    return this.#meta.fields.find((field) => field.name === name)!.offset;
  }

  /** Zone of the table, or of a player. */
  zone(name: string, player = 0): number {
    return this.#meta.zones.find((zone) => zone.name === name)!.first + player;
  }

  /** Zone of a thing. */
  zoneOf(thing: number, name: string): number {
    const zone = this.#meta.zones.find((one) => one.name === name)!;
    return zone.first + thing - this.#meta.kinds[zone.owner as number]!.first;
  }

  size(state: Int32Array, zone: number): number {
    return state[this.#meta.layout.count + zone]!;
  }

  /** Printed number or word of each thing in a zone. */
  printed(state: Int32Array, zone: number, name: string): number[] {
    const { things, rows } = this.#meta;
    return thingsIn(this.#meta, state, zone).map((thing) => rows[things[thing]!]!.printed[name]!);
  }
}

function ofType(breeds: readonly number[], type: number): number {
  return breeds.filter((breed) => breed === type).length;
}

function dungeonOf(find: Finder, meta: GameMeta, state: Int32Array, player: number): Dungeon {
  const found: Dungeon = new Map();
  const locations = thingsIn(meta, state, find.zone('dungeon', player));
  const breeds = locations.map((location) => find.printed(state, find.zoneOf(location, 'figures'), 'breed'));
  for (const [type, name] of TYPES.entries()) found.set(name, ofType(breeds.flat(), type));
  for (const [place, name] of PLACES.entries()) found.set(`figures, ${name}`, breeds[place]!.length);
  for (const [room, location] of locations.slice(d.FIRST_ROOM).entries())
    found.set(`groups, room ${room + 1}`, find.size(state, find.zoneOf(location, 'intruders')));
  found.set('malus tiles gone', d.TILES - find.size(state, find.zone('malus-reserve', player)));
  const tiles = thingsIn(meta, state, find.zone('guardian', player));
  found.set('guardian shown', tiles.length);
  const powers = tiles.flatMap((tile) => thingsIn(meta, state, find.zoneOf(tile, 'powers')));
  found.set('powers covered', powers.filter((power) => find.size(state, find.zoneOf(power, 'cover')) > 0).length);
  return found;
}

function sharedOf(find: Finder, state: Int32Array): Map<string, number> {
  const found = new Map<string, number>();
  const areas = ['reserve', 'forest', 'swamp', 'oubliettes', 'vip-reserve'];
  const breeds = new Map(areas.map((area) => [area, find.printed(state, find.zone(area), 'breed')]));
  for (const [type, name] of TYPES.entries()) {
    found.set(`${name} in reserve`, ofType(breeds.get(type === d.VIP ? 'vip-reserve' : 'reserve')!, type));
    for (const where of ['forest', 'swamp', 'oubliettes'])
      found.set(`${name} in ${where}`, ofType(breeds.get(where)!, type));
  }
  const zones = {
    'groups at the inn': 'terrace',
    'threat deck': 'threat-deck',
    'threats beside the board': 'threat-side',
    'inn deck': 'inn-deck',
    'mixture deck': 'mixture-deck',
    'mixtures used': 'mixture-discard',
    'vip deck': 'vip-deck',
    'vip cards open': 'vip-row',
    'sword deck': 'sword-deck',
    'swords used': 'sword-discard',
  };
  for (const [name, zone] of Object.entries(zones)) found.set(name, find.size(state, find.zone(zone)));
  return found;
}

export const apprenticesAgreement: Agreement = {
  generated(module, players) {
    const { meta } = module;
    const find = new Finder(meta);
    const score = meta.attributes.findIndex(({ name, owner }) => name === 'score' && owner === 'player');
    return (state, _begun, asked, into) => {
      const first = state[find.cell('first-player')]!;
      const seats = Array.from({ length: players }, (_, i) => (first + i) % players);
      const goals = thingsIn(meta, state, find.zone('goals')).map((thing) =>
        Number(meta.rows[meta.things[thing]!]!.rules.find((rule) => /^AG-OBJ-(?!00)/.test(rule))!.slice(-2)),
      );
      count(into, asked, {
        turns: seats.reduce((sum, seat) => sum + state[find.cell('turns') + seat]!, 0),
        winner: seats.findIndex((seat) => state[HEADER.outcome + seat] === OUTCOME.won),
        dungeons: seats.map((seat) => {
          const points = score === NONE ? state[find.cell('score') + seat]! : module.attribute(state, score, seat);
          return new Map([['score', points], ...dungeonOf(find, meta, state, seat)]);
        }),
        shared: sharedOf(find, state),
        goals,
      });
    };
  },
  reference(state, _begun, asked, into) {
    const players = state[at.PLAYERS]!;
    const first = state[at.TOKEN]!;
    const winner = scoring.winner(state);
    count(into, asked, {
      turns: state[at.TURNS]!,
      winner: winner < 0 ? -1 : (winner - first + players) % players,
      dungeons: Array.from({ length: players }, (_, i) => dungeonByHand(state, (first + i) % players)),
      shared: sharedByHand(state),
      goals: [...state.subarray(at.GOAL, at.GOAL + d.GOALS)],
    });
  },
};
