// What the functions about maps take and give.

import type { Call, Expression } from '../../../content/tree/node.ts';
import {
  SPATIAL_FUNCTIONS,
  type SpatialFunction,
  type SpatialFunctionName,
  type SpatialSlot,
} from '../../vocabulary/spatial.ts';
import type { KindModel, Type } from '../../../content/model/model.ts';
import { tilesOf } from '../../../content/model/tiles.ts';
import type { Environment } from '../common/environment.ts';
import { looking } from '../common/looking.ts';
import { containersOf } from './place.ts';
import { checkSet } from './query.ts';
import { checkCondition, requireNumber } from '../common/require.ts';
import { definite, describe, ERROR, fits, FLAG, NUMBER, optional, setOf, thing } from '../common/types.ts';

/** The type of a call of a function about maps. */
export function checkSpatial(call: Call, environment: Environment): Type {
  const shape: SpatialFunction = SPATIAL_FUNCTIONS[call.name as SpatialFunctionName];
  const fewest = shape.slots.length - shape.optionalCount;
  if (call.args.length < fewest || call.args.length > shape.slots.length) {
    environment.report('check/function-use', call.at, { name: call.name, usage: shape.usage });
  }
  const costAt = shape.slots.indexOf('cost');
  const freeAt = shape.slots.indexOf('free');
  const judgedAt = Math.max(costAt, freeAt);
  const end = judgedAt < 0 ? call.args.length : judgedAt;
  const types = call.args.slice(0, end).map((arg, index) => checkSlot(arg, shape.slots[index], environment));
  const first = definite(types[0] ?? ERROR);
  const space = first.is === 'thing' ? thing(spaceOf(first.of, environment)) : ERROR;
  const linked = first.is === 'thing' && OF_BOARDS.has(call.name) ? onLinksOnly(first.of, environment) : null;
  if (linked !== null) environment.report('check/not-of-links', call.at, { name: call.name, kind: linked.name });
  if (costAt >= 0) checkSteps(call, call.args.slice(costAt), space, environment);
  if (freeAt >= 0) checkFree(call, call.args.slice(freeAt), space, environment);
  if (shape.gives === 'number') return NUMBER;
  if (shape.gives === 'flag') return FLAG;
  return shape.gives === 'set' ? setOf(space) : ofTiles(shape.gives, environment);
}

/** What a board of tiles gives. */
function ofTiles(gives: Exclude<SpatialFunction['gives'], 'number' | 'flag' | 'set'>, environment: Environment): Type {
  const { game } = environment.names;
  const tiles = tilesOf(game);
  const border = game.enums.find(({ name }) => name === 'border');
  if (gives === 'border') return border === undefined ? ERROR : { is: 'enum', of: border };
  if (gives === 'gates') return setOf(thing(tiles?.gates ?? null));
  return optional(thing((gives === 'gate' ? tiles?.gates : gives === 'plot' ? tiles?.plots : tiles?.kind) ?? null));
}

/** Where steps lead from `old`, and what one to `it` costs, is worked out for each of them. */
function checkSteps(call: Call, [cost, steps]: readonly Expression[], space: Type, environment: Environment): void {
  for (const local of [environment.facts.locals.get(call), environment.facts.olds.get(call)])
    if (local !== undefined) environment.facts.types.set(local, space);
  const judged = (what: string): Environment =>
    looking({ ...environment, flow: environment.flow.copy() }, `the ${what} in \`${call.name}\``);
  if (cost !== undefined) requireNumber(cost, judged('cost'));
  if (steps === undefined) return;
  const members = checkSet(steps, judged('steps'));
  if (!fits(members, space))
    environment.report('check/wrong-type', steps.at, {
      expected: describe(setOf(space)),
      found: describe(setOf(members)),
    });
}

/** Whether a way round a corner may lead by `it` is asked of each space beside the corner. */
function checkFree(call: Call, [free]: readonly Expression[], space: Type, environment: Environment): void {
  if (free === undefined) return;
  const local = environment.facts.locals.get(call);
  if (local !== undefined) environment.facts.types.set(local, space);
  checkCondition(free, looking({ ...environment, flow: environment.flow.copy() }, `the condition in \`${call.name}\``));
}

function checkSlot(arg: Expression, slot: SpatialSlot | undefined, environment: Environment): Type {
  if (slot === 'number') {
    requireNumber(arg, environment);
    return NUMBER;
  }
  if (slot === 'set') return setOf(checkSet(arg, environment));
  const type = environment.expression(arg, environment);
  if (slot !== undefined && type.is !== 'thing' && type.is !== 'error') {
    const mayBeNone = type.is === 'optional' && type.of.is === 'thing';
    environment.report(mayBeNone ? 'check/none-into' : 'check/wrong-type', arg.at, {
      expected: 'one thing',
      found: describe(type),
    });
  }
  return type;
}

/** Functions that are about directions and lines, which spaces that are only joined do not have. */
const OF_BOARDS: ReadonlySet<string> = new Set([
  'beside',
  'block',
  'cone',
  'corners',
  'covered',
  'in-sight',
  'line',
  'ray',
]);

/** The kind of linked spaces that a thing is or lies on; null when it may lie on a board. */
function onLinksOnly(kind: KindModel | null, environment: Environment): KindModel | null {
  const own = kind === null ? null : ownMap(kind);
  const mapped = own !== null ? [own] : containersOf(kind, environment).filter(({ map }) => map != null);
  const [first = null] = mapped;
  return mapped.every(({ map }) => map?.is === 'links') ? first : null;
}

function ownMap(kind: KindModel): KindModel | null {
  for (let at: KindModel | null = kind; at !== null; at = at.parent) if (at.map != null) return at;
  return null;
}

/**
 * The kind of the spaces that a thing of a kind is one of or lies on; null when there is no map.
 */
function spaceOf(kind: KindModel | null, environment: Environment): KindModel | null {
  return (
    (kind === null ? null : ownMap(kind)) ??
    containersOf(kind, environment).find(({ map }) => map !== undefined && map !== null) ??
    null
  );
}
