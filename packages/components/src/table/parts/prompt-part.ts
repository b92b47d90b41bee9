import { ownOf, type GameMeta } from '@undercroft/contract';
import type { GameView, OddsView, Preview } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import { drawingOfRow } from '#drawings';
import '../../dice/dice.ts';
import type { Die } from '../../dice/dice.ts';
import type { TableLayout } from '../../layout/layout.ts';
import { explainedIn } from '../../explained/explained.ts';
import { digestOf } from '../../playback/digest.ts';
import type { Playback } from '../../playback/playback.ts';
import type { PromptAnswer, PromptGroup, PromptMode } from '../../prompt/prompt.ts';
import type { PromptNumber } from '../../prompt/stepper.ts';
import type { Question } from '../../scene/questions.ts';
import type { Scene } from '../../scene/scene.ts';
import { planLines, type PlanLines } from '../../prompt/plan-lines.ts';
import { counterLine, thingGains } from './gains.ts';
import { ledTo } from './led-to.ts';
import { zoneAt } from '../zone-at.ts';
import { placesOf } from './places.ts';
import type { Words } from '../../words/words.ts';
import type { History } from '../input/history.ts';
import type { Reach } from '../input/reach.ts';
import type { Selection } from '../input/selection.ts';

/** All that the prompt is made of. */
export interface PromptParts {
  readonly view: GameView;
  readonly question: Question | null;
  readonly selection: Selection;
  readonly playback: Playback;
  readonly past: boolean;
  readonly names: (seat: number) => string;
  /** what a thing is called where it is drawn; empty where it is not */
  readonly titles: (thing: number) => string;
  readonly scene: Pick<Scene, 'faces' | 'hosts' | 'spots'>;
  /** one person plays, so sentences need not say who is meant */
  readonly alone: boolean;
  readonly bots: readonly number[];
  readonly undoable: boolean;
  readonly foresight: Preview | null;
  /** how likely answers are to lower a number */
  readonly odds: readonly OddsView[];
  /** answers that a lesson recommends */
  readonly recommended: ReadonlySet<number>;
  /** what may be said at once that takes more than one answer */
  readonly reach: Reach | null;
  /** dice that lie on the table */
  readonly dice: readonly Die[];
  /** what happened since the viewer answered */
  readonly history: Pick<History, 'other' | 'story'>;
  readonly layout: TableLayout | null;
  readonly meta: GameMeta;
  readonly words: Words;
}

/**
 * Who is asked, what, and what can be answered; dice that lie on the table are drawn there.
 *
 * @throws never
 */
export function promptPart(parts: PromptParts): TemplateResult {
  const { dice, view, question, selection, playback, undoable, words, names } = parts;
  const replays = parts.history.other(view.viewer);
  const mode = modeOf(parts);
  const asks = mode === 'ask';
  const gathers = asks && selection.gathers;
  const { n, least, most } = countsOf(selection);
  const pick = least === most ? words.say('prompt.pick-exactly', { most }) : words.say('prompt.pick', { least, most });
  return html`<uc-prompt
    lead=${leadOf(parts, mode)}
    mode=${mode}
    ?bot=${mode === 'wait' && parts.bots.includes(askedIn(view))}
    question=${questionText(parts, mode)}
    detail=${gathers ? pick : asks ? (carriedOf(parts) ?? detailOf(parts)) : ''}
    .groups=${asks ? marked(goalsOf(parts) ?? groupsOf(question, selection), parts) : []}
    .numbers=${asks ? numbersOf(parts) : []}
    .foresight=${foresightOf(parts, parts.foresight)}
    .plan=${asks ? planOf(parts) : null}
    accept=${gathers ? words.say('prompt.accept', { n, most }) : ''}
    ?acceptable=${selection.complete}
    ?back=${asks && undoable}
    replay=${replays < 0 || playback.running || mode === 'past' ? '' : words.say('prompt.replay', { player: names(replays) })}
    .digest=${replays < 0 || playback.running || mode === 'past' ? [] : digestIn(parts)}
    .passes=${asks ? (parts.reach?.ahead.passes.length ?? 0) : 0}
    others=${asks && !gathers && selection.carrying.things.length === 0 ? othersOf(parts) : ''}
    keep-passing=${asks && parts.reach?.passesOn === true ? passingOf(parts) : ''}
    .wishes=${parts.reach?.others?.things.map((thing) => ({ thing, place: parts.reach?.others?.place ?? -1 })) ?? []}
    .explained=${explainedIn(parts.meta)}
    ?rules=${parts.meta.extras.rulebook !== undefined}
    data-viewer=${view.viewer}
    >${dice.length === 0 ? nothing : html`<uc-dice slot="dice" .dice=${dice}></uc-dice>`}</uc-prompt
  >`;
}

