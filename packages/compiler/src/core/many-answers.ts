/**
 * Questions that could have more answers than are possible, as far as it is known before a game: by
 * numbers, and by where things begin.
 */
import { MAX_OPTIONS } from '@undercroft/contract';
import type { Choice, Expression } from '../content/tree/node.ts';
import { walk } from '../content/tree/walk.ts';
import { kindsMeet } from '../language/check/common/types.ts';
import { phase, type Phase } from '../diagnostics/collector.ts';
import type { KindModel, RowModel, ZoneModel } from '../content/model/model.ts';
import type { GameModel } from '../language/game.ts';

/**
 * Finds questions with too many answers.
 *
 * @param model  resolved and checked, without errors
 * @throws       never
 */
export function findManyAnswers(model: GameModel): Phase<void> {
  return phase((report) => {
    const warn = ({ at }: Expression, amount: number): void => {
      if (amount > MAX_OPTIONS) report('check/many-answers', at, { amount, most: MAX_OPTIONS });
    };
    const trees = [
      ...model.programs.map(({ program }) => program),
      ...model.rows.flatMap(({ effect }) => effect ?? []),
    ];
    for (const tree of trees)
      walk(tree, (node) => {
        if (node.kind === 'choice' && !node.random) warn(node, answersOf(node, model));
        if (node.kind === 'option' && node.each !== null) warn(node.each.set, thingsIn(node.each.set, model));
      });
  });
}

function answersOf({ what, low, high, from }: Choice, model: GameModel): number {
  if (what !== 'number') return from === null ? 0 : thingsIn(from, model);
  return low?.kind === 'number' && high?.kind === 'number' ? high.value - low.value + 1 : 0;
}

/**
 * How many things a set holds when a game begins; 0 when that depends on more than where they
 * begin.
 */
function thingsIn(set: Expression, model: GameModel): number {
  if (set.kind === 'query' && (set.where !== null || set.places.length > 1)) return 0;
  const place = set.kind === 'query' ? set.places[0] : undefined;
  const zone = place === undefined ? null : zoneOf(place, model);
  if (place !== undefined && zone === null) return 0;
  const base = set.kind === 'query' ? set.base : set;
  const own = zoneOf(base, model);
  const ref = model.facts.refs.get(base);
  const kind = ref?.to === 'kind' ? ref.kind : null;
  const isNarrower = set.kind === 'query' && set.owner !== null && own === null;
  if (isNarrower || (own === null && kind === null)) return 0;
  const rows = model.rows.filter((row) => !isAlike(row.kind) && (kind === null || kindsMeet(row.kind, kind)));
  const lying = zone ?? own;
  return rows.reduce(
    (sum, row) => sum + (lying === null || row.starts === lying.name ? countOf(row, lying, model) : 0),
    0,
  );
}

/** In a zone of a player lie the things of that player alone. */
function countOf({ count, perPlayer }: RowModel, zone: ZoneModel | null, { maxPlayers }: GameModel): number {
  return perPlayer && zone?.owner !== 'player' ? count * maxPlayers : count;
}

function zoneOf(place: Expression, { facts }: GameModel): ZoneModel | null {
  const ref = facts.refs.get(place);
  return ref?.to === 'zone' ? ref.zone : null;
}

/** Of things that are the same one is offered. */
function isAlike(kind: KindModel): boolean {
  for (let at: KindModel | null = kind; at !== null; at = at.parent) if (at.alike) return true;
  return false;
}
