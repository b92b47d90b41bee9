/**
 * A flag of a card that a period takes away is a limit, when what the card offers sets it: "once
 * per turn".
 */
import { newId } from '../../content/tree/id.ts';
import type { Ability, Expression, Node } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import { lineageOf } from '../phrases/on-card.ts';
import type { Speech } from '../phrases/speech.ts';

/** Does it set the flag of a thing, itself or by a procedure that it calls? */
function sets(root: Node, flag: string, speech: Speech, seen: ReadonlySet<string> = new Set()): boolean {
  let found = false;
  walk(root, (node) => {
    if (node.kind === 'assign' && node.target.kind === 'field' && node.target.name === flag)
      found ||= node.value.kind === 'flag' && node.value.value;
    if (node.kind === 'command' && !found && !seen.has(node.verb)) {
      const procedure = speech.model.facts.procedures.get(node) ?? speech.model.procedures?.get(node.verb);
      if (procedure !== undefined) found = sets(procedure.body, flag, speech, new Set([...seen, node.verb]));
    }
    return !found;
  });
  return found;
}

/** `not this.tired`: the flag. */
function unset(node: Expression): string | null {
  if (node.kind !== 'not' || node.value.kind !== 'field' || node.value.args !== null) return null;
  return node.value.of.kind === 'name' && node.value.of.name === 'this' ? node.value.name : null;
}

/**
 * Takes the flag out of the condition of an ability.
 *
 * @returns the period in which it can be used once, and the rest of the condition; null when no
 *   part of the condition is such a flag
 * @throws  never
 */
export function oncePer(node: Ability, speech: Speech): { period: string; condition: Expression | null } | null {
  const { row } = speech;
  if (node.condition === null || row === null) return null;
  const parts = partsOf(node.condition);
  for (const part of parts) {
    const flag = unset(part);
    const period = lineageOf(row)
      .flatMap(({ fields }) => fields)
      .find(({ name }) => name === flag)?.resetBy;
    if (flag === null || period === undefined || period === null || !sets(node.body, flag, speech)) continue;
    const condition = parts
      .filter((each) => each !== part)
      .reduce<Expression | null>(
        (left, right) =>
          left === null ? right : { kind: 'binary', id: newId(), at: right.at, operator: 'and', left, right },
        null,
      );
    return { period, condition };
  }
  return null;
}

function partsOf(node: Expression): Expression[] {
  return node.kind === 'binary' && node.operator === 'and' ? [...partsOf(node.left), ...partsOf(node.right)] : [node];
}
