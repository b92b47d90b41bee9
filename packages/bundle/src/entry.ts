/** The module that a file of one game begins with, made for that game. */
import { literalOf, type IconShape } from '@undercroft/contract';
import { CORE } from './core.ts';

/** What a file holds besides the rules. */
export interface EntryParts {
  readonly id: string;
  readonly icons: Readonly<Record<string, IconShape>>;
  /** names of icons by who drew them */
  readonly credits: Readonly<Record<string, readonly string[]>>;
  /** exports of `@undercroft/components` besides its index */
  readonly elements: readonly string[];
  /** languages of the interface besides English, each an export `words/<tag>` with a pack of that name */
  readonly languages: readonly string[];
}

/** Source of the entry: registers the game, and exports what `@undercroft/game-element` does. */
export function entrySource({ id, icons, credits, elements, languages }: EntryParts): string {
  return `
import { core, make } from '${CORE}';
import { serveBots } from '@undercroft/bots';
import { installFonts } from '@undercroft/components';
${elements.map((name) => `import '@undercroft/components/${name}';`).join('\n')}
${languages.map((tag) => `import { ${tag} } from '@undercroft/components/words/${tag}';`).join('\n')}
import { registerGame, workerFrom } from '@undercroft/game-element';
registerGame(${literalOf(id)}, {
  module: core.module,
  worker: workerFrom(make, serveBots),
  words: { ${languages.join(', ')} },
  letters: installFonts,
  icons: ${literalOf(icons)},
  credits: ${literalOf(credits)},
});
export { core };
export * from '@undercroft/game-element';
`;
}
