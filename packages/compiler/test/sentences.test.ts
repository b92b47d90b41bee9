// No game says anything that is broken, in any of its languages: the four games, those of the
// corpus, of the starters and of the proof.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languagesOf, localise, type GameMeta } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileGame } from '../src/compile.ts';
import { BROKEN_PHRASES } from '../src/testing/broken-phrases.ts';
import { readGames } from './tiny-game.ts';

const FOLDERS = [
  'corpus',
  'games/tiny',
  '../../starters/files',
  '../../../tools/proof/small-games',
  '../../../content',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const games = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    // The bare starter has no rules to compile.
    .filter((entry) => entry.isDirectory() && entry.name !== 'bare')
    .map(({ name }) => [name, folder] as const),
);

function readByPlayers(meta: GameMeta): string[] {
  return [
    ...meta.rows.map(({ text }) => text),
    ...meta.asks.flatMap(({ prompt, none, entries }) => [
      prompt,
      none ?? '',
      ...entries.flatMap(({ label, numbers = {} }) => [label, ...Object.values(numbers)]),
    ]),
    ...[...meta.options, ...meta.variants, ...meta.zones, ...meta.fields, ...meta.attributes, ...meta.kinds].map(
      ({ title }) => title,
    ),
    ...(meta.lessons ?? []).flatMap(({ title, text }) => [title, text]),
    ...[...meta.reasons, ...meta.endings].map(({ text }) => text),
    ...meta.events.map(({ text }) => text ?? ''),
  ];
}

it.each(games)('says nothing that is broken, when the texts of %s are read', (name, folder) => {
  const { module } = compileGame(readGames(folder, name), name);
  if (module === null) throw new Error('it does not compile');
  const english = readByPlayers(module.meta);
  // Counters are told apart by number: no "1 embers", where the title is a plural.
  const plurals = module.meta.fields.flatMap(({ title, owner }) =>
    owner === 'player' && /[^suio]s$/.test(title) ? [`{amount} ${title.toLowerCase()}.`] : [],
  );
  expect(english.filter((text) => plurals.some((one) => text.endsWith(one)))).toEqual([]);
  const texts = languagesOf(module.meta).flatMap((lang) => readByPlayers(localise(module.meta, lang)));

  expect(texts.filter((text) => BROKEN_PHRASES.some((pattern) => pattern.test(text)))).toEqual([]);
});
