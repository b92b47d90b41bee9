/** A position written down as `given`. */
import { HEADER, NONE, type FieldMeta, type GameModule } from '@undercroft/contract';
import { isInPlay } from '@undercroft/engine';
import { contentsOf, situationOf, thingName, zoneName, type Situation } from '../language/names.ts';
import { showValue } from '../language/values.ts';

/** Plain data, its keys in the order in which people write them. */
export interface GivenPosition {
  readonly players: number;
  /** those that are another than usual */
  readonly options?: Readonly<Record<string, string>>;
  /**
   * what is another than at the beginning of a game: values, and for zones the names of all that
   * lie there, in order
   */
  readonly given: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * What differs between a position and the beginning of a game, before any rule has run: `given` of
 * a scenario that begins there. What no name leads to is left out: effects in force, what is
 * counted for "once per", where a program stands, how tiles lie on a board.
 *
 * @param state  of a running game
 */
export function positionAsGiven(game: GameModule, state: Int32Array): GivenPosition {
  const { meta } = game;
  const players = state[HEADER.players]!;
  const options = state.slice(meta.layout.options, meta.layout.options + meta.options.length);
  const fresh = new Int32Array(meta.layout.size);
  game.init(fresh, options, players, state[HEADER.seed]!);
  const [begun, now] = [situationOf(game, fresh), situationOf(game, state)];

  const given = Object.fromEntries([...changedZones(begun, now), ...changedFields(begun, now)]);
  const chosen = meta.options.flatMap(({ name, type, initial }, n) =>
    options[n] === initial ? [] : [[name, showValue(meta, type, options[n]!)] as const],
  );
  return { players, ...(chosen.length === 0 ? {} : { options: Object.fromEntries(chosen) }), given };
}

/**
 * What lies in each zone, by the names of scenarios: `player 1.hand` to `[moth#1, owl]`, first or
 * top one first.
 */
export function namedZones(game: GameModule, state: Int32Array): ReadonlyMap<string, readonly string[]> {
  const situation = situationOf(game, state);
  const { names } = situation;
  return new Map(
    zoneIds(situation).map((id) => [
      zoneName(names, id),
      contentsOf(situation, id).map((thing) => thingName(names.meta, thing)),
    ]),
  );
}

function zoneIds({ names, state }: Situation): number[] {
  return names.meta.zones.flatMap(({ first, instances, owner }) =>
    Array.from({ length: owner === 'player' ? state[HEADER.players]! : instances }, (_, n) => first + n),
  );
}

function* changedZones(begun: Situation, now: Situation): Generator<readonly [string, readonly string[]]> {
  const { names } = now;
  for (const id of zoneIds(now)) {
    const things = contentsOf(now, id);
    if (things.join(' ') === contentsOf(begun, id).join(' ')) continue;
    yield [zoneName(names, id), things.map((thing) => thingName(names.meta, thing))];
  }
}

function* changedFields(begun: Situation, now: Situation): Generator<readonly [string, string]> {
  const { meta } = now.names;
  for (const field of meta.fields) {
    for (const [owner, name] of ownersOf(now, field.owner)) {
      const value = now.state[field.offset + owner]!;
      if (value === begun.state[field.offset + owner]) continue;
      yield [name === '' ? field.name : `${name}.${field.name}`, showValue(meta, field.type, value)];
    }
  }
}

/** Whose values there are: of things out of the game nothing can matter. */
function ownersOf({ names: { meta }, state }: Situation, owner: FieldMeta['owner']): (readonly [number, string])[] {
  if (owner === 'global') return [[0, '']];
  if (owner === 'player')
    return Array.from({ length: state[HEADER.players]! }, (_, player) => [player, `player ${player + 1}`] as const);
  const { first, end } = meta.kinds[owner]!;
  return Array.from({ length: end - first }, (_, n) => first + n)
    .filter((thing) => thing !== NONE && isInPlay(meta, state, thing))
    .map((thing) => [thing, thingName(meta, thing)] as const);
}