/**
 * How many are picked and how many are asked for, as the question counts them: with those that
 * were given already.
 */
function countsOf({ picked: { n, taken, least, most } }: Selection): Readonly<Record<'n' | 'least' | 'most', number>> {
  return { n: n + taken, least: least + taken, most: most + taken };
}

/** What others did since the viewer answered, each of them in a line. */
function digestIn({ meta, layout, history, scene, view, words, names }: PromptParts): string[] {
  const story = history.story();
  if (story === null || layout === null) return [];
  return digestOf(meta, layout, story, view.viewer, words, scene.spots).map(
    ({ player, parts }) => `${names(player)}: ${parts.join(' ')}`,
  );
}

/** Words of the button that puts the others where the last one went; empty where none may. */
function othersOf({ reach, titles, words }: PromptParts): string {
  const { things = [], place = -1 } = reach?.others ?? {};
  return things.length === 0 ? '' : words.say('prompt.others', { n: things.length, place: titles(place) });
}

/**
 * Words of the button that goes on passing: as long as it is about the same thing, or for the rest
 * of the turn.
 */
function passingOf({ view, titles, words }: PromptParts): string {
  const about = view.decision?.about ?? -1;
  const thing = about < 0 ? '' : titles(about);
  return thing === '' ? words.say('prompt.keep-passing') : words.say('prompt.keep-passing-of', { thing });
}

/**
 * What led to it, how many are chosen, and which: the hand where they are marked may lie below the
 * edge of a small screen.
 */
function detailOf({ layout, meta, question, selection, titles, view, words }: PromptParts): string {
  const led = layout === null ? '' : ledTo(meta, layout, view);
  const taken = selection.taken.map(titles).filter((title) => title !== '');
  const hint = selection.carrying.offers ? words.say('prompt.carry') : '';
  return [led, question?.detail ?? '', taken.join(', '), hint].filter((part) => part !== '').join(' · ');
}

function modeOf({ view, past, playback }: PromptParts): PromptMode {
  if (past) return 'past';
  if (playback.running) return 'watch';
  if (view.together !== undefined && view.decision === null) return 'wait';
  if (view.result !== null || view.decision === null) return 'over';
  return view.decision.player === view.viewer ? 'ask' : 'wait';
}

/** The seat that is asked; of several the first. */
function askedIn({ decision, together }: GameView): number {
  return decision?.player ?? together?.waitingFor[0] ?? 0;
}

function leadOf({ view, names, alone, bots, words }: PromptParts, mode: PromptMode): string {
  if (mode === 'past') return words.say('table.past');
  if (mode === 'watch') return words.say('table.watching');
  if (mode === 'over') return words.say('table.over');
  const seat = askedIn(view);
  const player = names(seat);
  if (mode === 'ask') return alone ? words.say('table.your-move') : words.say('table.player-your-move', { player });
  return words.say(bots.includes(seat) ? 'table.playing' : 'table.asked', { player });
}

function questionText({ view, names, question, playback, words }: PromptParts, mode: PromptMode): string {
  if (mode === 'watch') return playback.animationStep?.text ?? '';
  if (mode === 'over') return view.result?.text ?? words.say('table.over');
  return question?.text ?? waitText(view, names, words);
}

