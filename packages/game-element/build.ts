/**
 * Builds one file per game for any page: `dist/<game>.js` (ES module) and `dist/<game>.iife.js` (classic script). Each
 * defines `<dungeon-game>` and registers its game.
 */
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languagesOf } from '@undercroft/contract';
import { Content } from '@undercroft/vite-plugin';
import { build, type Plugin } from 'vite';
import { corePlugin } from './build/core.ts';
import { leaveOut } from './build/left-out.ts';
import { licencesOfArt } from './build/licences.ts';
import { packCredits } from './build/pack-credits.ts';
import { packFonts } from './build/pack-fonts.ts';
import { packIcons } from './build/pack-icons.ts';
import { releaseCode } from './build/release.ts';
import { smallerCode } from './build/smaller-code.ts';
import { smallerTemplates } from './build/templates.ts';
import { keysSaid, wordModules, wordsOf, type KeysSaid, type Pack } from './build/words.ts';
import type { PackedFonts } from './src/embed/unpack-fonts.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = process.env['UNDERCROFT_CONTENT'] ?? here('../../content');
/** `UNDERCROFT_OUT` names another folder to write to. */
const out = process.env['UNDERCROFT_OUT'] ?? here('./dist');
const ENTRY = 'virtual:embed';
const RELEASE = 'virtual:release';
const PACKED = 'virtual:packed';
/** Lies beside the games: the licences of everything that is in them. */
const LICENCES = 'licences.md';

/** The rules of one game, as players need them. */
function rules(content: Content, game: string): Plugin {
  return {
    name: 'release',
    resolveId: (id) => (id === RELEASE ? `\0${RELEASE}` : null),
    load(id) {
      if (id !== `\0${RELEASE}`) return null;
      const { output } = content.game(game);
      if (output === null) this.error(`${game} could not be compiled`);
      return { code: releaseCode(output.code, output.meta), moduleType: 'js', map: { mappings: '' } };
    },
  };
}

/** Sources that are alike, one after the other. */
function ordered(): string {
  const kinds = [
    '../components/src/words/*.ts',
    '../components/src/theme/*.ts',
    '{../components,.}/src/**/*.styles.ts',
  ];
  const files = globSync(kinds, { cwd: here('.') }).filter((path) => !/\.(test|browser|stories)\.ts$/.test(path));
  return files.map((path) => `import ${JSON.stringify(here(path))};\n`).join('');
}

/**
 * The entry of the build of one game, and the module of everything that is packed: texts of one kind pack best side by side.
 *
 * @param languages  of the game that the interface speaks, but English
 */
function entry(content: Content, game: string, fonts: PackedFonts, languages: readonly string[]): Plugin {
  const { icons, output } = content.game(game);
  const { packed, rest, names } = packIcons(icons, output?.meta.rows);
  const credits = packCredits([...names, ...Object.keys(rest)], content.iconAuthors);
  const code = `import { icons } from 'virtual:packed';
import { core, make } from 'virtual:core';
${ordered()}import { registerGame } from ${JSON.stringify(here('./src/index.ts'))};
import { iconNames, unpackIcons } from ${JSON.stringify(here('./src/embed/unpack-icons.ts'))};
import { unpackCredits } from ${JSON.stringify(here('./src/embed/unpack-credits.ts'))};
import { workerFrom } from ${JSON.stringify(here('./src/embed/blob-worker.ts'))};
import { EDITION } from ${JSON.stringify(here('./src/embed/edition.ts'))};
import { installFonts } from ${JSON.stringify(here('../components/src/theme/fonts.ts'))};
${languages.map((lang) => `import { ${lang} } from ${JSON.stringify(here(`../components/src/words/${lang}.ts`))};\n`).join('')}const rest = ${JSON.stringify(rest)};
registerGame(${JSON.stringify(game)}, {
  module: core.module,
  worker: workerFrom(make, core.serveBots),
  words: { edition: EDITION, packs: { ${languages.join(', ')} } },
  letters: installFonts,
  get icons() { return { ...unpackIcons(icons, core.module.meta.rows), ...rest }; },
  get credits() {
    const names = iconNames(icons.others, ${packed.byRows ? 'core.module.meta.rows' : '[]'});
    return unpackCredits(${JSON.stringify(credits)}, [...names, ...Object.keys(rest)]);
  },
});
export { core };
export * from ${JSON.stringify(here('./src/index.ts'))};
`;
  // One text at the very beginning: what packs texts in blocks then has blocks of nothing else.
  const at = packed.paths.length;
  const texts = `const text = ${JSON.stringify(packed.paths + fonts.text)};
export const icons = { ...${JSON.stringify({ ...packed, paths: '' })}, paths: text.slice(0, ${at}) };
export const fonts = { names: ${JSON.stringify(fonts.names)}, text: text.slice(${at}) };`;
  const modules = new Map([
    [ENTRY, code],
    [PACKED, texts],
  ]);
  return {
    name: 'embed',
    resolveId: (id) => [...modules.keys()].filter((name) => id.endsWith(name)).map((name) => `\0${name}`)[0] ?? null,
    load(id) {
      const found = modules.get(id.slice(1));
      return found === undefined ? null : { code: found, moduleType: 'js', map: { mappings: '' } };
    },
  };
}

