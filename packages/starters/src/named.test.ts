import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { allTexts, named, STARTERS } from './index.ts';

it('has the files of every starter that it names, and of no other', () => {
  const folders = readdirSync(fileURLToPath(new URL('../files', import.meta.url)));

  expect(folders.toSorted()).toEqual(Object.keys(STARTERS).toSorted());
  for (const texts of Object.values(allTexts())) expect(Object.keys(texts)).toContain('game.yaml');
});

it.each(['Night market', 'Über dem Fluß', 'yes', 'Cats: a "game" #1', '- [', 'a\nb: c', "$& 'quoted'"])(
  'gives a game the title %j and changes nothing else',
  (title) => {
    const { duel } = allTexts();
    const texts = named(duel, title);
    const game = parse(texts['game.yaml']!) as Record<string, unknown>;

    expect(game).toEqual({ ...(parse(duel['game.yaml']!) as object), title: game['title'] });
    expect(String(game['title'])).toBe(title);
    expect({ ...texts, 'game.yaml': '' }).toEqual({ ...duel, 'game.yaml': '' });
  },
);
