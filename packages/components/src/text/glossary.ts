import type { GameMeta } from '@undercroft/contract';
import { glossaryOf, type Glossary } from '@undercroft/view';
import { pluralRules } from '../words/pattern.ts';

/**
 * What the marks of card texts mean in a game, told as its language speaks of one.
 *
 * @throws never
 */
export function glossaryIn(meta: GameMeta): Glossary {
  const plural = pluralRules(meta.lang ?? 'en');
  return glossaryOf(meta, (count) => plural.select(count) === 'one');
}