/** The words of the interface in every language, and which of them it says. */
async function interfaceWords(): Promise<{ readonly packs: Record<string, Pack>; readonly said: KeysSaid }> {
  const packs: Record<string, Pack> = {};
  for (const path of globSync(here('../components/src/words/[a-z][a-z].ts'))) {
    const lang = basename(path, '.ts');
    packs[lang] = ((await import(path)) as Record<string, Pack>)[lang]!;
  }
  const sources = globSync(['../components/src/**/*.ts', './src/**/*.ts'], { cwd: here('.') }).filter(
    (path) => !/\.(test|browser|stories)\.ts$|\/words\/[a-z]{2}(-\w+)?\.ts$/.test(path),
  );
  const said = keysSaid(
    Object.keys(packs['en']!),
    sources.map((path) => readFileSync(here(path), 'utf8')),
  );
  return { packs, said };
}

/** What players may write, and what the interface writes between words. */
const ALWAYS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0\u202f«»·–—‘’“”…•×−`;

/** The fonts of a game, with the letters of its texts and of the interface in its languages. */
function fontsOf(content: Content, game: string): Promise<PackedFonts> {
  const { code = '', meta } = content.game(game).output ?? {};
  const languages = meta === undefined ? [] : languagesOf(meta);
  const words = globSync(languages.map((lang) => here(`../components/src/words/${lang}{,-*}.ts`)));
  const texts = [code, JSON.stringify(meta), ...words.map((path) => readFileSync(path, 'utf8'))].join('');
  const letters = [...new Set(ALWAYS + texts)].filter((letter) => letter > '\u001f').join('');
  const table = meta?.extras.table;
  const names = ['text-400', 'text-700', `title-${table?.theme?.title ?? 'carved'}`];
  const file = (name: string): Uint8Array => readFileSync(here(`../components/generated/fonts/${name}.woff2`));
  return packFonts(Object.fromEntries(names.map((name) => [name, file(name)])), letters);
}

/** Puts packed fonts in the place of files. */
function packedFonts(): Plugin {
  return {
    name: 'packed-fonts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/components/src/theme/font-files.ts')) return null;
      const code = `import { unpackFonts } from ${JSON.stringify(here('./src/embed/unpack-fonts.ts'))};
import { fonts } from 'virtual:packed';
export const fontFiles = () => unpackFonts(fonts);`;
      return { code, moduleType: 'js' };
    },
  };
}

const content = new Content(folder);
const { packs, said } = await interfaceWords();
for (const [index, game] of content.ids.entries()) {
  const { output } = content.game(game);
  if (output === null) throw new Error(`${game} could not be compiled`);
  const left = leaveOut(output.meta);
  const core = await corePlugin(RELEASE, [rules(content, game), left]);
  const fonts = await fontsOf(content, game);
  const spoken = wordsOf(wordModules(packs, languagesOf(output.meta), said), said);
  const languages = languagesOf(output.meta).filter((lang) => lang !== 'en' && lang in packs);
  const begin = entry(content, game, fonts, languages);
  for (const format of ['es', 'iife'] as const) {
    await build({
      configFile: false,
      root: here('.'),
      logLevel: 'warn',
      plugins: [core, begin, spoken, left, packedFonts(), smallerTemplates(), smallerCode()],
      build: {
        target: 'es2022',
        outDir: out,
        emptyOutDir: index === 0 && format === 'es',
        minify: true,
        license: { fileName: LICENCES },
        rolldownOptions: { checks: { pluginTimings: false }, output: { minify: true, codeSplitting: false } },
        lib: {
          entry: ENTRY,
          name: 'undercroft',
          formats: [format],
          fileName: () => (format === 'es' ? `${game}.js` : `${game}.iife.js`),
        },
      },
    });
  }
}
const names = content.ids.flatMap((game) => Object.keys(content.game(game).icons));
appendFileSync(join(out, LICENCES), licencesOfArt(names, content.iconAuthors, here('../components/generated/fonts')));
