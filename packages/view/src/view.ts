/** The view of one player: derived from declared visibility, and all that an interface or a bot's display may read. */
import { HEADER, NONE, STATUS, type GameModule } from '@undercroft/contract';
import {
  engineWords,
  eventText,
  hashText,
  inMask,
  playerLabel,
  readResult,
  seesField,
  shownByQuestion,
  thingsOfEvent,
  type GameResult,
  type Viewer,
} from '@undercroft/engine';
import { happenedView } from './happened.ts';
import { decisionView, listQuestion } from './questions.ts';
import {
  EVERYTHING,
  SPECTATOR,
  type DieView,
  type GameView,
  type LogLineView,
  type PlayerView,
  type ResultView,
  type ViewSettings,
} from './shape.ts';
import { inLanguage } from './language.ts';
import { phaseOf, turnOf } from './phase.ts';
import { scoreView } from './score.ts';
import { boardViews } from './boards.ts';
import { fieldValue, thingView, zoneViews, type ViewContext } from './things.ts';

/**
 * What a viewer may know of a state, as plain frozen objects.
 *
 * @param state a state at a decision or at the end; not changed. `module.io` is used.
 * @param viewer a seat, 'spectator' (what everybody may see) or 'all' (everything, for designers)
 * @cost some 100 µs for a game of 300 things: for interfaces, not for search
 */
export function viewFor(given: GameModule, state: Int32Array, viewer: Viewer, settings: ViewSettings = {}): GameView {
  const module = inLanguage(given, settings.lang ?? 'en');
  const { meta } = module;
  const asked = listQuestion(module, state, true);
  const shown = asked ? shownByQuestion(module, state, viewer) : [];
  const look: ViewContext = { module, state, viewer };
  // The question comes first: reading attributes may use the scratch memory it lies in.
  const decision = asked ? decisionView(look, settings.names) : null;
  const players = state[HEADER.players]!;
  return Object.freeze({
    game: meta.id,
    content: meta.hash,
    viewer: viewerNumber(viewer),
    position: state[HEADER.answers]!,
    turn: turnOf(meta, state),
    phase: phaseOf(meta, state),
    players: Object.freeze(playerViews(look, settings.names)),
    zones: Object.freeze(zoneViews(look, players)),
    boards: Object.freeze(boardViews(look, players)),
    globals: visibleFields(look, 'global', 0, false),
    dice: Object.freeze(diceViews(look)),
    decision,
    shown: Object.freeze(shown.map((thing) => thingView(look, thing))),
    log: Object.freeze(logView(look, settings)),
    happened: Object.freeze(happenedView(look, settings)),
    result: state[HEADER.status] === STATUS.over ? resultView(look) : null,
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

function playerViews(look: ViewContext, names: readonly string[] | undefined): PlayerView[] {
  return readResult(look.module, look.state).players.map((stands, seat) => playerView(look, seat, stands, names));
}

function playerView(
  look: ViewContext,
  seat: number,
  { outcome, reason }: GameResult['players'][number],
  names: readonly string[] | undefined,
): PlayerView {
  const { meta } = look.module;
  const attributes: Record<string, number> = {};
  for (const [index, { name, owner, params }] of meta.attributes.entries()) {
    if (owner === 'player' && params === 0 && index !== meta.score?.attribute)
      attributes[name] = look.module.attribute(look.state, index, seat);
  }
  return Object.freeze({
    seat,
    name: playerLabel(seat, names, meta),
    counters: visibleFields(look, 'player', seat, true),
    fields: visibleFields(look, 'player', seat, false),
    attributes: Object.freeze(attributes),
    score: scoreView(look, seat),
    outcome,
    reason,
  });
}

function visibleFields(
  look: ViewContext,
  owner: 'player' | 'global',
  subject: number,
  counters: boolean,
): Readonly<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const field of look.module.meta.fields) {
    if (field.owner !== owner || field.counter !== counters) continue;
    if (seesField(look.module.meta, look.state, look.viewer, field, subject))
      values[field.name] = fieldValue(look, field, subject);
  }
  return Object.freeze(values);
}

function diceViews({ module, state }: ViewContext): DieView[] {
  const { dieSides, dieThrower, dieValue, firstDie } = module.meta.layout;
  if (dieSides === undefined || dieValue === undefined) return [];
  return Array.from({ length: state[HEADER.dice]! }, (_, i) =>
    Object.freeze({
      id: firstDie + i,
      value: state[dieValue + i]!,
      sides: state[dieSides + i]!,
      thrower: dieThrower === undefined ? NONE : state[dieThrower + i]!,
    }),
  );
}

function logView({ module, viewer }: ViewContext, { events = [], names }: ViewSettings): LogLineView[] {
  const lines: LogLineView[] = [];
  for (const event of events) {
    const text = eventText(module.meta, event, viewer, names);
    if (text === null) continue;
    const things = thingsOfEvent(module.meta, event, viewer);
    const open = event.siteSeenBy === -1 || inMask(event.siteSeenBy, viewer);
    lines.push(
      Object.freeze({
        step: event.step,
        text,
        player: event.you,
        event: event.name,
        things: Object.freeze(things),
        file: open ? event.file : null,
        line: open ? event.line : null,
      }),
    );
  }
  return lines;
}

function resultView({ module, state }: ViewContext): ResultView {
  const { name, text, winners } = readResult(module, state);
  return Object.freeze({ ending: name, text: text ?? engineWords(module.meta).over, winners: Object.freeze(winners) });
}
