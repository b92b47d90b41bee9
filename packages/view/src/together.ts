/** The view of one player of a game in play, also where players are asked together. */
import type { AskedTogether, Game, Viewer } from '@undercroft/engine';
import type { ViewSettings } from './settings.ts';
import type { GameView, TogetherView } from './shape.ts';
import { viewFor } from './view.ts';

/**
 * What a viewer may know of a game as it stands. Where players are asked together each has an own
 * question, own answers are shown as made, and everything of others as it was before all were
 * asked.
 *
 * @param viewer as for `viewFor`; 'all' sees no answers of
 *   players who are asked together
 */
export function gameView(game: Game, viewer: Viewer, settings: ViewSettings = {}): GameView {
  const { asked } = game;
  if (asked === null) return viewFor(game.module, game.state, viewer, settings);
  const before = viewFor(game.module, game.stateFor(-1), viewer, settings);
  const together = togetherView(game, asked, viewer);
  if (typeof viewer !== 'number') return Object.freeze({ ...before, decision: null, shown: [], together });
  const own = viewFor(game.module, game.stateFor(viewer), viewer, settings);
  return Object.freeze({
    ...own,
    position: asked.begin,
    players: Object.freeze(own.players.map((player, seat) => (seat === viewer ? player : before.players[seat]!))),
    zones: Object.freeze(own.zones.map((zone, i) => (zone.owner === viewer ? zone : before.zones[i]!))),
    boards: Object.freeze(own.boards.map((board, i) => (board.owner === viewer ? board : before.boards[i]!))),
    decision: asked.waitingFor.includes(viewer) ? own.decision : null,
    together,
  });
}

function togetherView(game: Game, { answered, waitingFor }: AskedTogether, viewer: Viewer): TogetherView {
  return Object.freeze({
    waitingFor: Object.freeze(waitingFor.toSorted((a, b) => a - b)),
    answered: Object.freeze(answered.toSorted((a, b) => a - b)),
    takeBack: typeof viewer === 'number' && game.canTakeBack(viewer),
  });
}
