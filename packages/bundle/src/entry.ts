/** The module that a file of one game begins with, made for that game. */
import { literalOf, type IconShape } from '@undercroft/contract';
import { CORE } from './core.ts';
import { installSource } from './letters.ts';

/** The module that says where the script lies, for files beside it. */
export const HERE = 'virtual:here';

/**
 * What a file holds of the pictures of its game: the names of files that lie in a folder beside it,
 * or addresses by key.
 */
export type EntryPictures =
  | { readonly folder: string; readonly keys: readonly string[] }
  | { readonly addresses: Readonly<Record<string, string>> };

/** What a file holds besides the rules. */
export interface EntryParts {
  readonly id: string;
  /** of Undercroft */
  readonly version: string;
  readonly icons: Readonly<Record<string, IconShape>>;
  /** names of icons by who drew them */
  readonly credits: Readonly<Record<string, readonly string[]>>;
  /** exports of `@undercroft/components` besides its index */
  readonly elements: readonly string[];
  /** null: icons stand for them */
  readonly pictures: EntryPictures | null;
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
export function entrySource({ id, version, icons, credits, elements, pictures, fonts = [] }: EntryParts): string {
  return `
import { core, make } from '${CORE}';
import { serveBots } from '@undercroft/bots';
import { installFonts, installFontsOf } from '@undercroft/components';
${elements.map((name) => `import '@undercroft/components/${name}';`).join('\n')}
import { Session, registerGame, workerFrom } from '@undercroft/game-element';
${picturesSource(pictures)}
registerGame(${literalOf(id)}, {
  module: core.module,
  version: ${literalOf(version)},
  sessions: Session,
  worker: workerFrom(make, serveBots),
  letters: ${installSource(fonts)},
  icons: ${literalOf(icons)},
  credits: ${literalOf(credits)},
  pictures,
});
export { core };
export * from '@undercroft/game-element';
`;
}

/** Source of a constant `pictures`: what gives the address of a picture by its key. */
function picturesSource(pictures: EntryPictures | null): string {
  if (pictures === null) return 'const pictures = undefined;';
  if ('addresses' in pictures)
    return `const addresses = new Map(Object.entries(${literalOf(pictures.addresses)}));
const pictures = (key) => addresses.get(key) ?? null;`;
  return `import { here } from '${HERE}';
const keys = new Set(${literalOf(pictures.keys.join(' '))}.split(' '));
const pictures = (key) => (keys.has(key) ? new URL(${literalOf(`${pictures.folder}/`)} + key + '.webp', here).href : null);`;
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
