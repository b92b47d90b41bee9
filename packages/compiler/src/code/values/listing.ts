/** Sets that are listed in the state before they are used. */
import type { Facts } from '../../language/facts/facts.ts';
import type { Expression } from '../../content/tree/node.ts';
import { S, TOP } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import { isList, type Context, type ListSlot } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { fillOf } from './aggregates.ts';
import { wholeZone } from './loops.ts';
import { isMany } from '../layout/set-kinds.ts';

/**
 * Code that lists a set at the top of the state and gives how many; random picks of several
 * included.
 */
export function listing(game: GameEmit, context: Context, set: Expression): Js {
  game.calls.list();
  if (set.kind !== 'choice' || !set.random || !set.from) return fillOf(game, context, set);
  const count = set.count ? game.value(context, set.count) : js.number(1);
  const zone = wholeZone(game.planOf(context, set.from));
  return zone === null
    ? js.call('pickSome', S, fillOf(game, context, set.from), count)
    : js.call('pickInZone', S, zone.id, count);
}

/** Where a set begins and how long it is: of one that was listed before, or listed now. */
export function startsAt(game: GameEmit, context: Context, set: Expression): readonly [base: Js, count: Js] {
  const known = context.value(set);
  return known !== null && isList(known) ? [known.base, known.count] : [TOP, listing(game, context, set)];
}

export function listSlotOf(facts: Facts, context: Context, set: Expression): ListSlot | null {
  const ref = facts.refs.get(set);
  const known = context.value(set) ?? (set.kind === 'name' && ref?.to === 'local' ? context.slot(ref.local) : null);
  return known !== null && isList(known) ? known : null;
}

/** A set argument is listed and passed as where it begins and how long it is. */
export function argument(game: GameEmit, context: Context, arg: Expression): Js[] {
  if (!isMany(game.facts.types.get(arg))) return [game.value(context, arg)];
  const known = listSlotOf(game.facts, context, arg);
  if (known !== null) return [known.base, known.count];
  // Expressions stand in tests of loops, which make such a list for each thing.
  game.calls.open();
  return [TOP, fillOf(game, context, arg)];
}

/**
 * A call of a function of the game. Sets that are listed for it are taken off the top when it is
 * done: a question lists its answers at each look, and would leave more there each time.
 *
 * @param call  writes it, with the arguments as they are passed
 */
export function withArguments(
  game: GameEmit,
  context: Context,
  { name, args }: { readonly name: string; readonly args: readonly Expression[] },
  call: (context: Context, args: readonly Js[]) => Js,
): Js {
  const passed = (at: Context): Js[] => args.flatMap((arg) => argument(game, at, arg));
  const lists = args.some((arg) => isMany(game.facts.types.get(arg)) && listSlotOf(game.facts, context, arg) === null);
  if (!lists) return call(context, passed(context));
  return game.helper(context, name, (inner) => {
    const [top, result] = [js.name('top'), js.name('result')];
    inner.writer.line(js.constants([top, TOP]), js.constants([result, call(inner, passed(inner))]));
    inner.writer.line(js.assign(TOP, top), js.give(result));
  });
}
