/**
 * The licences of pictures and letters, to stand behind those of the code that the bundler
 * collects.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { creditsFor, type IconAuthors } from '@undercroft/vite-plugin';

const FONTS = fileURLToPath(new URL('../../components/generated/fonts', import.meta.url));

/**
 * A section on pictures and one on letters, in Markdown.
 *
 * @param names  of the icons; may repeat
 * @param fonts  folder with a `<family>.licence.txt` for every font; that of the components
 */
export function licencesOfArt(names: readonly string[], authors: IconAuthors, fonts = FONTS): string {
  const icons = creditsFor(names, authors).map(({ name, author }) => `- ${name}: ${author}`);
  return [
    '\n# Pictures',
    'From <https://game-icons.net>, [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/); recoloured, with fewer points.',
    icons.join('\n'),
    licencesOfLetters(fonts),
  ].join('\n\n');
}

/** The section on letters. */
export function licencesOfLetters(fonts = FONTS): string {
  const letters = globSync('*.licence.txt', { cwd: fonts })
    .toSorted()
    .map((file) => `## ${basename(file, '.licence.txt')}\n\n${readFileSync(join(fonts, file), 'utf8').trim()}\n`);
  return ['# Letters', 'Cut to the letters that a game needs, under names of their own.', ...letters].join('\n\n');
}