/** What is taken up; null where nothing is. */
function carriedOf({ selection: { carrying }, titles, words }: PromptParts): string | null {
  const things = carrying.things.map(titles).join(', ');
  return things === '' ? null : words.say('prompt.carried', { things });
}

/** Places for what is taken up, and the way to put it back; null when nothing is. */
function goalsOf({ scene: { faces, hosts, spots }, selection, words }: PromptParts): readonly PromptGroup[] | null {
  const { places, things } = selection.carrying;
  if (things.length === 0) return null;
  const blank = { index: -1, where: null, reason: null };
  const answers = places.flatMap((thing) => {
    const face = faces.get(thing);
    const { hue = 60, icon = null, title = '' } = face ?? {};
    return face === undefined
      ? []
      : [
          {
            ...blank,
            to: thing,
            thing,
            label: hosts.has(thing) ? title : (spots.get(thing) ?? title),
            icon,
            hue,
            ends: false,
          },
        ];
  });
  const back = {
    ...blank,
    to: -1,
    thing: -1,
    label: words.say('prompt.put-back'),
    icon: 'ui-undo',
    hue: 60,
    ends: true,
  };
  return [
    { label: words.say('prompt.goals'), answers: answers.slice(0, MOST_GOALS) },
    { label: null, answers: [back] },
  ];
}

/** More places than this are read on the table. */
const MOST_GOALS = 9;

/** Who is waited for, of those who are asked at the same time; empty for none. */
function waitText({ together, viewer }: GameView, names: (seat: number) => string, words: Words): string {
  if (together?.answered.includes(viewer) !== true) return '';
  return words.say('table.answered', { players: together.waitingFor.map(names).join(', ') });
}

/**
 * Answers with the drawings of what they are about, with a mark on those that a lesson recommends,
 * and with their chances.
 */
function marked(
  groups: readonly PromptGroup[],
  { layout, meta, odds, recommended, words }: Pick<PromptParts, 'layout' | 'meta' | 'odds' | 'recommended' | 'words'>,
): readonly PromptGroup[] {
  return groups.map((group) => ({
    ...group,
    answers: group.answers.map((answer) => ({
      ...answer,
      ...drawingOf(answer, layout, meta),
      recommended: recommended.has(answer.index),
      ...oddsOf(
        odds.find((one) => one.answer === answer.index),
        meta,
        words,
      ),
    })),
  }));
}

/** What an answer chooses by its drawing, as a tile, is seen before it is chosen. */
function drawingOf(
  { row = -1 }: PromptAnswer,
  layout: TableLayout | null,
  meta: GameMeta,
): Pick<PromptAnswer, 'drawing'> {
  const drawing = layout === null || row < 0 ? null : drawingOfRow(meta, layout, row);
  return drawing === null ? {} : { drawing };
}

/** The chance of an answer, in words. */
function oddsOf(known: OddsView | undefined, { fields }: GameMeta, words: Words): Pick<PromptAnswer, 'odds'> {
  if (known === undefined) return {};
  // Neither nothing nor all, however little it is.
  const percent = Math.min(99, Math.max(1, Math.round(known.chance * 100)));
  const field = fields[known.field]?.title ?? '';
  return { odds: { percent, words: words.say('prompt.odds', { n: percent, field }) } };
}

/**
 * All answers, or those of the thing that was pressed; what is gathered on the table has no
 * buttons.
 */
function groupsOf(question: Question | null, selection: Selection): readonly PromptGroup[] {
  const groups = question?.groups ?? [];
  if (selection.gathers) {
    const { n } = selection.picked;
    return n === 0 ? groups : [];
  }
  if (selection.menu < 0) return groups;
  const allowed = selection.answersOf(selection.menu);
  return groups
    .map(({ squares = [], ...group }) => ({
      ...group,
      answers: [...group.answers, ...squares].filter((answer) => answer.ends || allowed.includes(answer.index)),
    }))
    .filter((group) => group.answers.length > 0);
}

