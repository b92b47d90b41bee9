import { isRecommended, type GameMeta, type MomentMeta } from '@undercroft/contract';
import type { GameView } from '@undercroft/view';
import type { CardScene } from '../../scene/card-scene.ts';
import type { AreaScene, Scene } from '../../scene/scene.ts';

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
  const chosen = recommended.flatMap(({ thing }) => (thing < 0 ? [] : [thing]));
  const names = new Set([...points].flatMap((name) => [name, `${name}-${view.viewer}`, `${name}--1`]));
  const areas = nearest(scene, view.viewer);
  // What can be chosen in an area stands for the area, where the sentence is about the question.
  const isAbout = moment.asked.length + chosen.length > 0;
  const narrowed = areas.filter(({ board, key }) => isAbout && board === null && names.has(key));
  const offered =
    chosen.length > 0
      ? chosen
      : narrowed
          .flatMap(cardsIn)
          .filter(isOffered)
          .flatMap(({ things }) => things);
  if (offered.length > 0) for (const { key } of narrowed) names.delete(key);
  return {
    names,
    things: [...areas.flatMap(cardsIn).flatMap(({ things }) => things.filter(isPointed)), ...offered],
    answers: new Set(recommended.map(({ index }) => index)),
  };
}

/**
 * Everything on the table but what lies before the others: a lesson speaks of what is one's own.
 */
function nearest({ players, shared, hand, offered }: Scene, viewer: number): readonly AreaScene[] {
  const own = players.filter(({ seat }) => seat === viewer).flatMap(({ areas }) => areas);
  return [...own, ...shared, ...hand, ...(offered === null ? [] : [offered])];
}

function cardsIn({ rows }: AreaScene): readonly CardScene[] {
  const all = (card: CardScene): CardScene[] => [card, ...[...card.inside, ...card.fittings].flatMap(all)];
  return rows.flat().flatMap(all);
}

const isOffered = ({ answers }: CardScene): boolean => answers.length > 0;
