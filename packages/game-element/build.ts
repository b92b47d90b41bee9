/**
 * Builds one file per game for any page: `dist/<game>.js` (ES module) and `dist/<game>.iife.js` (classic script). Each
 * defines `<dungeon-game>` and registers its game.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languagesOf } from '@undercroft/contract';
import { Content, fewerLetters } from '@undercroft/vite-plugin';
import { build, type Plugin } from 'vite';
import { corePlugin, leaveOut } from './build/core.ts';
import { licencesOfArt } from './build/licences.ts';
import { packCredits } from './build/pack-credits.ts';
import { packIcons } from './build/pack-icons.ts';
import { releaseCode } from './build/release.ts';
import { smallerCode } from './build/smaller-code.ts';
import { smallerTemplates } from './build/templates.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = process.env['UNDERCROFT_CONTENT'] ?? here('../../content');
/** `UNDERCROFT_OUT` names another folder to write to. */
const out = process.env['UNDERCROFT_OUT'] ?? here('./dist');
const ENTRY = 'virtual:embed';
const RELEASE = 'virtual:release';
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

/** The entry of the build of one game. */
function entry(content: Content, game: string): Plugin {
  const { packed, rest } = packIcons(content.game(game).icons);
  const names = [...packed.names.split(' '), ...Object.keys(rest)];
  const code = `import { registerGame } from ${JSON.stringify(here('./src/index.ts'))};
import { unpackIcons } from ${JSON.stringify(here('./src/embed/unpack-icons.ts'))};
import { unpackCredits } from ${JSON.stringify(here('./src/embed/unpack-credits.ts'))};
import { workerFrom } from ${JSON.stringify(here('./src/embed/blob-worker.ts'))};
import { core, make } from 'virtual:core';
const packed = ${JSON.stringify(packed)};
const rest = ${JSON.stringify(rest)};
registerGame(${JSON.stringify(game)}, {
  module: core.module,
  worker: workerFrom(make),
  get icons() { return { ...unpackIcons(packed), ...rest }; },
  get credits() {
    return unpackCredits(${JSON.stringify(packCredits(names, content.iconAuthors))}, [...packed.names.split(' '), ...Object.keys(rest)]);
  },
});
export { core };
export * from ${JSON.stringify(here('./src/index.ts'))};
`;
  return {
    name: 'embed',
    resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? { code, moduleType: 'js', map: { mappings: '' } } : null),
  };
}

/** Leaves out the words of the interface in languages that the game does not speak. */
function spokenOnly(content: Content, game: string): Plugin {
  const meta = content.game(game).output?.meta;
  const spoken = meta === undefined ? ['en'] : languagesOf(meta);
  return {
    name: 'spoken-only',
    enforce: 'pre',
    load(id) {
      const lang = /\/components\/src\/words\/([a-z]{2})\.ts$/.exec(id)?.[1];
      if (lang === undefined || lang === 'en' || spoken.includes(lang)) return null;
      return { code: `export const ${lang} = {};`, moduleType: 'js' };
    },
  };
}

/** Cuts the fonts to the letters of the game and of the interface in its languages. */
function letters(content: Content, game: string): Plugin {
  const { code = '', meta } = content.game(game).output ?? {};
  const words = (meta === undefined ? [] : languagesOf(meta)).map((lang) => {
    const pack = here(`../components/src/words/${lang}.ts`);
    return existsSync(pack) ? readFileSync(pack, 'utf8') : '';
  });
  const table = meta?.extras['table'] as { readonly theme?: { readonly title?: string } } | undefined;
  return fewerLetters({
    texts: [code, JSON.stringify(meta), ...words].join(''),
    titles: [table?.theme?.title ?? 'carved'],
  });
}

const content = new Content(folder);
for (const [index, game] of content.ids.entries()) {
  const core = await corePlugin(RELEASE, [
    rules(content, game),
    leaveOut(content.game(game).output?.meta.score !== undefined),
  ]);
  for (const format of ['es', 'iife'] as const) {
    await build({
      configFile: false,
      root: here('.'),
      logLevel: 'warn',
      plugins: [
        core,
        entry(content, game),
        spokenOnly(content, game),
        letters(content, game),
        smallerTemplates(),
        smallerCode(),
      ],
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
