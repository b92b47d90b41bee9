/** Statements as sentences. What is told in a row is joined: "pay 1 oil and draw a card". */
import type { Statement } from '../../content/tree/node.ts';
import { takenTogether } from './alike.ts';
import { capital, finished, moodOf, type Said } from '../wording/inflect.ts';
import { acting } from '../wording/open-words.ts';
import type { Mood } from '../wording/locale/locale.ts';
import type { Referent, Speech } from './speech.ts';
import { say } from '../wording/words.ts';

/** What one statement says. */
export interface Clause {
  readonly text: string;
  /** Has its subject in it, or is a sentence with conditions: cannot stand behind "you may". */
  readonly own: boolean;
  /** Must stand in a sentence of its own. */
  readonly alone: boolean;
}

/** Tells one statement; names that it makes are added to `names`. */
export type StatementClause = (node: Statement, scene: Narration) => Clause | null;

/** A place in a story: what can be referred to, and who acts. */
export interface Narration {
  readonly speech: Speech;
  /** Grows while statements are told. */
  readonly names: Map<string, Referent>;
  readonly mood: Mood;
  /** The statement behind this one, when there is one. */
  readonly next: Statement | null;
  readonly toClause: StatementClause;
}

/** How a row of statements is told. */
export interface Manner {
  /** Who acts; null = the reader, ordered to. */
  readonly who: Said | null;
  /** "you may": what is done stands in the infinitive. */
  readonly may?: boolean;
  /** In one sentence, because what stands around it ends with it. */
  readonly inline?: boolean;
}

/** Statements of a block, with the blocks that `, then` makes opened. */
export function flat(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement) =>
    statement.kind === 'block' ? flat(statement.statements) : statement.kind === 'rule' ? [] : [statement],
  );
}

function clausesOf(statements: readonly Statement[], speech: Speech, mood: Mood, toClause: StatementClause): Clause[] {
  const names = new Map(speech.names);
  const inner: Speech = { ...speech, names };
  const all = flat(statements);
  const clauses: Clause[] = [];
  let done = 0;
  for (const [index, statement] of all.entries()) {
    if (index < done) continue;
    const together = takenTogether(all.slice(index), inner);
    if (together !== null) names.set(together.name, together.referent);
    done = index + (together?.count ?? 1);
    const clause = toClause(together?.command ?? statement, {
      speech: inner,
      names,
      mood,
      next: all[done] ?? null,
      toClause,
    });
    if (clause !== null && clause.text !== '') clauses.push(clause);
  }
  return clauses;
}

/** Whether something that is told has a subject of its own, so no verb before it can reach it. */
export function hasOwnSubject(statements: readonly Statement[], speech: Speech, toClause: StatementClause): boolean {
  return clausesOf(statements, speech, 'infinitive', toClause).some(({ own }) => own);
}

/** Joins short clauses of one actor: two with "and", more with commas and "then". */
function joinShort(texts: readonly string[], speech: Speech): string {
  const [first = '', second, ...more] = texts;
  if (second === undefined) return first;
  if (more.length === 0)
    return new RegExp(speech.words.locale.joints, 'u').test(first + second)
      ? say(speech.words, 'then-next', { x: first, y: second })
      : say(speech.words, 'and', { x: first, y: second });
  const last = more.at(-1) ?? '';
  const head = [second, ...more.slice(0, -1)].reduce((x, y) => say(speech.words, 'comma', { x, y }), first);
  return say(speech.words, 'then-next', { x: head, y: last });
}

/** Runs of short clauses that may share a sentence. */
function sentencesOf(clauses: readonly Clause[], speech: Speech): { text: string; own: boolean }[] {
  const found: { text: string; own: boolean }[] = [];
  let run: string[] = [];
  const close = (): void => {
    if (run.length > 0) found.push({ text: joinShort(run, speech), own: false });
    run = [];
  };
  for (const clause of clauses) {
    const fits = !clause.own && !clause.alone;
    if (!fits || run.length >= 3) close();
    if (fits) run.push(clause.text);
    else found.push({ text: clause.text, own: clause.own });
  }
  close();
  return found;
}

/**
 * Tells statements as text; the first letter is small and the last full stop is left out, so that
 * it can stand in a sentence.
 *
 * @throws never
 */
export function narrate(
  statements: readonly Statement[],
  speech: Speech,
  manner: Manner,
  toClause: StatementClause,
): string {
  const mood: Mood = manner.may === true ? 'infinitive' : manner.who === null ? 'order' : moodOf(manner.who);
  const sentences = sentencesOf(clausesOf(statements, speech, mood, toClause), speech);
  const again = speech.actor ?? manner.who ?? speech.you;
  const parts = sentences.map((part, index) => {
    if (manner.who === null) return part.text;
    if (part.own)
      return index === 0 && speech.actor !== null
        ? say(speech.words, 'for-actor', { x: manner.who, y: part.text })
        : part.text;
    const subject = index === 0 ? (manner.who.subject ?? manner.who.text) : (again.subject ?? again.text);
    return finished(speech.words.locale, acting(subject, part.text));
  });
  if (manner.inline === true)
    return parts.reduce((x, y) => (x === '' ? y : say(speech.words, 'then-next', { x, y })), '');
  return parts
    .map((part, index) => (index === 0 ? part : capital(part)))
    .join('. ')
    .replaceAll(/([.!?:]) ?\. /g, '$1 ');
}
