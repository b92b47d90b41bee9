/** The module that a file of one game begins with, made for that game. */
import { literalOf, type IconShape } from '@undercroft/contract';
import { CORE } from './core.ts';
import { installSource } from './letters.ts';

/** What a file holds besides the rules. */
export interface EntryParts {
  readonly id: string;
  readonly icons: Readonly<Record<string, IconShape>>;
  /** names of icons by who drew them */
  readonly credits: Readonly<Record<string, readonly string[]>>;
  /** exports of `@undercroft/components` besides its index */
  readonly elements: readonly string[];
  /** addresses of fonts of the game; left out: it has none */
  readonly fonts?: readonly string[];
}

/** What a file with a language of a game holds. */
export interface LanguageParts {
  readonly id: string;
  /** language tag */
  readonly lang: string;
  /** what differs in the metadata of the game */
  readonly texts: unknown;
  /**
   * whether the interface speaks it: then there is an export `words/<tag>` with a pack of that name
   */
  readonly spoken: boolean;
}

/** Source of the entry: registers the game, and exports what `@undercroft/game-element` does. */
export function entrySource({ id, icons, credits, elements, fonts = [] }: EntryParts): string {
  return `
import { core, make } from '${CORE}';
import { serveBots } from '@undercroft/bots';
import { installFonts, installFontsOf } from '@undercroft/components';
${elements.map((name) => `import '@undercroft/components/${name}';`).join('\n')}
import { Session, registerGame, workerFrom } from '@undercroft/game-element';
registerGame(${literalOf(id)}, {
  module: core.module,
  sessions: Session,
  worker: workerFrom(make, serveBots),
  letters: ${installSource(fonts)},
  icons: ${literalOf(icons)},
  credits: ${literalOf(credits)},
});
export { core };
export * from '@undercroft/game-element';
`;
}

/** Source of the entry of a language: tells the page about it, before or after the game. */
export function languageSource({ id, lang, texts, spoken }: LanguageParts): string {
  return `
import { registerLanguage } from '@undercroft/game-element/registry';
${spoken ? `import { ${lang} as words } from '@undercroft/components/words/${lang}';` : ''}
registerLanguage(${literalOf(id)}, ${literalOf(lang)}, { texts: ${literalOf(texts)}${spoken ? ', words' : ''} });
`;
}

/**
 * Source of a player of any game, which is told of one: exports `play`, see `gameScript` of
 * `@undercroft/game-element/page`.
 *
 * @param elements  all exports of `@undercroft/components` that tables may have
 * @param spoken    languages of the interface besides English
 */
export function playerSource(elements: readonly string[], spoken: readonly string[]): string {
  return `
import { make } from '${CORE}';
import { serveBots } from '@undercroft/bots';
import { installFonts } from '@undercroft/components';
${elements.map((name) => `import '@undercroft/components/${name}';`).join('\n')}
${spoken.map((lang) => `import { ${lang} } from '@undercroft/components/words/${lang}';`).join('\n')}
import { Session, registerGame, registerLanguage, workerFrom } from '@undercroft/game-element';
const spoken = { ${spoken.join(', ')} };
export function play(id, rules, { icons, credits, languages }) {
  const worker = workerFrom(make, serveBots, rules);
  registerGame(id, { module: rules(), sessions: Session, worker, letters: installFonts, icons, credits });
  for (const [lang, texts] of Object.entries(languages)) {
    const words = Object.hasOwn(spoken, lang) ? { words: spoken[lang] } : {};
    registerLanguage(id, lang, { texts, ...words });
  }
}
`;
}
