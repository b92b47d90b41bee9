import { ownOf, type GameMeta } from '@undercroft/contract';
import type { LogLineView } from '@undercroft/view';
import type { SideRule, TableLayout } from '../layout/layout.ts';
import { withMinus } from '../text/minus.ts';
import type { Words } from '../words/words.ts';
import { valueIn } from './event-slots.ts';

/**
 * The sums of two who meet, part by part: "Bear: Force 6 − Effects 1 + Die 4 = 9". What effects
 * have made of a printed number is a part of its own.
 * Empty for all other lines of a log.
 *
 * @throws never
 */
export function duelWords(
  meta: GameMeta,
  { drama }: Pick<TableLayout, 'drama'>,
  { event, args = [] }: Pick<LogLineView, 'event' | 'args'>,
  words: Words,
): string {
  const sides = drama.get(event)?.sides ?? [];
  const valueOf = (slot: string | null): number | undefined => valueIn(meta, { name: event, args }, slot);
  return sides.flatMap((side) => sumOf(meta, side, valueOf, words)).join(' ');
}

/** One sum; nothing where the viewer does not know who it is, or where it has no total. */
function sumOf(
  meta: GameMeta,
  { thing, total, parts }: SideRule,
  valueOf: (name: string | null) => number | undefined,
  words: Words,
): readonly string[] {
  const name = meta.rows[meta.things[valueOf(thing) ?? -1] ?? -1]?.title;
  const sum = valueOf(total);
  if (name === undefined || sum === undefined) return [];
  const printed = meta.rows[meta.things[valueOf(thing) ?? -1] ?? -1]?.printed ?? {};
  const terms = parts.flatMap(({ title, is, of }) => {
    const value = valueOf(is) ?? 0;
    const base = of === null ? undefined : ownOf(printed, of);
    // What effects changed is told apart from what the thing has printed.
    if (base === undefined || base === value) return value === 0 ? [] : [{ title, value }];
    return [
      { title, value: base },
      { title: words.say('battle.effects'), value: value - base },
    ];
  });
  const told = terms
    .map(
      ({ title, value }, n) =>
        `${n === 0 ? '' : value < 0 ? '− ' : '+ '}${title} ${n === 0 ? withMinus(value) : Math.abs(value)}`,
    )
    .join(' ');
  return [words.say('log.sum', { name, parts: told, total: withMinus(sum) })];
}
