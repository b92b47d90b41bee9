/** The words of the interface in a one-file build: those that its sources say, in the languages of its game. */
import type { Plugin } from 'vite';

export type Pack = Readonly<Record<string, string>>;

/**
 * Keys that sources say: they stand there as they are, or begin as a template does that ends in something else.
 *
 * @param keys     of all words
 * @param sources  texts of the modules
 */
export function keysSaid(keys: readonly string[], sources: readonly string[]): string[] {
  const text = sources.join('\n');
  const whole = new Set([...text.matchAll(/'([a-z][\w.-]*)'/g)].map(([, key]) => key));
  const starts = [...text.matchAll(/`([a-z]+\.[\w.-]*)\$\{/g)].map(([, start = '']) => start);
  return keys.filter((key) => whole.has(key) || starts.some((start) => key.startsWith(start)));
}

/**
 * The packs as modules, by language: English with its keys, the others as lists beside them, so that keys stand there once.
 *
 * @param packs   all words by language, English among them
 * @param spoken  languages of the game; packs of others are empty
 */
export function wordModules(
  packs: Readonly<Record<string, Pack>>,
  spoken: readonly string[],
  said: readonly string[],
): Readonly<Record<string, string>> {
  const modules = Object.entries(packs).map(([lang, pack]) => {
    if (lang === 'en')
      return [lang, `export const en = ${JSON.stringify(Object.fromEntries(said.map((key) => [key, pack[key]])))};`];
    if (!spoken.includes(lang)) return [lang, `export const ${lang} = {};`];
    const list = JSON.stringify(said.map((key) => pack[key]));
    return [
      lang,
      `import { en } from './en.ts';
const list = ${list};
export const ${lang} = /* @__PURE__ */ Object.fromEntries(Object.keys(en).map((key, index) => [key, list[index]]));`,
    ];
  });
  return Object.fromEntries(modules);
}

/** Puts modules of words in the place of the packs. */
export function wordsOf(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      const lang = /\/components\/src\/words\/([a-z]{2})\.ts$/.exec(id)?.[1];
      const code = lang === undefined ? undefined : modules[lang];
      return code === undefined ? null : { code, moduleType: 'js' };
    },
  };
}
