import type { GameMeta } from '@undercroft/contract';
import type { PictureName } from './fragments.ts';
import type { Glossary } from './rich-text.ts';

/** What the inline marks of card texts mean in a game: counters, attributes, fields and kinds by name. @throws never */
export function glossaryOf(meta: GameMeta): Glossary {
  const words = new Map<string, PictureName>();
  const plural = new Intl.PluralRules(meta.lang ?? 'en');
  for (const { name, icon, title } of [...meta.kinds, ...meta.attributes]) words.set(name, { icon, title });
  for (const { name, icon, one, title } of meta.fields)
    words.set(name, one === undefined ? { icon, title } : { icon, title, one, plural });
  return words;
}
