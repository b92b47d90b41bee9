import type { AskMeta, GameMeta } from '@undercroft/contract';
import type { CardFace } from '../card/card-face.ts';
import type { PromptAnswer, PromptGroup } from '../prompt/prompt.ts';
import type { Scene } from './scene.ts';
import { plainText } from '@undercroft/view';
import { glossaryIn } from '../text/glossary.ts';
import { wordsFor, type Words } from '../words/words.ts';
import type { AnswerView, DecisionView } from '@undercroft/view';
import { capital } from '../words/capital.ts';

/** What the prompt shows of a decision. */
export interface Question {
  readonly text: string;
  readonly detail: string;
  readonly groups: readonly PromptGroup[];
}

/**
 * A decision as a question with buttons: answers of one menu entry together, ways to end last, what
 * cannot be chosen now with its reason.
 *
 * @param scene faces of the things on the table, for the icons, and what they lie in, to tell equal
 *   ones apart
 * @param words  the language for what the game has no words for
 * @throws       never
 */
export function questionOf(
  meta: GameMeta,
  decision: DecisionView,
  { faces, hosts, places, spots }: Pick<Scene, 'faces' | 'hosts' | 'places'> & Partial<Pick<Scene, 'spots'>>,
  words: Words = wordsFor(meta.lang ?? 'en'),
): Question {
  const ask = meta.asks[decision.ask];
  const { apart = [] } = meta.extras.table ?? {};
  const cardTexts = cardTextsOf(meta, decision);
  const answers = decision.answers.map((answer) => ({
    ...answerButton(meta, answer, faces),
    ...usedOf(meta, ask, answer, words),
    ...cardTexts(answer),
    ...(apart.includes(ask?.entries[answer.entry]?.name ?? '') ? { apart: true } : {}),
    entry: answer.entry,
  }));
  const disabled = decision.disabled.map((item) => ({
    ...button(item.label, item.thing, faces),
    ...usedOf(meta, ask, item, words),
    reason: item.reason,
    entry: item.entry,
  }));
  const all = distinct(
    nameSpots(meta, [...answers, ...disabled], { spots, hosts }, words).map((item) =>
      movePlaceBeside(item, hosts, places, spots),
    ),
    faces,
  );
  const offered = all.filter((item) => !item.ends && item.apart !== true);
  const onMap = squaresOf(meta, offered, faces);
  const inner = offered.filter((item) => !onMap.includes(item));
  const ends = answers.filter((item) => item.ends);
  const groups: PromptGroup[] = [];
  const entries = [...new Set(offered.map((item) => item.entry))];
  // A heading over one answer says less than the answer does.
  const single =
    entries.length > 1 && entries.every((entry) => offered.filter((item) => item.entry === entry).length < 2);
  for (const entry of entries.toSorted((one, other) => one - other)) {
    const members = inner.filter((item) => item.entry === entry);
    const label = ask?.entries[entry]?.label ?? null;
    const squares = onMap.filter((item) => item.entry === entry);
    if (squares.length > 0)
      groups.push({
        label,
        answers: members.map((item) => shorten(item, label ?? '')),
        squares,
        ...calledOf(meta, squares),
      });
    else if (single || label === null || isCard(ask, entry) || members.every((item) => item.label === label))
      addUnheaded(groups, members);
    else if (entries.length > 1) groups.push({ label, answers: members.map((item) => shorten(item, label)) });
    else groups.push(groupByVerb(members, label, decision.prompt));
  }
  if (ends.length > 0) groups.push({ label: null, answers: ends });
  const last = all.filter((item) => item.apart === true);
  if (last.length > 0) groups.push({ label: null, answers: last });
  return { text: decision.prompt, detail: detailOf(meta, decision, faces, words), groups };
}

/**
 * Adds answers that need no heading, where the rules name them: together with what stands before,
 * when that has none either.
 */
function addUnheaded(groups: PromptGroup[], answers: readonly PromptAnswer[]): void {
  const last = groups.at(-1);
  if (answers.length === 0) return;
  if (last === undefined || last.label !== null) groups.push({ label: null, answers });
  else groups.splice(-1, 1, { ...last, answers: [...last.answers, ...answers] });
}

/** Whether a card offers an answer, and not the rules. */
const isCard = (ask: AskMeta | undefined, entry: number): boolean => (ask?.entries[entry]?.row ?? -1) >= 0;

