/** Events that nobody hears at the moment: then the procedure itself is called, without the wrapper around it. */
import type { Expression, Procedure } from '../ast/node.ts';
import { Context } from './context.ts';
import type { GameEmit } from './game-emit.ts';
import { sitesOf, type HookSite } from './hook-sites.ts';
import { startsPeriod } from './periods.ts';
import { Writer } from './writer.ts';

/** A condition that is settled for the whole game, because only options stand in it. */
export function isSettled(condition: Expression | null): boolean {
  if (condition === null) return false;
  if (condition.kind === 'name') return condition.ref?.to === 'option';
  if (condition.kind === 'not') return isSettled(condition.value);
  if (condition.kind !== 'binary' || (condition.operator !== 'and' && condition.operator !== 'or')) return false;
  return isSettled(condition.left) && isSettled(condition.right);
}

/** JavaScript condition: may anybody hear this event now? Null when somebody always may. */
export function mayBeHeard(game: GameEmit, sites: readonly HookSite[]): string | null {
  const tests = new Set<string>();
  for (const { hook, row, lasting } of sites) {
    if (lasting) tests.add('S[19] > 0');
    else if (row) tests.add(`S[${game.layout.inForce + row.index}] > 0`);
    else if (hook.condition && isSettled(hook.condition))
      tests.add(game.condition(new Context(new Writer(), '0', null), hook.condition));
    else return null;
  }
  return [...tests].join(' || ');
}

/** The same for a caller, who may leave the wrapper out only when it does nothing else. */
export function callerTest(game: GameEmit, procedure: Procedure): string | null {
  const known = game.callerTests.get(procedure);
  if (known !== undefined) return known;
  const isPeriod = game.suspension.periods.has(procedure) || startsPeriod(game, procedure.name);
  const test = isPeriod ? null : mayBeHeard(game, sitesOf(game, procedure));
  game.callerTests.set(procedure, test);
  return test;
}