/** More numbers than this are chosen by counting up and down. */
const FEW_NUMBERS = 6;

/** A question for a number that has many answers. */
function numbersOf({ view, meta }: PromptParts): readonly PromptNumber[] {
  const ask = meta.asks[view.decision?.ask ?? -1];
  if (ask === undefined || ask.type.is !== 'number' || ask.entries.length > 0) return [];
  const numbers = (view.decision?.answers ?? [])
    .filter((answer) => !answer.none && answer.thing < 0)
    .map(({ label, index }) => ({ value: Number(label), index }));
  return numbers.length <= FEW_NUMBERS || numbers.some(({ value }) => !Number.isInteger(value)) ? [] : numbers;
}

/** Moves that are told of one answer; more would be a list to read. */
const FEW_MOVES = 4;

/** The result of the plan that is being made; null without one. */
function planOf({ foresight, layout, meta, scene, view, words }: PromptParts): PlanLines | null {
  const title = (thing: number): string | undefined => placeTitle(meta, scene, thing);
  if (foresight?.plan === undefined || foresight.plan === null) return null;
  return planLines(foresight.plan, {
    meta,
    view,
    words,
    place: (zone) => zoneTitle(meta, zone, title),
    arrival: (zone) => arrivalAt(meta, layout, zone),
    called: (thing) => placeTitle(meta, scene, thing) ?? '',
  });
}

function foresightOf(
  { view, layout, meta, names, scene, titles, words }: PromptParts,
  preview: Preview | null,
): string[] {
  // A plan says more than its next answer alone.
  if (preview === null || preview.plan) return [];
  const lines = preview.counters.flatMap((change) => counterLine(meta, view, names, words, change));
  const title = (thing: number): string | undefined => meta.rows[meta.things[thing] ?? -1]?.title;
  const places = placesOf(view);
  const moves = preview.moves.filter((move) => places.has(move.thing)).slice(0, FEW_MOVES);
  if (layout !== null)
    lines.push(
      ...thingGains(
        { ...preview, moves },
        { called: (thing) => placeTitle(meta, scene, thing) ?? '', layout, meta },
      ).flatMap((gain) => gain.lines(-1)),
    );
  for (const { row = -1, thing, to } of moves) {
    const name = titles(thing) || (row === meta.things[thing] ? undefined : oneOf(meta.rows[row])) || title(thing);
    const place = zoneTitle(meta, to, (on) => placeTitle(meta, scene, on));
    if (name !== undefined && place !== null && arrivalAt(meta, layout, to) === undefined)
      lines.push(words.say('prompt.goes', { thing: name, place }));
  }
  if (lines.length > 0 && preview.uncertain) lines.push(words.say('prompt.chance'));
  return lines;
}

/** What one of several is called that a row stands for. */
function oneOf(row: GameMeta['rows'][number] | undefined): string | undefined {
  return row === undefined ? undefined : (ownOf(row.forms ?? {}, 'one') ?? row.title);
}

/** The text for things that arrive in a zone; null: none, undefined: the name of the zone. */
function arrivalAt(meta: GameMeta, layout: TableLayout | null, id: number): string | null | undefined {
  return layout?.arrivals.get(zoneAt(meta, id)?.name ?? '');
}

/** What players call a place of a board; else the title of a thing. */
function placeTitle(meta: GameMeta, { hosts, spots }: PromptParts['scene'], thing: number): string | undefined {
  const spot = hosts.has(thing) ? undefined : spots.get(thing);
  return spot ?? meta.rows[meta.things[thing] ?? -1]?.title;
}

/** What a zone is called: the thing that it belongs to, or its own title. */
function zoneTitle(meta: GameMeta, id: number, title: (thing: number) => string | undefined): string | null {
  const zone = zoneAt(meta, id);
  if (zone === undefined) return null;
  if (typeof zone.owner !== 'number') return zone.title;
  return title((meta.kinds[zone.owner]?.first ?? 0) + id - zone.first) ?? zone.title;
}
