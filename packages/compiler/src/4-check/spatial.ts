// What the functions about maps take and give.

import type { Call, Expression } from '../ast/node.ts';
import {
  SPATIAL_FUNCTIONS,
  type SpatialFunction,
  type SpatialFunctionName,
  type SpatialSlot,
} from '../language/spatial.ts';
import type { KindModel, Type } from '../model/model.ts';
import type { Environment } from './environment.ts';
import { looking } from './looking.ts';
import { containersOf } from './place.ts';
import { checkSet } from './query.ts';
import { requireNumber } from './require.ts';
import { definite, describe, ERROR, FLAG, NUMBER, setOf, thing } from './types.ts';

/** The type of a call of a function about maps. */
export function checkSpatial(call: Call, environment: Environment): Type {
  const shape: SpatialFunction = SPATIAL_FUNCTIONS[call.name as SpatialFunctionName];
  const fewest = shape.slots.length - shape.optionalCount;
  if (call.args.length < fewest || call.args.length > shape.slots.length) {
    environment.report('check/function-use', call.at, { name: call.name, usage: shape.usage });
  }
  const costAt = shape.slots.indexOf('cost');
  const types = call.args.map((arg, index) =>
    index === costAt ? NUMBER : checkSlot(arg, shape.slots[index], environment),
  );
  if (shape.gives === 'number') return NUMBER;
  if (shape.gives === 'flag') return FLAG;
  const first = definite(types[0] ?? ERROR);
  const space = first.is === 'thing' ? thing(spaceOf(first.of, environment)) : ERROR;
  const cost = call.args[costAt];
  if (cost !== undefined) checkCost(call, cost, space, environment);
  return setOf(space);
}

/** What a space costs is worked out for each of them, as `it`. */
function checkCost(call: Call, cost: Expression, space: Type, environment: Environment): void {
  if (call.local !== undefined) call.local.type = space;
  const inside = { ...environment, flow: environment.flow.copy() };
  requireNumber(cost, looking(inside, `the cost in \`${call.name}\``));
}

function checkSlot(arg: Expression, slot: SpatialSlot | undefined, environment: Environment): Type {
  if (slot === 'number') {
    requireNumber(arg, environment);
    return NUMBER;
  }
  if (slot === 'set') return setOf(checkSet(arg, environment));
  const type = environment.expression(arg, environment);
  if (slot !== undefined && type.is !== 'thing' && type.is !== 'error') {
    environment.report('check/wrong-type', arg.at, { expected: 'one thing', found: describe(type) });
  }
  return type;
}

/** The kind of the spaces that a thing of a kind is one of or lies on; null when there is no map. */
function spaceOf(kind: KindModel | null, environment: Environment): KindModel | null {
  for (let at = kind; at !== null; at = at.parent) if (at.map !== undefined && at.map !== null) return at;
  return containersOf(kind, environment).find(({ map }) => map !== undefined && map !== null) ?? null;
}
