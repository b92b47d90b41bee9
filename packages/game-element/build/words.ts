/** The words of the interface in a one-file build: those that its sources say, in the languages of its game, by number. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type Edit, edited, treeOf, visit } from './edits.ts';

export type Pack = Readonly<Record<string, string>>;

/** Keys of words that are said. */
export interface KeysSaid {
  /** those that sources may put together from parts, or that are like any other word: they have names */
  readonly named: readonly string[];
  /** those that stand in sources as they are, and only there */
  readonly others: readonly string[];
}

/**
 * Keys that sources say: they stand there as they are, or begin as a template does that ends in something else.
 *
 * @param keys     of all words
 * @param sources  texts of the modules
 */
export function keysSaid(keys: readonly string[], sources: readonly string[]): KeysSaid {
  const text = sources.join('\n');
  const whole = new Set([...text.matchAll(/'([a-z][\w.-]*)'/g)].map(([, key]) => key));
  const starts = [...text.matchAll(/`([a-z]+\.[\w.-]*)\$\{/g)].map(([, start = '']) => start);
  const parts = (key: string): boolean => starts.some((start) => key.startsWith(start));
  const said = keys.filter((key) => whole.has(key) || parts(key));
  const named = said.filter((key) => parts(key) || !key.includes('.'));
  return { named, others: said.filter((key) => !named.includes(key)) };
}

/**
 * The packs as modules, by language: lists of words, each with its number from 1 on; those that need names have them as well.
 *
 * @param packs   all words by language, English among them
 * @param spoken  languages of the game; packs of others are empty
 */
export function wordModules(
  packs: Readonly<Record<string, Pack>>,
  spoken: readonly string[],
  { named, others }: KeysSaid,
): Readonly<Record<string, string>> {
  const modules = Object.entries(packs).map(([lang, pack]) => {
    if (lang !== 'en' && !spoken.includes(lang)) return [lang, `export const ${lang} = {};`];
    const list = JSON.stringify([...named, ...others].map((key) => pack[key]));
    const made = `export const ${lang} = /* @__PURE__ */ packOf(${list});`;
    if (lang !== 'en') return [lang, `import { packOf } from './en.ts';\n${made}`];
    return [
      lang,
      `const names = ${JSON.stringify(named)};
export const packOf = (list) => Object.assign([, ...list], Object.fromEntries(names.map((name, at) => [name, list[at]])));
${made}`,
    ];
  });
  return Object.fromEntries(modules);
}

/** A module that says numbers instead of keys. @param file name that tells the language */
export function wordsByNumber(code: string, file: string, { named, others }: KeysSaid): string {
  // Not 0, which is as good as no key; and no key that may be any other word.
  const numbers = new Map([...named, ...others].map((key, at) => [key, at + 1]));
  for (const key of named) if (!key.includes('.')) numbers.delete(key);
  const edits: Edit[] = [];
  visit(treeOf(code, file), ({ type, value, start, end }) => {
    const number = type === 'Literal' && typeof value === 'string' ? numbers.get(value) : undefined;
    // A space, since a literal may stand right behind a word of the language.
    if (number !== undefined) edits.push({ start, end, text: ` ${number}` });
  });
  return edited(code, edits);
}

/** Files of the same edition have the same numbers for the same words. */
export function editionOf({ named, others }: KeysSaid): string {
  return createHash('sha256')
    .update([...named, '', ...others].join(' '))
    .digest('hex')
    .slice(0, 8);
}

/** Puts modules of words in the place of the packs, and numbers in the place of keys. */
export function wordsOf(modules: Readonly<Record<string, string>>, said: KeysSaid): Plugin[] {
  return [
    {
      name: 'words',
      enforce: 'pre',
      load(id) {
        const lang = /\/components\/src\/words\/([a-z]{2})\.ts$/.exec(id)?.[1];
        const edition = id.endsWith('/src/embed/edition.ts')
          ? `export const EDITION = '${editionOf(said)}';`
          : undefined;
        const code = lang === undefined ? edition : modules[lang];
        return code === undefined ? null : { code, moduleType: 'js' };
      },
    },
    {
      name: 'words-by-number',
      transform: {
        filter: { id: /\/(?:components|game-element)\/src\/(?!words\/[a-z]{2}\.ts)[^?]*\.ts$/ },
        handler: (code, id) => ({ code: wordsByNumber(code, id.replace(/ts$/, 'js'), said), map: null }),
      },
    },
  ];
}
