/** What answers certainly bring, in words. */
import type { GameMeta } from '@undercroft/contract';
import type { CounterPreview, GameView, Preview } from '@undercroft/view';
import type { Question } from '../../scene/questions.ts';
import type { Words } from '../../words/words.ts';

/** More answers than this are told what they bring only when they are pointed at. */
const FEW = 4;
/** Questions whose answers do something at once, and do not only say with what. */
const DEEDS: ReadonlySet<string> = new Set(['menu', 'window', 'may']);

/** What is needed to say it. */
interface GainContext {
  readonly meta: GameMeta;
  readonly names: (seat: number) => string;
  readonly words: Words;
}

/**
 * A question whose answers say which numbers they certainly change: what somebody compares before they choose.
 *
 * @param preview  what an answer certainly brings, by its index
 * @returns        the same question when there are too many answers to tell it of each
 * @throws         never
 */
export function withGains(
  question: Question,
  view: GameView,
  preview: (index: number) => Preview | null,
  { meta, names, words }: GainContext,
): Question {
  const open = question.groups.flatMap(({ answers }) => answers.filter(({ ends, index }) => index >= 0 && !ends));
  const mine = view.decision?.player === view.viewer;
  if (!mine || open.length > FEW || !DEEDS.has(meta.asks[view.decision?.ask ?? -1]?.what ?? '')) return question;
  const ends = question.groups.flatMap(({ answers }) => answers.filter(({ ends: done }) => done));
  const brought = new Map([...open, ...ends].map(({ index }) => [index, changesOf(preview(index))]));
  const alike = inAll([...brought.values()]);
  const gains = new Map(
    open.map(({ index }) => [
      index,
      (brought.get(index) ?? [])
        .filter((change) => !alike.has(keyOf(change)))
        .flatMap((change) => counterLine(meta, view, names, words, change)),
    ]),
  );
  const groups = question.groups.map((group) => ({
    ...group,
    answers: group.answers.map((answer) => {
      const brings = answer.ends ? [] : (gains.get(answer.index) ?? []);
      return brings.length === 0 ? answer : { ...answer, brings };
    }),
  }));
  return { ...question, groups };
}

/** What an answer changes; nothing where a plan tells more. */
const changesOf = (preview: Preview | null): readonly CounterPreview[] =>
  preview === null || (preview.plan ?? null) !== null ? [] : preview.counters;

const keyOf = ({ seat, name, after }: CounterPreview): string => `${seat} ${name} ${after}`;

/** What comes whichever answer is given, as what happens afterwards does: nobody compares it. */
function inAll(answers: readonly (readonly CounterPreview[])[]): ReadonlySet<string> {
  const [first = [], ...others] = answers.map((changes) => changes.map(keyOf));
  if (others.length === 0) return new Set();
  return new Set(first.filter((key) => others.every((keys) => keys.includes(key))));
}

/** A number of a player that changes, as a line; none when players do not count it. @throws never */
export function counterLine(
  meta: GameMeta,
  view: GameView,
  names: (seat: number) => string,
  words: Words,
  { name: field, seat, before, after }: CounterPreview,
): string[] {
  const known = meta.fields.find((one) => one.owner === 'player' && one.name === field);
  if (known === undefined || !known.counter) return [];
  const name = known.title;
  if (seat === view.viewer) return [words.say('prompt.change', { name, before, after })];
  return [words.say('prompt.change-of', { name, player: names(seat), before, after })];
}
