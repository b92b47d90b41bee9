/** Numbers that a card raises and a rule cashes in later: what that brings stands on the card. */
import type { Assign, Expression, Gain, Node, Procedure } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import { amountOf } from '../phrases/amount.ts';
import { counterWord, type Speech } from '../phrases/speech.ts';
import { declared, say } from '../wording/words.ts';

const isYour = (node: Node, name: string): boolean => node.kind === 'your' && node.name === name;

/**
 * What a procedure gains for a number of the player that it takes back to nothing; `by` tells where
 * the number stands in it.
 */
interface Cashed {
  readonly procedure: Procedure;
  readonly gain: Gain;
  readonly by: (node: Node) => boolean;
}

function cashedIn(procedure: Procedure, field: string): Cashed | null {
  const kept = new Set<string>();
  let isEmptied = false;
  const gains: Gain[] = [];
  walk(procedure.body, (node) => {
    if (node.kind === 'let' && isYour(node.value, field)) for (const { name } of node.names) kept.add(name);
    if (node.kind === 'assign' && node.how === 'set' && isYour(node.target, field))
      isEmptied ||= node.value.kind === 'number' && node.value.value === 0;
    if (node.kind === 'gain' && node.how === 'gain') gains.push(node);
  });
  const by = (node: Node): boolean => isYour(node, field) || (node.kind === 'name' && kept.has(node.name));
  const [gain, ...others] = gains.filter(({ amount }) => {
    let found = false;
    walk(amount, (node) => !(found ||= by(node)));
    return found;
  });
  return isEmptied && gain !== undefined && others.length === 0 ? { procedure, gain, by } : null;
}

/** An expression with another number in the places of one. */
function replaced(node: Expression, by: (node: Node) => boolean, value: Expression): Expression {
  if (by(node)) return value;
  if (node.kind === 'binary')
    return { ...node, left: replaced(node.left, by, value), right: replaced(node.right, by, value) };
  return node.kind === 'dice' ? { ...node, count: replaced(node.count, by, value) } : node;
}

/**
 * What a number that is raised brings in the end: "2 [oil] when the step is over".
 *
 * @returns null when no rule, or more than one, cashes it in
 * @throws  never
 */
export function broughtBy(node: Assign, speech: Speech): string | null {
  const { target } = node;
  if (node.how !== 'increase' || target.kind !== 'your') return null;
  const [only, ...others] = [...(speech.model.procedures?.values() ?? [])].flatMap(
    (procedure) => cashedIn(procedure, target.name) ?? [],
  );
  if (only === undefined || others.length > 0) return null;
  const amount = replaced(only.gain.amount, only.by, node.value);
  const x = amountOf(amount, counterWord(speech, only.gain.counter), speech);
  return say(speech.words, 'brings', { x, when: declared(speech.words, 'times', only.procedure.name, 'when') });
}
