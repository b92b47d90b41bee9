/** Plays worlds to the end of their games, and tells which promise was broken. */
import type { GameModule } from '@undercroft/contract';
import { MISHAPS, World, type Fault, type Mishap, type WorldCase } from './world.ts';

/** Moments in which things go wrong, and most moments until the game has ended after them. */
const WILD = 60;
const CALM = 4000;

/** The case of a seed. @param wild  moments in which things go wrong */
export function caseOf(seed: number, fault: Fault = 'none', wild = WILD): WorldCase {
  return { seed, fault, wild, mishaps: MISHAPS };
}

/**
 * Plays a world to the end of its game.
 * @param games  versions of the game; the table begins with the first
 * @returns the first promise that was broken, null when all held
 */
export function broken(games: readonly GameModule[], given: WorldCase): string | null {
  const world = new World(games, given);
  try {
    for (let i = 0; i < given.wild; i++) world.step(true);
    for (let i = 0; i < CALM && !isQuiet(world); i++) world.step(false);
    return promises(world);
  } catch (error) {
    return `fell over: ${String(error)}`;
  }
}

/** All selections of some mishaps, those of fewer first. */
function selections(mishaps: readonly Mishap[]): Mishap[][] {
  const all = mishaps.reduce<Mishap[][]>((some, one) => some.flatMap((few) => [few, [...few, one]]), [[]]);
  return all.toSorted((one, other) => one.length - other.length);
}

/**
 * The smallest case that still breaks a promise: the fewest mishaps, then fewer wild moments. Every
 * selection is tried, because without one mishap the world goes another way: four mishaps may break
 * no promise where two of them do.
 *
 * @cost  up to 128 worlds, and those of the wild moments
 */
export function smallest(games: readonly GameModule[], given: WorldCase): WorldCase {
  const fewest = selections(given.mishaps).find((mishaps) => broken(games, { ...given, mishaps }) !== null);
  let least = { ...given, mishaps: fewest ?? given.mishaps };
  for (let step = least.wild; step >= 1; step = Math.floor(step / 2)) {
    while (least.wild >= step && broken(games, { ...least, wild: least.wild - step }) !== null)
      least = { ...least, wild: least.wild - step };
  }
  return least;
}

/** A case as one line, and what it breaks. */
export function described(games: readonly GameModule[], given: WorldCase): string {
  const { seed, fault, wild, mishaps } = smallest(games, given);
  const why = broken(games, { seed, fault, wild, mishaps });
  return `seed ${seed}, ${wild} wild moments, ${mishaps.join(' ') || 'no mishaps'}: ${String(why)}`;
}

/** Whether all games are over, and what is stored has reached every server and every page. */
function isQuiet({ hosts, persons, servers }: World): boolean {
  return (
    servers.isSettled &&
    hosts.every(({ table }) => table.over) &&
    persons.every(({ client, wire }) => client.pending.length === 0 && wire?.isCut === false && wire.down.length === 0)
  );
}

function promises(world: World): string | null {
  const { persons, stored } = world;
  const keys = stored.map(({ key }) => key);
  if (new Set(keys).size !== keys.length) return 'something was done twice';
  for (const { confirmed } of persons) {
    const lost = confirmed.find((key) => !keys.includes(key));
    if (lost !== undefined) return 'something that was confirmed is not stored';
  }
  if (world.hosts.some(({ table }) => !table.over)) return 'the game does not end';
  const truth = world.servers.truth(world.now);
  const again = truth.table.game?.hash();
  if (world.hosts.some(({ table }) => table.game?.hash() !== again)) return 'what is stored makes another game';
  for (const person of persons) {
    const seen = JSON.stringify(person.client.outlook);
    if (seen !== world.shownTo(person, truth)) return 'a page shows something else';
  }
  return null;
}
