import type { GameMeta } from '@undercroft/contract';
import type { CardFace } from '../card/card-face.ts';
import type { PromptAnswer, PromptGroup } from '../prompt/prompt.ts';
import type { Scene } from './scene.ts';
import { wordsFor, type Words } from '../words/words.ts';
import type { AnswerView, DecisionView } from '@undercroft/view';

/** What the prompt shows of a decision. */
export interface Question {
  readonly text: string;
  readonly detail: string;
  readonly groups: readonly PromptGroup[];
}

/**
 * A decision as a question with buttons: answers of one menu entry together, ways to end last, what cannot be chosen
 * now with its reason.
 *
 * @param scene  faces of the things on the table, for the icons, and what they lie in, to tell equal ones apart
 * @param words  the language for what the game has no words for
 * @throws       never
 */
export function questionOf(
  meta: GameMeta,
  decision: DecisionView,
  { faces, hosts, places }: Pick<Scene, 'faces' | 'hosts' | 'places'>,
  words: Words = wordsFor(meta.lang ?? 'en'),
): Question {
  const ask = meta.asks[decision.ask];
  const answers = decision.answers.map((answer) => ({ ...answerButton(meta, answer, faces), entry: answer.entry }));
  const disabled = decision.disabled.map((item) => ({
    ...button(item.label, item.thing, faces),
    reason: item.reason,
    entry: item.entry,
  }));
  const all = distinct(
    [...answers, ...disabled].map((item) => placed(item, hosts, places)),
    faces,
  );
  const offered = all.filter((item) => !item.ends);
  const onMap = squaresOf(meta, offered, faces);
  const inner = offered.filter((item) => !onMap.includes(item));
  const ends = answers.filter((item) => item.ends);
  const groups: PromptGroup[] = [];
  const entries = [...new Set(offered.map((item) => item.entry))];
  const loose: PromptAnswer[] = [];
  for (const entry of entries) {
    const members = inner.filter((item) => item.entry === entry);
    const label = ask?.entries[entry]?.label ?? null;
    const squares = onMap.filter((item) => item.entry === entry);
    if (squares.length > 0) groups.push({ label, answers: members.map((item) => shorten(item, label ?? '')), squares });
    else if (label === null || members.every((item) => item.label === label)) loose.push(...members);
    else
      groups.push({ label: entries.length > 1 ? label : null, answers: members.map((item) => shorten(item, label)) });
  }
  if (loose.length > 0) groups.unshift({ label: null, answers: loose });
  if (ends.length > 0) groups.push({ label: null, answers: ends });
  return { text: decision.prompt, detail: detailOf(decision, faces, words), groups };
}

/** More squares than this are chosen on the map alone: as a list nobody could tell which is which. */
const FEW_SQUARES = 4;

/** Answers that are squares of a map on the table, when there are many of them. */
function squaresOf<T extends PromptAnswer>(
  meta: GameMeta,
  answers: readonly T[],
  faces: ReadonlyMap<number, CardFace>,
): readonly T[] {
  const squares = answers.filter(
    ({ index, thing }) => index >= 0 && faces.has(thing) && meta.rows[meta.things[thing] ?? -1]?.spot !== undefined,
  );
  return squares.length > FEW_SQUARES ? squares : [];
}

/** Of answers that look the same in every way the first; which of the same things it is makes no difference to anybody. */
function distinct<T extends PromptAnswer & { readonly entry: number }>(
  answers: readonly T[],
  faces: ReadonlyMap<number, CardFace>,
): T[] {
  const known = new Set<string>();
  return answers.filter(({ label, where, entry, reason, thing, ends }) => {
    if (where === null) return true;
    const key = JSON.stringify([label, where, entry, reason, ends, faces.get(thing) ?? thing]);
    const fresh = !known.has(key);
    known.add(key);
    return fresh;
  });
}

/** What tells equal things apart in a label, `(Garden)` and `#2`, stands beside it on a table; numbers mean nothing there, where things lie does. */
function placed<T extends PromptAnswer>(
  answer: T,
  hosts: ReadonlyMap<number, string>,
  places: ReadonlyMap<number, string>,
): T {
  const host = hosts.get(answer.thing);
  const place = places.get(answer.thing);
  const bare = answer.label.replace(/ #\d+$/, '');
  const said = [host, place].find((one) => one !== undefined && bare.endsWith(` (${one})`));
  const label = said === undefined ? bare : bare.slice(0, -said.length - 3);
  const where = host ?? (label === answer.label ? undefined : place);
  return where === undefined ? answer : { ...answer, label, where };
}

function answerButton(meta: GameMeta, answer: AnswerView, faces: ReadonlyMap<number, CardFace>): PromptAnswer {
  const shown = button(answer.label, answer.thing, faces);
  const row = meta.rows[answer.row];
  const cardIcon = row?.icon ?? (row === undefined ? null : (meta.kinds[row.kind]?.icon ?? null));
  return { ...shown, icon: shown.icon ?? cardIcon, index: answer.index, ends: answer.none };
}

function button(label: string, thing: number, faces: ReadonlyMap<number, CardFace>): PromptAnswer {
  const face = faces.get(thing);
  return {
    index: -1,
    label,
    icon: face === undefined || face.hidden ? null : face.icon,
    hue: face?.hue ?? 60,
    thing,
    where: null,
    ends: false,
    reason: null,
  };
}

/** Under a heading the heading need not be said again: "Summon Bear" under "Summon" is "Bear". */
function shorten<T extends PromptAnswer>(answer: T, heading: string): T {
  for (const joint of [`${heading}: `, `${heading} `]) {
    if (answer.label.startsWith(joint)) {
      const rest = answer.label.slice(joint.length);
      return { ...answer, label: rest.charAt(0).toUpperCase() + rest.slice(1) };
    }
  }
  return answer;
}

function detailOf(decision: DecisionView, faces: ReadonlyMap<number, CardFace>, words: Words): string {
  const parts: string[] = [];
  const about = faces.get(decision.about);
  // A question that names it need not say it twice.
  if (about !== undefined && !about.hidden && !decision.prompt.includes(about.title)) parts.push(about.title);
  if (decision.max > 1) {
    const { taken, min: least, max: most } = decision;
    parts.push(words.say(least === most ? 'question.taken' : 'question.taken-range', { taken, least, most }));
  }
  return parts.join(' · ');
}
