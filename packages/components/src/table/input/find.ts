import type { GameMeta } from '@undercroft/contract';
import { boxOf } from '../../page/boxes.ts';
import type { UndercroftElement } from '../../theme/base.ts';
import { coinsOf, flyCoins } from './coins.ts';
import type { Finder } from './trails.ts';
import { zoneAt } from '../zone-at.ts';

/** What has to be known to find things on the table. */
export interface FindContext {
  readonly meta: () => GameMeta | null;
  /** zone in which a thing lies, as far as it is seen, or -1 */
  readonly zoneOf: (thing: number) => number;
}

/**
 * Where things and zones are drawn.
 *
 * @param host  the table
 * @param card  the card of a thing, or null
 */
export function finderOf(
  host: UndercroftElement,
  card: (thing: number) => Element | null,
  { meta, zoneOf }: FindContext,
): Finder {
  /** What shows a zone: its area, or the thing that it belongs to. */
  const zone = (id: number): Element | null => {
    const game = meta();
    const found = game === null ? undefined : zoneAt(game, id);
    if (found === undefined) return null;
    if (typeof found.owner === 'number') return card((game?.kinds[found.owner]?.first ?? 0) + id - found.first);
    const owner = found.owner === 'player' ? id - found.first : -1;
    return host.renderRoot.querySelector(`[data-zone="${found.name}-${owner}"]`);
  };
  return {
    // A thing that has no card of its own, because it lies in a pile or with others like it, is
    // where its zone is.
    thing: (thing) => (thing < 0 ? null : (card(thing) ?? zone(zoneOf(thing)))),
    zone,
    frame: (thing) => card(thing)?.closest('uc-board') ?? null,
    show: (things) => {
      for (const board of boardsIn(host.renderRoot)) board.follow(things, false, true);
    },
    corner: () => boxOf(host),
    gains: (animationStep) => {
      const game = meta();
      if (game !== null) flyCoins(host.renderRoot, coinsOf(game, animationStep));
    },
  };
}

/**
 * Boards of which a part is seen show the part where things are, or the first of them.
 *
 * @param shown  what shows the first thing
 * @returns      the seat on whose board it lies; null when it lies on none
 * @throws       never
 */
export function followOnBoards(root: ParentNode, shown: Element | null, things: readonly number[]): number | null {
  for (const board of boardsIn(root)) board.follow(things);
  const board = shown?.closest<HTMLElement>('.board') ?? null;
  return board === null ? null : Number(board.dataset['seat']);
}

/** What shows a thing: its card, or its square. @throws never */
export function shownAs(root: ParentNode, thing: number): HTMLElement | null {
  // What is listed lies elsewhere, too: there is where things happen to it.
  const cards = cardsIn(root).filter((one) => one.thing === thing);
  const card = cards.find((one) => one.closest('.entry') === null) ?? cards[0];
  return (
    card ??
    boardsIn(root)
      .map((board) => board.square(thing))
      .find((square) => square !== null) ??
    null
  );
}

/** Cards of things. @throws never */
export function cardsIn(root: ParentNode): HTMLElementTagNameMap['uc-card'][] {
  return [...root.querySelectorAll('uc-card')].filter((card) => card.thing >= 0);
}

/**
 * Focuses a square that can be chosen, on the first board that has one.
 *
 * @returns false when none has
 */
export function enterBoard(root: ParentNode): boolean {
  return boardsIn(root).some((board) => board.checkVisibility() && board.enter());
}

/** Turns the tile that a question is about. @returns false when none is */
export function turnOnBoard(root: ParentNode, by: number): boolean {
  return boardsIn(root).some((board) => board.turning.turn(by));
}

/**
 * Begins or ends looking around, on the first board where that can be done.
 *
 * @returns false when there is none
 */
export function lookOnBoard(root: ParentNode): boolean {
  return boardsIn(root).some((board) => board.checkVisibility() && board.look());
}

function boardsIn(root: ParentNode): HTMLElementTagNameMap['uc-board'][] {
  return [...root.querySelectorAll('uc-board')];
}
