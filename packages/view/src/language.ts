import { localise, type GameModule } from '@undercroft/contract';

const made = new WeakMap<object, GameModule>();

/**
 * A game that speaks another language: the same code and memory, other texts. Hand it to everything
 * that makes texts.
 *
 * @param lang  language tag; one that the game does not have leaves it as it is
 * @returns     the same object for the same game and language
 * @throws      never
 */
export function inLanguage(module: GameModule, lang: string): GameModule {
  const meta = localise(module.meta, lang);
  if (meta === module.meta) return module;
  let speaking = made.get(meta);
  if (speaking === undefined) made.set(meta, (speaking = { ...module, meta }));
  return speaking;
}
