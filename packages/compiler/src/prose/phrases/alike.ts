/**
 * Commands in a row that do the same to one thing after the other are told as one: "Move a hare, a
 * wolf and an owl from the deck to your hand".
 */
import { newId } from '../../content/tree/id.ts';
import type { Command, Expression, NameUse, Statement } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import type { Said } from '../wording/inflect.ts';
import { joinWith, type Referent, type Speech } from './speech.ts';
import { value } from './value.ts';

/** What differs from place to place. */
const PLACES = /^(?:id|at|.*At)$/;

/** A part of the tree without where it stands: equal for what is written alike. */
export const written = (node: unknown): string =>
  JSON.stringify(node, (key, inner: unknown) => (PLACES.test(key) ? undefined : inner));

function asks(node: Expression): boolean {
  let found = false;
  walk(node, (each) => !(found ||= each.kind === 'choice'));
  return found;
}

/** Something that is chosen or found in its own sentence: "a wolf from the deck". */
function isFound(node: Expression | null): node is Expression {
  return (node?.kind === 'choice' && node.by === null) || node?.kind === 'call';
}

function isLike(one: Command, other: Statement | undefined): other is Command {
  return (
    other?.kind === 'command' &&
    !other.each &&
    isFound(other.object) &&
    written({ ...other, object: null }) === written({ ...one, object: null })
  );
}

/** Where a thing is taken from, as it stands at the end of its words. */
function placeOf(node: Expression, speech: Speech): { readonly in: string; readonly from: string } | null {
  const set = node.kind === 'choice' ? node.from : node.kind === 'call' ? node.args[0] : undefined;
  return set === undefined || set === null ? null : (speech.phrases.things(set, speech)?.places.at(-1) ?? null);
}

/** "a hare, a wolf and an owl from the deck": a place that all have is said once. */
function joinObjects(objects: readonly Expression[], speech: Speech): Said {
  const all = objects.map((object) => ({ said: value(object, speech), place: placeOf(object, speech) }));
  const joinedAs = (form: 'in' | 'from'): string => {
    const texts = all.map(({ said }) => (form === 'from' ? (said.from ?? said.text) : said.text));
    const end = ` ${all[0]?.place?.[form] ?? ''}`;
    const isShared = end !== ' ' && texts.every((text) => text.endsWith(end));
    return (
      joinWith(speech, isShared ? texts.map((text) => text.slice(0, -end.length)) : texts, 'and') +
      (isShared ? end : '')
    );
  };
  return { text: joinedAs('in'), from: joinedAs('from'), person: 'many' };
}

/**
 * Takes commands together, from the first statement on.
 *
 * @returns the command that stands for them, with the name of what it is about, and how many
 *   statements it is; null when there is only one
 * @throws  never
 */
export function takenTogether(
  statements: readonly Statement[],
  speech: Speech,
): { readonly command: Command; readonly name: string; readonly referent: Referent; readonly count: number } | null {
  const [first] = statements;
  if (first?.kind !== 'command' || first.each || !isFound(first.object)) return null;
  if (first.args.some((argument) => asks(argument.value))) return null;
  const objects: Expression[] = [first.object];
  for (let next = statements[objects.length]; isLike(first, next); next = statements[objects.length])
    objects.push(next.object as Expression);
  if (objects.length === 1) return null;
  const name = `${first.verb} all`;
  const object: NameUse = { kind: 'name', id: newId(), at: first.object.at, name };
  return {
    command: { ...first, object },
    name,
    referent: { first: null, later: joinObjects(objects, speech), is: 'things' },
    count: objects.length,
  };
}
