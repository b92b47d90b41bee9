import { isRecommended, type GameMeta, type MomentMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import type { CardScene } from '../../scene/card-scene.ts';
import type { Scene } from '../../scene/scene.ts';

/** What a lesson points at, on the table as it is drawn. */
export interface Pointed {
  /** keys of areas and names of counters */
  readonly names: ReadonlySet<string>;
  readonly things: readonly number[];
  /** answers that are recommended, by their index */
  readonly answers: ReadonlySet<number>;
}

export const NOTHING_POINTED: Pointed = { names: new Set(), things: [], answers: new Set() };

/**
 * Finds what a moment of a lesson points at, of what the viewer sees.
 *
 * @throws never; what is not on the table is left out
 */
export function pointedAt(moment: MomentMeta | null, meta: GameMeta, view: GameView, scene: Scene): Pointed {
  if (moment === null) return NOTHING_POINTED;
  const points = new Set(moment.points);
  const isPointed = (thing: number): boolean => {
    const row = meta.rows[meta.things[thing] ?? -1];
    return row !== undefined && (points.has(row.name) || points.has(meta.kinds[row.kind]?.name ?? ''));
  };
  const { decision } = view;
  const ask = decision?.player === view.viewer ? meta.asks[decision.ask] : undefined;
  const recommended =
    ask === undefined ? [] : (decision?.answers ?? []).filter((answer) => isRecommended(moment, meta, ask, answer));
  return {
    names: new Set([...points].flatMap((name) => [name, `${name}-${view.viewer}`, `${name}--1`])),
    things: [
      ...nearest(scene, view.viewer).filter(isPointed),
      ...recommended.flatMap(({ thing }) => (thing < 0 ? [] : [thing])),
    ],
    answers: new Set(recommended.map(({ index }) => index)),
  };
}

/**
 * Everything on the table but what lies before the others: a lesson speaks of what is one's own.
 */
function nearest({ players, shared, hand, offered }: Scene, viewer: number): readonly number[] {
  const own = players.filter(({ seat }) => seat === viewer).flatMap(({ areas }) => areas);
  const cards = [...own, ...shared, ...hand, ...(offered === null ? [] : [offered])].flatMap(({ rows }) => rows.flat());
  return cards.flatMap(thingsOf);
}

function thingsOf({ things, inside, fittings }: CardScene): readonly number[] {
  return [...things, ...[...inside, ...fittings].flatMap(thingsOf)];
}