/** More answers than this say nothing but their names: the rest is read on the table. */
const FEW_TOLD = 4;
/** More letters than this are no text for a button. */
const MOST_LETTERS = 170;

/** When a card can be used, as it stands before what it does: "**During an attack:** ". */
const LEAD = /^\*\*[^*]+:\*\*\s*/u;

/**
 * What the cards say among which one is chosen, or that offer the answers: what a name alone does
 * not tell.
 */
function cardTextsOf(
  meta: GameMeta,
  { answers, ask }: DecisionView,
): (answer: AnswerView) => { readonly says?: string } {
  const asked = meta.asks[ask];
  const isPlace = (row: number): boolean => (meta.kinds[meta.rows[row]?.kind ?? -1]?.zones.length ?? 0) > 0;
  const titles = glossaryIn(meta);
  const texts = new Map<AnswerView, string>();
  for (const answer of answers) {
    const card = meta.rows[answer.row];
    const offers = isCard(asked, answer.entry);
    const chosen = answer.entry < 0 && answer.thing >= 0 && !isPlace(answer.row);
    const text = card?.text.split('\n')[0] ?? '';
    // Who is offered it now knows that it is time.
    const says = plainText(offers ? text.replace(LEAD, '') : text, titles);
    // What an ability does in one sentence is what the answer is called.
    const isCalledSo = offers && asked?.entries[answer.entry]?.label !== card?.title && !says.includes('. ');
    if ((offers || chosen) && !isCalledSo && says !== '' && says.length <= MOST_LETTERS) texts.set(answer, says);
  }
  return (answer) => {
    const says = texts.size > FEW_TOLD ? undefined : texts.get(answer);
    return says === undefined ? {} : { says };
  };
}

/** The label of a card that is offered by its name alone says whether it is played or used. */
function usedOf(
  meta: GameMeta,
  ask: AskMeta | undefined,
  { entry, label, row }: Pick<AnswerView, 'entry' | 'label' | 'row'>,
  words: Words,
): { readonly label?: string } {
  const card = meta.rows[row];
  if (card === undefined || ask?.entries[entry]?.row !== row || ask.entries[entry]?.label !== card.title) return {};
  return {
    label: label.replace(
      card.title,
      words.say(card.when === undefined ? 'question.use' : 'question.play', { card: card.title }),
    ),
  };
}

/** More squares than this are chosen on the map alone: in a list they could not be told apart. */
const FEW_SQUARES = 4;

/**
 * Answers that are squares of a map on the table, when there are many of them; one alone of a menu
 * entry is named.
 */
function squaresOf<T extends PromptAnswer & { readonly entry: number }>(
  meta: GameMeta,
  answers: readonly T[],
  faces: ReadonlyMap<number, CardFace>,
): readonly T[] {
  const squares = answers.filter(
    ({ index, thing }) => index >= 0 && faces.has(thing) && meta.rows[meta.things[thing] ?? -1]?.spot !== undefined,
  );
  const isOne = ({ entry }: T): boolean => squares.filter((other) => other.entry === entry).length === 1;
  return squares.length > FEW_SQUARES ? squares.filter((square) => !isOne(square)) : [];
}

/** What several of them are called, where all are of a kind. */
function calledOf(meta: GameMeta, squares: readonly PromptAnswer[]): { readonly several?: string } {
  const [first, ...others] = new Set(squares.map(({ thing }) => meta.rows[meta.things[thing] ?? -1]?.kind));
  const several = others.length > 0 || first === undefined ? undefined : meta.kinds[first]?.several;
  return several === undefined ? {} : { several };
}

/**
 * Of answers that look the same in every way the first; which of the equal things it is makes no
 * difference.
 */
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

/**
 * Answers with what players call places on a board of tiles, in the place of rows and columns;
 * where that does not tell two of them apart, with both.
 */
function nameSpots<T extends PromptAnswer & { readonly entry: number }>(
  meta: GameMeta,
  answers: readonly T[],
  { hosts, spots }: Pick<Scene, 'hosts'> & { readonly spots: Scene['spots'] | undefined },
  words: Words,
): readonly T[] {
  if (spots === undefined || spots.size === 0) return answers;
  const titleOf = (thing: number): string => meta.rows[meta.things[thing] ?? -1]?.title ?? '\n';
  const isSpot = ({ thing, label }: T): boolean =>
    spots.has(thing) && !hosts.has(thing) && label.includes(titleOf(thing));
  const times = countNames(answers.filter(isSpot).map(({ entry, thing }) => `${entry} ${spots.get(thing)}`));
  return answers.map((answer) => {
    const spot = spots.get(answer.thing);
    const title = titleOf(answer.thing);
    if (spot === undefined || !isSpot(answer)) return answer;
    const isOnly = times.get(`${answer.entry} ${spot}`) === 1;
    const name = isOnly ? spot : words.say('board.in-room', { place: title, room: spot });
    const label = answer.label.replace(title, () => name);
    return { ...answer, label: capital(label) };
  });
}

