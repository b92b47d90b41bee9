/** What answers certainly bring, in words. */
import type { GameMeta } from '@undercroft/contract';
import type { CounterPreview, GameView, Preview } from '@undercroft/view';
import type { TableLayout } from '../../layout/layout.ts';
import type { PromptAnswer } from '../../prompt/prompt.ts';
import { zoneAt } from '../zone-at.ts';
import type { Question } from '../../scene/questions.ts';
import { withMinus } from '../../text/minus.ts';
import type { Words } from '../../words/words.ts';

/** More answers than this are told what they bring only when they are pointed at. */
const FEW = 4;
/** Of up to so many answers it is told what they cost: to look at each takes time. */
const PRICED = 40;
/** Questions whose answers do something at once, and do not only say with what. */
const DEEDS: ReadonlySet<string> = new Set(['menu', 'window', 'may']);

/** What is needed to say it. */
interface GainContext {
  readonly meta: GameMeta;
  readonly layout: Pick<TableLayout, 'arrivals' | 'kinds'>;
  readonly names: (seat: number) => string;
  /** what a thing is called on the table; a place of a board as players call it */
  readonly called: (thing: number) => string;
  readonly words: Words;
}

/**
 * Something that an answer certainly brings, and what it is told by: the same twice has one key.
 */
interface Gain {
  readonly key: string;
  /** @param about  the thing that the answer is about, which need not be named again */
  readonly lines: (about: number) => string[];
}

/**
 * A question whose answers say what they certainly bring: numbers that change, what becomes of
 * things, and things that are drawn as damaged from then on. That is what a player compares before
 * choosing.
 *
 * @param preview  what an answer certainly brings, by its index
 * @returns of many answers only what they cost; the same question when there are too many even for
 *   that
 * @throws         never
 */
export function withGains(
  question: Question,
  view: GameView,
  preview: (index: number) => Preview | null,
  context: GainContext,
): Question {
  const { meta } = context;
  const open = question.groups.flatMap(({ answers }) => answers.filter(({ ends, index }) => index >= 0 && !ends));
  const mine = view.decision?.player === view.viewer;
  const ask = meta.asks[view.decision?.ask ?? -1];
  const isDeed = DEEDS.has(ask?.what ?? '');
  const isPlan = Object.hasOwn(meta.extras.table?.plans ?? {}, ask?.within ?? '');
  const few = open.length <= FEW;
  const told = few ? isDeed || tellsOfThings(context) : isDeed && !isPlan && open.length <= PRICED;
  if (!mine || !told) return question;
  const ends = question.groups.flatMap(({ answers }) => answers.filter(({ ends: done }) => done));
  const gains = (index: number): readonly Gain[] =>
    few ? gainsOf(preview(index), view, isDeed, context) : pricesOf(preview(index), view, context);
  const brought = new Map([...open, ...ends].map(({ index }) => [index, gains(index)]));
  const known = [...brought].map(([index, gained]) => ({
    ends: ends.some((answer) => answer.index === index),
    gained,
  }));
  const alike = comesAnyway(known);
  const tellOf = (answer: PromptAnswer): string[] =>
    (brought.get(answer.index) ?? []).filter(({ key }) => !alike.has(key)).flatMap(({ lines }) => lines(answer.thing));
  const groups = question.groups.map((group) => ({
    ...group,
    answers: group.answers.map((answer) => {
      const brings = answer.ends ? [] : tellOf(answer);
      return brings.length === 0 ? answer : { ...answer, brings };
    }),
  }));
  return { ...question, groups };
}

/** Whether the table has words for what becomes of things. */
const tellsOfThings = ({ layout }: GainContext): boolean =>
  [...layout.arrivals.values()].some((title) => title !== null);

/**
 * What an answer brings; nothing where a plan tells more.
 *
 * @param counts numbers of players are told, too
 */
function gainsOf(preview: Preview | null, view: GameView, counts: boolean, context: GainContext): readonly Gain[] {
  if (preview === null || (preview.plan ?? null) !== null) return [];
  return [...(counts ? changesOf(preview.counters, view, context) : []), ...thingGains(preview, context)];
}

/** Numbers of the viewer that become less. */
function pricesOf(preview: Preview | null, view: GameView, context: GainContext): readonly Gain[] {
  const paid = (preview?.counters ?? []).filter(({ after, before, seat }) => seat === view.viewer && after < before);
  return changesOf(paid, view, context);
}

function changesOf(changes: readonly CounterPreview[], view: GameView, context: GainContext): readonly Gain[] {
  const { meta, names, words } = context;
  return changes.map((change) => ({
    key: `${change.seat} ${change.name} ${change.after}`,
    lines: () => counterLine(meta, view, names, words, change),
  }));
}

/** What becomes of things where the table has a word for it: `Put away: Plum`. @throws never */
export function thingGains(
  { flags = [], moves }: Preview,
  { called, layout, meta }: Omit<GainContext, 'names' | 'words'>,
): readonly Gain[] {
  const gain = (key: string, what: string, thing: number): Gain => ({
    key,
    lines: (about) => [thing === about ? what : `${what}: ${called(thing)}`],
  });
  const arrived = moves.flatMap(({ thing, to }) => {
    const what = layout.arrivals.get(zoneAt(meta, to)?.name ?? '') ?? null;
    return what === null ? [] : [gain(`${thing} to ${to}`, what, thing)];
  });
  const damaged = flags.flatMap(({ after, name, thing }) => {
    const kind = meta.kinds[meta.rows[meta.things[thing] ?? -1]?.kind ?? -1];
    const rules = layout.kinds.get(kind?.name ?? '')?.damaged ?? [];
    const field = meta.fields.find(
      (one) => one.name === name && one.type.is === 'flag' && typeof one.owner === 'number',
    );
    const isDamage = rules.some((rule) => rule.field === name && rule.value === String(after));
    if (!isDamage || field === undefined) return [];
    return [gain(`${thing} ${name}`, field.title, thing)];
  });
  return [...arrived, ...damaged];
}

/**
 * What comes whichever answer is given, as what happens afterwards does, and what comes when
 * nothing is done; it is left out of the comparison. Where one answer leads to another question,
 * the others do not bring what happens after that.
 */
function comesAnyway(
  answers: readonly { readonly ends: boolean; readonly gained: readonly Gain[] }[],
): ReadonlySet<string> {
  const keys = answers.map(({ gained }) => gained.map(({ key }) => key));
  const [first = [], ...others] = keys;
  const inAll = others.length === 0 ? [] : first.filter((key) => others.every((more) => more.includes(key)));
  return new Set([...inAll, ...keys.filter((_, nth) => answers[nth]!.ends).flat()]);
}

/**
 * A number of a player that changes, as a line; none when players do not count it.
 *
 * @throws never
 */
export function counterLine(
  meta: GameMeta,
  view: GameView,
  names: (seat: number) => string,
  words: Words,
  { name: field, seat, before, after }: CounterPreview,
): string[] {
  const known = meta.fields.find((one) => one.owner === 'player' && one.name === field);
  if (known === undefined || !known.counter) return [];
  const change = { name: known.title, before: withMinus(before), after: withMinus(after) };
  if (seat === view.viewer) return [words.say('prompt.change', change)];
  return [words.say('prompt.change-of', { ...change, player: names(seat) })];
}
