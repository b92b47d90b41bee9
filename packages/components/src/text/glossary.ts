import type { GameMeta } from '@undercroft/contract';
import type { Glossary } from './rich-text.ts';

/** What the inline marks of card texts mean in a game: counters, attributes, fields and kinds by name. @throws never */
export function glossaryOf(meta: GameMeta): Glossary {
  const words = new Map<string, { icon: string | null; title: string }>();
  for (const { name, icon, title } of [...meta.kinds, ...meta.attributes, ...meta.fields])
    words.set(name, { icon, title });
  return words;
}
