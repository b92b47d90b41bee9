/**
 * Small functions and attributes are written where they are asked: a call costs more than what most
 * of them do, and V8 takes only so much into one function by itself. See
 * docs/decisions/0045-small-functions-where-they-are-asked.md.
 */
import type { Call, Define, Expression, Node, Statement } from '../../content/tree/node.ts';
import { walk } from '../../content/tree/walk.ts';
import { isSpatialFunction } from '../../language/vocabulary/spatial.ts';
import type { AttributeModel } from '../../content/model/model.ts';
import type { Ref } from '../../language/facts/ref.ts';
import { attributeCall } from '../js/attribute-names.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import { chosen } from '../js/truths.ts';
import type { GameEmit } from '../game/game-emit.ts';
import type { Given, SmallBody } from '../game/small-body.ts';
import { isMany } from '../layout/set-kinds.ts';
import { baseOf } from './bases.ts';
import { isDrawn } from './drawn.ts';

/**
 * The most nodes of a tree that are written in place of a call, with those of what is written into
 * them in turn.
 */
const MOST = 30;
/** How many nodes an attribute counts for that shows what is printed on another thing. */
const SHOWN = 6;

/** What goes through a set has a loop, and with it a function of its own. */
const SETS: ReadonlySet<Node['kind']> = new Set<Node['kind']>(['list', 'names', 'quantifier', 'query', 'table']);

/**
 * What is written in place of a call of a function of the game; null for one that is large, comes
 * back to itself, or cites a rule: it notes that the rule was carried out.
 */
function bodyOf(game: GameEmit, define: Define): SmallBody | null {
  const known = game.small.bodies.get(define);
  if (known !== undefined) return known === 'open' ? null : known;
  game.small.bodies.set(define, 'open');
  const given = define.value ?? givenBy(define.body?.statements ?? []);
  const isValue = given !== null && define.gives?.many !== true && !isMany(game.facts.types.get(define.value));
  const body = isValue && !isDrawn(game, define) ? measureBody(game, given) : null;
  game.small.bodies.set(define, body);
  return body;
}

/** What statements give that do no more than that; null for others */
function givenBy([first, ...others]: readonly Statement[]): Given | null {
  if (first?.kind === 'return') return first.value;
  if (first?.kind !== 'if') return null;
  const { arms, otherwise } = first;
  const behind = givenBy(otherwise === null ? others : otherwise.statements);
  return arms.reduceRight<Given | null>((no, { condition: test, body }) => {
    const yes = givenBy(body.statements);
    return yes && no && { kind: 'fork', test, yes, no };
  }, behind);
}

function expressionsIn(given: Given): Expression[] {
  return given.kind === 'fork' ? [given.test, ...expressionsIn(given.yes), ...expressionsIn(given.no)] : [given];
}

/** @returns null when it is too large, or holds what is not written in place of a call */
function measureBody(game: GameEmit, given: Given): SmallBody | null {
  let size = 0;
  let asksYou = false;
  let isBounded = true;
  for (const part of expressionsIn(given)) {
    walk(part, (node) => {
      const ref = game.facts.refs.get(node);
      size += sizeOf(game, node, ref);
      asksYou ||= dependsOnYou(game, node, ref);
      isBounded &&= ref === undefined || isBoundedRef(game, ref);
    });
  }
  return size <= MOST ? { given, size, asksYou, isBounded } : null;
}

/** How much is written for a node, without what stands below it. */
function sizeOf(game: GameEmit, node: Node, ref: Ref | undefined): number {
  if (isPlayers(node, ref)) return 1;
  const isAsked = node.kind === 'call' || ref?.to === 'define';
  if (SETS.has(node.kind) || ref?.to === 'set' || (isAsked && isMany(game.facts.types.get(node)))) return Infinity;
  if (ref?.to === 'define') {
    const body = bodyOf(game, ref.define);
    // One that is being looked at comes back to itself.
    return game.small.bodies.get(ref.define) === 'open' ? Infinity : 1 + (body?.size ?? 0);
  }
  if (ref?.to === 'attribute') return 1 + baseSize(game, ref.attribute);
  return node.kind === 'call' && !isWithoutLoop(game, node) ? Infinity : 1;
}

/** `players`: which is the first of them, and which the last, is known without a loop. */
function isPlayers(node: Node | undefined, ref: Ref | undefined): boolean {
  return node?.kind === 'name' && ref?.to === 'player-word' && ref.word === 'players';
}

