/**
 * Events to which no hook in force reacts at the moment: then the procedure itself is called,
 * without its wrapper.
 */
import type { Facts } from '../../language/facts/facts.ts';
import type { Expression, Procedure } from '../../content/tree/node.ts';
import { LASTING } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { sourcesOf } from '../game/sources.ts';
import { isAboutItself, sitesOf, type HookSite } from './hook-sites.ts';
import { startsPeriod } from './periods.ts';
import { Writer } from '../js/writer.ts';

/** A condition that is settled for the whole game, because only options stand in it. */
export function isSettled(facts: Facts, condition: Expression | null): boolean {
  if (condition === null) return false;
  if (condition.kind === 'name') return facts.refs.get(condition)?.to === 'option';
  if (condition.kind === 'not') return isSettled(facts, condition.value);
  if (condition.kind !== 'binary' || (condition.operator !== 'and' && condition.operator !== 'or')) return false;
  return isSettled(facts, condition.left) && isSettled(facts, condition.right);
}

/** A condition for whether any hook may react to this event now. Null when one always may. */
export function mayBeHeard(game: GameEmit, sites: readonly HookSite[]): Js | null {
  const tests = new Map<string, Js>();
  const add = (test: Js): unknown => tests.set(test.text, test);
  for (const site of sites) {
    const { hook, row, lasting } = site;
    if (isAboutItself(game, site)) return null;
    if (lasting) add(js.binary('>', LASTING, 0));
    else if (row) {
      const { active } = sourcesOf(game, row);
      if (active === js.TRUE) return null;
      add(active);
    } else if (hook.condition && isSettled(game.facts, hook.condition))
      add(game.condition(new Context(new Writer(), js.number(0), null), hook.condition));
    else return null;
  }
  return js.or(...tests.values());
}

/** The same for a caller, who may leave the wrapper out only when it does nothing else. */
export function callerTest(game: GameEmit, procedure: Procedure): Js | null {
  const cached = game.callerTests.get(procedure);
  if (cached !== undefined) return cached;
  const isPeriod = game.suspension.periods.has(procedure) || startsPeriod(game, procedure.name);
  const test = isPeriod ? null : mayBeHeard(game, sitesOf(game, procedure));
  game.callerTests.set(procedure, test);
  return test;
}
