import { createCompileCache, type CompileCache } from '../compile-cache.ts';
import { compileGame, type CompiledGame } from '../compile.ts';
import { TINY_GAME_ID, tinyGame } from '../../test/tiny-game.ts';

/**
 * What is not changed is known from the compile before, as in an editor: memory.test.ts shows that
 * it makes no difference.
 */
const memories = new Map<ReadonlySet<string> | null, CompileCache>();

/**
 * Compiles the tiny game with some files changed, added, or, where the text is null, taken away.
 *
 * @param changes  path inside the game, `beasts/moth.yaml`, to its text
 * @param icons    names of all icons that there are; null = any name is taken
 * @throws         never
 */
export function compileText(
  changes: Readonly<Record<string, string | null>> = {},
  icons: ReadonlySet<string> | null = null,
): CompiledGame {
  const files = tinyGame();
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) files.delete(`${TINY_GAME_ID}/${path}`);
    else files.set(`${TINY_GAME_ID}/${path}`, text);
  }
  const memory = memories.get(icons) ?? createCompileCache();
  memories.set(icons, memory);
  return compileGame(files, TINY_GAME_ID, memory, 'develop', icons);
}

/**
 * Compiles the tiny game with one more beast that has an effect.
 *
 * @param effect  text of the rules language, any number of lines
 * @throws        never
 */
export function compileEffect(effect: string): CompiledGame {
  const indented = effect.replaceAll(/^/gm, '  ');
  return compileText({
    [`beasts/${SUBJECT}.yaml`]: `count: 1 per player\nstarts: deck\nmight: 1\neffect: |\n${indented}\n`,
  });
}

/**
 * Compiles the tiny game with more rules.
 *
 * @throws never
 */
export function compileRules(rules: string): CompiledGame {
  return compileText({ 'rules/more.rules': rules });
}

/** Name of the row that `compileEffect` adds. */
export const SUBJECT = 'subject';
