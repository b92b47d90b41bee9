/**
 * The view of one player: derived from declared visibility, and all that an interface or a bot's
 * display may read.
 */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { engineWords, hashText, readResult, type GameResult, type Viewer } from '@undercroft/engine';
import { boardViews } from './parts/boards.ts';
import { diceViews } from './parts/dice.ts';
import { happenedView } from './parts/events.ts';
import { LogMemo } from './parts/log-memo.ts';
import { phaseOf, turnOf } from './phase.ts';
import { playerViews } from './parts/players.ts';
import { questionView } from './questions.ts';
import { readerOf, visibleFields, type Reader } from './reader.ts';
import { EVERYTHING, SPECTATOR, type GameView, type ResultView } from './shape.ts';
import type { ViewSettings } from './settings.ts';
import { zoneViews } from './things.ts';

/**
 * What a viewer may know of a state, as plain frozen objects.
 *
 * @param state a state at a decision or at the end; not changed. `module.io` is used.
 * @param viewer a seat, 'spectator' (what everybody may see) or 'all' (everything, for designers)
 * @cost some 100 µs for a game of 300 things: for interfaces, not for search
 */
export function viewFor(given: GameModule, state: Int32Array, viewer: Viewer, settings: ViewSettings = {}): GameView {
  const { events = [], since, memo } = settings;
  const reader = readerOf(given, state, viewer, settings);
  const { meta } = reader.module;
  memo?.begin(meta, viewer);
  // First, because reading attributes may use the scratch memory in which the question lies.
  const { decision, shown } = questionView(reader);
  const result = readResult(reader.module, state);
  const log = memo?.log ?? new LogMemo();
  return Object.freeze({
    game: meta.id,
    content: meta.hash,
    viewer: viewerNumber(viewer),
    position: state[HEADER.answers]!,
    turn: turnOf(meta, state),
    phase: phaseOf(meta, state),
    players: Object.freeze(playerViews(reader, result)),
    zones: Object.freeze(zoneViews(reader)),
    boards: Object.freeze(boardViews(reader)),
    globals: visibleFields(reader, 'global', 0, false),
    dice: Object.freeze(diceViews(reader)),
    decision,
    shown,
    log: Object.freeze(log.linesOf(reader, events)),
    happened: Object.freeze(happenedView(viewer, events, log, since)),
    result: state[HEADER.status] === STATUS.over ? resultView(reader, result) : null,
  });
}

/** Seats to numbers as they stand in a view. */
function viewerNumber(viewer: Viewer): number {
  if (viewer === 'spectator') return SPECTATOR;
  return viewer === 'all' ? EVERYTHING : viewer;
}

/** Hash of a view: 16 hex digits, the same on every machine for equal views. */
export function viewHash(view: GameView): string {
  return hashText(JSON.stringify(view));
}

function resultView({ module }: Reader, { name, text, winners }: GameResult): ResultView {
  return Object.freeze({ ending: name, text: text ?? engineWords(module.meta).over, winners: Object.freeze(winners) });
}