function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

/**
 * What tells equal things apart in a label, `(Garden)` and `#2`, stands beside it on a table;
 * numbers mean nothing there, where things lie does.
 */
function movePlaceBeside<T extends PromptAnswer>(
  answer: T,
  hosts: ReadonlyMap<number, string>,
  places: ReadonlyMap<number, string>,
  spots: ReadonlyMap<number, string> | undefined,
): T {
  const host = hosts.get(answer.thing);
  const place = places.get(answer.thing);
  const bare = answer.label.replace(/ #\d+$/, '');
  const said = [host, place].find((one) => one !== undefined && bare.endsWith(` (${one})`));
  const label = said === undefined ? bare : bare.slice(0, -said.length - 3);
  const where = host ?? (label === answer.label ? undefined : place);
  const spot = host === undefined ? undefined : spots?.get(answer.thing);
  return where === undefined ? answer : { ...answer, label, where: spot ?? where };
}

function answerButton(meta: GameMeta, answer: AnswerView, faces: ReadonlyMap<number, CardFace>): PromptAnswer {
  const shown = button(answer.label, answer.thing, faces);
  const row = meta.rows[answer.row];
  const cardIcon = row?.icon ?? (row === undefined ? null : (meta.kinds[row.kind]?.icon ?? null));
  return { ...shown, icon: shown.icon ?? cardIcon, index: answer.index, ends: answer.none, row: answer.row };
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

/**
 * What stands between a heading and the rest of a label; some languages have a space before the
 * colon.
 */
const JOINT = /^\s*:?\s+/;

/** The rest of a label behind its heading; null when it does not begin with it. */
function restBehind(label: string, heading: string): string | null {
  const rest = label.slice(heading.length);
  return label.startsWith(heading) && JOINT.test(rest) ? rest.replace(JOINT, '') : null;
}

/** Without a heading an answer says what is done: "Summon: Bear" is "Summon Bear". */
function spellOut<T extends PromptAnswer>(answer: T, verb: string): T {
  const rest = restBehind(answer.label, verb);
  return rest === null ? answer : { ...answer, label: `${verb} ${rest}` };
}

/**
 * Answers of one entry: a verb with which several begin is said once, by the question or else by a
 * heading.
 */
function groupByVerb(answers: readonly PromptAnswer[], verb: string, question: string): PromptGroup {
  const isShared = answers.length > 1 && answers.every(({ label }) => (restBehind(label, verb) ?? '') !== '');
  if (!isShared) return { label: null, answers: answers.map((item) => spellOut(item, verb)) };
  return { label: isIn(question, verb) ? null : verb, answers: answers.map((item) => shorten(item, verb)) };
}

/** Under a heading the heading need not be said again: "Summon Bear" under "Summon" is "Bear". */
function shorten<T extends PromptAnswer>(answer: T, heading: string): T {
  const rest = restBehind(answer.label, heading) ?? '';
  return rest === '' ? answer : { ...answer, label: capital(rest) };
}

const isIn = (text: string, title: string): boolean => text.toLowerCase().includes(title.toLowerCase());

function detailOf(meta: GameMeta, decision: DecisionView, faces: ReadonlyMap<number, CardFace>, words: Words): string {
  const parts: string[] = [];
  const asks = meta.rows.find(({ name }) => name === meta.asks[decision.ask]?.within);
  const about = faces.get(decision.about);
  // A question that names it need not say it twice; in the middle of a sentence names begin small.
  for (const title of [asks?.title, about === undefined || about.hidden ? undefined : about.title])
    if (title !== undefined && ![decision.prompt, ...parts].some((said) => isIn(said, title))) parts.push(title);
  if (decision.max > 1) {
    const { taken, min: least, max: most } = decision;
    parts.push(words.say(least === most ? 'question.taken' : 'question.taken-range', { taken, least, most }));
  }
  return parts.join(' · ');
}
