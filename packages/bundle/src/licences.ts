/** The licences of pictures and letters, to stand behind those of the code that the bundler collects. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { creditsFor, type IconAuthors } from '@undercroft/vite-plugin';

/**
 * A section on pictures and one on letters, in Markdown.
 *
 * @param names  of the icons; may repeat
 * @param fonts  folder with a `<family>.licence.txt` for every font
 */
export function licencesOfArt(names: readonly string[], authors: IconAuthors, fonts: string): string {
  const icons = creditsFor(names, authors).map(({ name, author }) => `- ${name}: ${author}`);
  const letters = globSync('*.licence.txt', { cwd: fonts })
    .toSorted()
    .map((file) => `## ${basename(file, '.licence.txt')}\n\n${readFileSync(join(fonts, file), 'utf8').trim()}\n`);
  return [
    '\n# Pictures',
    'From <https://game-icons.net>, [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/); recoloured, with fewer points.',
    icons.join('\n'),
    '# Letters',
    'Cut to the letters that a game needs, under names of their own.',
    ...letters,
  ].join('\n\n');
}
