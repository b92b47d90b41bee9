/**
 * Values that rules work out from what is hidden and keep while a player is asked. A deal exchanges
 * hidden things, but a number that was worked out before keeps the true value.
 */
import { FRAME, HELD } from '@undercroft/contract';
import { readsOf } from '../../core/reads.ts';
import type { Define, Node } from '../../content/tree/node.ts';
import { childrenOf } from '../../content/tree/walk.ts';
import type { SetModel, Type } from '../../content/model/model.ts';
import type { Facts } from '../../language/facts/facts.ts';
import { memberType } from '../layout/set-kinds.ts';
import { YOU } from '../js/cells.ts';
import type { HeldCell } from './frame-builder.ts';
import type { Writing } from './forms.ts';

/** From here to the end of the scope the code depends on what nodes read. */
export function keepSecret({ context, frame, game }: Writing, ...nodes: readonly Node[]): void {
  if (frame === null || nodes.length === 0) return;
  const { fields, yourFields, yourZones, zones } = readsOf(game.model, nodes);
  const isOwn = context.you === YOU;
  const others = [...zones, ...fields, ...(isOwn ? [] : [...yourZones, ...yourFields])];
  const own = [...yourZones, ...yourFields];
  if (others.some(({ visible }) => visible !== 'all') || own.some(({ visible }) => visible === 'none'))
    frame.builder.keeps(secretCell(FRAME.you));
  else if (own.some(({ visible }) => visible !== 'all')) frame.builder.keeps(secretCell(FRAME.you, HELD.own));
}

/** @param you  offset of the cell that holds a player, in a frame or a record */
export function secretCell(you: number, kind: number = HELD.secret): HeldCell {
  return { offset: you, isList: false, kind };
}

/**
 * What decides which things an expression gives: conditions, and what things are compared by, also
 * in defines and sets that are named. Where things are taken from does not count: one that lies
 * hidden is held as such, and a deal exchanges it.
 *
 * @throws never
 */
export function decidersOf(facts: Facts, node: Node, seen: ReadonlySet<object> = new Set()): readonly Node[] {
  if (isWorkedOut(memberType(facts.types.get(node)))) return [node];
  const ref = node.kind === 'call' || node.kind === 'name' ? facts.refs.get(node) : undefined;
  const named = ref?.to === 'define' ? ref.define : ref?.to === 'set' ? ref.set : null;
  const known = named === null ? seen : new Set([...seen, named]);
  const below = named === null || seen.has(named) ? [] : childrenIn(named);
  return [...childrenOf(node), ...below].flatMap((child) => decidersOf(facts, child, known));
}

function childrenIn(named: Define | SetModel): readonly Node[] {
  return 'query' in named ? [named.query] : [named.value ?? named.body!];
}

/** Whether a deal cannot exchange values of a type: all but things, which `HeldCell` is for. */
export function isWorkedOut(type: Type | undefined): boolean {
  return type?.is === 'optional' ? isWorkedOut(type.of) : type !== undefined && type.is !== 'thing';
}
