import type { GameMeta } from '@undercroft/contract';
import type { PictureName } from './fragments.ts';

/** What the names in `[name]` marks mean: which icon to draw and what to call it. */
export type Glossary = ReadonlyMap<string, PictureName>;

/**
 * What the marks of card texts mean in a game: counters, attributes, fields and kinds by name.
 *
 * @param isOne  of how many one speaks as of one, in the language of the game
 * @throws       never
 */
export function glossaryOf(meta: GameMeta, isOne: (count: number) => boolean): Glossary {
  const words = new Map<string, PictureName>();
  const capitals = meta.words?.capitals === true ? { capitals: true } : {};
  for (const { name, icon, title } of [...meta.kinds, ...meta.attributes])
    words.set(name, { icon, title, ...capitals });
  for (const { name, icon, one, title } of meta.fields)
    words.set(name, { icon, title, ...(one === undefined ? {} : { one, isOne }), ...capitals });
  return words;
}
