/**
 * The script of the page of an online table: interface, letters and pictures of one game, and none
 * of its rules.
 */
import { literalOf } from '@undercroft/contract';
import { coarser } from '@undercroft/vite-plugin';
import { GRID, interfaceTexts, spokenLanguages, type PlayersGame } from './bundle-game.ts';
import { bundled } from './bundled.ts';
import { elementsOf, importConditionsOf } from './features.ts';
import { addressesOf, fontsOf, installSource, lettersOf, lettersPlugin } from './letters.ts';
import { plainStyles } from './plain-styles.ts';
import { virtualModules } from './virtual-modules.ts';

const PAGE = 'virtual:online';

/** Makes the script, an ES module. @throws what Vite throws when something cannot be bundled */
export async function bundleOnline({
  meta,
  icons,
  fonts = [],
}: Omit<PlayersGame, 'code' | 'authors'>): Promise<string> {
  const spoken = Object.keys(meta.languages ?? {}).filter((lang) => spokenLanguages().has(lang));
  const letters = lettersOf(meta, interfaceTexts(['en', ...spoken]));
  const own = await addressesOf(fonts, letters);
  const source = `
import { installFonts, installFontsOf, registerWords } from '@undercroft/components';
${elementsOf(meta)
  .map((name) => `import '@undercroft/components/${name}';`)
  .join('\n')}
${spoken.map((lang) => `import { ${lang} } from '@undercroft/components/words/${lang}';`).join('\n')}
import { beginOnline } from '@undercroft/game-element/online';
${spoken.map((lang) => `registerWords(${literalOf(lang)}, ${lang});`).join('\n')}
beginOnline({ meta: ${literalOf(meta)}, icons: ${literalOf(coarser(icons, GRID))}, letters: ${installSource(own)} });
`;
  const { code } = await bundled(PAGE, {
    format: 'es',
    name: 'online',
    conditions: importConditionsOf(meta),
    plugins: [virtualModules({ [PAGE]: source }), plainStyles(), lettersPlugin(fontsOf(meta), letters)],
  });
  return code;
}
