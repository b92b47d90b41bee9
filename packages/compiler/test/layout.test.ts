/** The layout of files, for every file of the content. */
import { describe, expect, it } from 'vitest';
import { formatText } from '../src/format/format-text.ts';
import { CONTENT, gamesToTest } from './content-games.ts';
import { mutate, seeded } from './mutate.ts';
import { readGames } from './tiny-game.ts';

describe.each(gamesToTest)('%s', (game) => {
  const files = [...readGames(CONTENT, game)].filter(([path]) => /\.(yaml|rules)$/.test(path));

  it('finds every file laid out', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(([path, text]) => formatText(path, text) !== text).map(([path]) => path)).toEqual([]);
  });

  it('brings files of rules back to their layout, when somebody has spaced them otherwise', () => {
    const random = seeded(3);
    const rules = files.filter(([path]) => path.endsWith('.rules'));
    const lost = rules.filter(([path, text]) => {
      const spaced = text.split('\n').map((line) => {
        const [, indent = '', rest = ''] = /^( *)(.*)$/.exec(line) ?? [];
        const wide = rest.startsWith('--') ? rest : rest.replaceAll(/ /g, () => (random() < 0.2 ? '  ' : ' '));
        return `${indent}${indent}${wide}${random() < 0.2 ? '  ' : ''}${line === '' && random() < 0.5 ? '\n' : ''}`;
      });
      return formatText(path, spaced.join('\n')) !== text;
    });

    expect(lost.map(([path]) => path)).toEqual([]);
  });

  it('stays as it is, when any mutant of a file is laid out twice', () => {
    const random = seeded(12);
    for (let round = 0; round < 300; round++) {
      const [path, sound] = files[Math.floor(random() * files.length)]!;
      if (sound.length > 4000) continue;
      const laid = formatText(path, mutate(sound, random));
      expect(formatText(path, laid)).toBe(laid);
    }
  });
});
