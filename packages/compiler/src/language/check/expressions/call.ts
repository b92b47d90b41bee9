// Calls in expressions: built-in functions, defines, and procedures that give a value.

import type { Call, Expression, Param } from '../../../content/tree/node.ts';
import type { Type } from '../../../content/model/model.ts';
import type { Environment } from '../common/environment.ts';
import { isSpatialFunction } from '../../vocabulary/spatial.ts';
import { checkFunction } from './functions.ts';
import { reportDoing } from '../common/looking.ts';
import { checkSpatial } from './spatial.ts';
import { requireFit } from '../common/require.ts';
import { ERROR } from '../common/types.ts';

/** The type of `f(a, b)`. */
export function checkCall(call: Call, environment: Environment): Type {
  const ref = environment.facts.refs.get(call);
  if (ref?.to === 'function')
    return isSpatialFunction(ref.name) ? checkSpatial(call, environment) : checkFunction(call, environment);
  if (ref?.to === 'define') {
    checkArguments(call, ref.define.params, environment);
    return environment.typeOfDefine(ref.define);
  }
  if (ref?.to !== 'procedure') {
    for (const arg of call.args) environment.expression(arg, environment);
    return ERROR;
  }
  reportDoing(call.at, `\`${call.name}\` is done`, environment);
  checkArguments(call, ref.procedure.params, environment);
  environment.flow.forgetGlobals();
  if (ref.procedure.gives !== null) return environment.facts.types.get(ref.procedure.gives) ?? ERROR;
  environment.report('check/no-value', call.nameAt, { name: call.name });
  return ERROR;
}

function checkArguments(call: Call, params: readonly Param[], environment: Environment): void {
  const optionalCount = params.filter(({ type }) => type.optional).length;
  const needed = params.length - optionalCount;
  if (call.args.length > params.length || call.args.length < needed) {
    environment.report('check/argument-count', call.nameAt, {
      name: call.name,
      wanted: needed,
      found: call.args.length,
    });
  }
  for (const [index, arg] of call.args.entries()) checkArgument(arg, params[index], environment);
}

function checkArgument(arg: Expression, param: Param | undefined, environment: Environment): void {
  const wanted = environment.facts.types.get(environment.facts.locals.get(param)) ?? null;
  const type = environment.expression(arg, environment, wanted);
  if (wanted !== null) requireFit(arg, type, wanted, environment);
}
