/**
 * Builds one file per game for any page: `dist/<game>.js` (ES module) and `dist/<game>.iife.js` (classic script). Each
 * defines `<dungeon-game>` and registers its game.
 */
import { fileURLToPath } from 'node:url';
import { Content, undercroft } from '@undercroft/vite-plugin';
import { build, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const content = process.env['UNDERCROFT_CONTENT'] ?? here('../../content');
const ENTRY = 'virtual:embed';

/** The entry of the build of one game. */
function entry(game: string): Plugin {
  const code = `import { registerGame } from ${JSON.stringify(here('./src/index.ts'))};
import { icons, module } from ${JSON.stringify(`virtual:undercroft/game/${game}`)};
registerGame(${JSON.stringify(game)}, { module, icons });
`;
  return {
    name: 'embed',
    resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? { code, moduleType: 'js', map: { mappings: '' } } : null),
  };
}

const { ids } = new Content(content);
for (const [index, game] of ids.entries()) {
  await build({
    configFile: false,
    root: here('.'),
    plugins: [undercroft({ content }), entry(game)],
    build: {
      target: 'es2022',
      emptyOutDir: index === 0,
      lib: {
        entry: ENTRY,
        name: 'undercroft',
        formats: ['es', 'iife'],
        fileName: (format) => (format === 'es' ? `${game}.js` : `${game}.${format}.js`),
      },
    },
  });
}