/** Functions of the language that become a call of the kernel, or less. */
function isWithoutLoop(game: GameEmit, { name, args: [first] }: Call): boolean {
  if (name === 'first' || name === 'last') return isPlayers(first, game.facts.refs.get(first));
  if (name === 'way-cost' || name === 'distance') return false;
  return isSpatialFunction(name) || name === 'next-player' || name === 'still-in';
}

function dependsOnYou(game: GameEmit, node: Node, ref: Ref | undefined): boolean {
  if (node.kind === 'your') return true;
  switch (ref?.to) {
    case 'you':
      return true;
    case 'player-word':
      return ref.word !== 'players';
    case 'field':
      return ref.field.owner === 'player';
    case 'zone':
      return ref.zone.owner === 'player';
    case 'define':
      return !isDrawn(game, ref.define) && (bodyOf(game, ref.define)?.asksYou ?? true);
    case 'attribute':
    case 'built-in-field':
    case 'enum':
    case 'enum-value':
    case 'function':
    case 'kind':
    case 'local':
    case 'option':
    case 'printed':
    case 'procedure':
    case 'reason':
    case 'result':
    case 'row':
    case 'set':
    case 'this':
    case 'thrown-dice':
    case undefined:
      return false;
  }
}

/** Whether what a name asks for takes no more work than its size. */
export function isSmall(game: GameEmit, ref: Ref): boolean {
  if (ref.to === 'define') return isDrawn(game, ref.define) || bodyOf(game, ref.define)?.isBounded === true;
  return ref.to === 'attribute' && baseSize(game, ref.attribute) > 0;
}

function isBoundedRef(game: GameEmit, ref: Ref): boolean {
  return (ref.to !== 'define' && ref.to !== 'attribute') || isSmall(game, ref);
}

/**
 * How much is written in place of an attribute; 0 where it is called, since effects change it, or
 * its base is large.
 */
function baseSize(game: GameEmit, attribute: AttributeModel): number {
  const known = game.small.bases.get(attribute);
  if (known !== undefined) return known;
  // One that comes back to itself is called.
  game.small.bases.set(attribute, 0);
  const { base, shown, min, max, params, sheet } = attribute;
  const isBare = min === null && max === null && params.length === 0 && sheet !== true;
  const size = isBare && !game.small.changed.has(attribute) ? sizeOfBase(game, attribute) : 0;
  game.small.bases.set(attribute, size);
  return size;

  function sizeOfBase(at: GameEmit, { owner }: AttributeModel): number {
    if (shown) return at.facts.shown.get(attribute)?.to === 'attribute' ? 0 : SHOWN;
    if (base === null) return typeof owner === 'object' ? 1 : 0;
    const body = measureBody(at, base);
    return body === null || body.asksYou || !body.isBounded ? 0 : body.size;
  }
}

/** A call of a function of the game as what it gives; null where it stays a call. */
export function inlined(game: GameEmit, context: Context, define: Define, args: readonly Expression[]): Js | null {
  const body = bodyOf(game, define);
  if (body === null || args.some((arg) => isMany(game.facts.types.get(arg)) || !isName(arg))) return null;
  if (body.asksYou && !js.isPlain(context.you)) return null;
  const inner = context.inner();
  for (const [index, param] of define.params.entries()) {
    const local = game.facts.locals.get(param);
    const given = args[index] && game.value(context, args[index]);
    // What is worked out would be worked out again for each place where the name stands.
    if (local === undefined || given === undefined || !js.isPlain(given)) return null;
    inner.bind(local, given);
  }
  return written(game, inner, body.given);
}

function written(game: GameEmit, context: Context, given: Given): Js {
  if (given.kind !== 'fork') return game.value(context, given);
  const [yes, no] = [written(game, context, given.yes), written(game, context, given.no)];
  return chosen(game.condition(context, given.test), yes, no);
}

function isName({ kind }: Expression): boolean {
  return kind === 'name' || kind === 'number' || kind === 'flag' || kind === 'none';
}

/** An attribute of a thing or player. */
export function attributeValue(
  game: GameEmit,
  context: Context,
  attribute: AttributeModel,
  of: Js,
  args: readonly Js[],
): Js {
  if (baseSize(game, attribute) === 0 || !js.isPlain(of)) return attributeCall(attribute, of, args);
  return baseOf(game, context, attribute, of, args);
}
