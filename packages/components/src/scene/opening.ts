import type { GameView } from '@undercroft/view';
import type { CardFace } from '../card/card-face.ts';
import { isBlank, type AreaScene } from './area-scene.ts';
import { holdsNow } from './arranged.ts';
import { faceOfRow, type FaceContext } from './face.ts';

/** What an opening is made from. */
interface OpeningContext extends FaceContext {
  readonly view: GameView;
}

/**
 * The shared areas, with what the game is about in the place of a board of which nothing is known
 * yet. What the pages before questions show stands there, and piles without cards are left out.
 *
 * @throws never
 */
export function withOpening(context: OpeningContext, shared: readonly AreaScene[]): readonly AreaScene[] {
  const board = shared.find(isBlank);
  if (board === undefined) return shared;
  const { layout, meta, view } = context;
  const pages = layout.briefings.filter(({ when }) => holdsNow(meta, view, when));
  const page = pages.findLast(({ when }) => when.length > 0) ?? pages[0];
  const listsOf = (briefings: typeof pages): AreaScene[] => {
    const keys = new Set(briefings.flatMap(({ shows }) => shows.map((zone) => `${zone}--1`)));
    return shared.filter(({ count, key, shape }) => shape === 'list' && count > 0 && keys.has(key));
  };
  // A page without a condition shows who sets out; one with a condition shows what is to be done.
  const cast = listsOf(pages.filter(({ when }) => when.length === 0));
  const aims = listsOf(pages.filter(({ when }) => when.length > 0));
  const opening = {
    title: page?.title ?? meta.title,
    says: page?.says ?? '',
    goal: meta.extras.table?.goal?.says ?? '',
    face: faceIn(context, page?.scene ?? null),
    cast,
    aims,
  };
  return shared
    .filter((area) => !cast.includes(area) && !aims.includes(area) && !(area.shape === 'stack' && area.count === 0))
    .map((area) => (area === board ? { ...area, opening } : area));
}

/** The printed face of a row; null without one. */
function faceIn(context: FaceContext, name: string | null): CardFace | null {
  const row = context.meta.rows.find((one) => one.name === name);
  return row === undefined ? null : faceOfRow(context, row);
}
