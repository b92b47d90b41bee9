// What players read of boards, in English and French.

import { localise } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { compileGame } from '../compile.ts';

const FILES = {
  'game.yaml': `title: Lookout
players: { min: 2, max: 2 }
start: play-game
counters: { light: {} }
kinds:
  square: { zones: { standing: { holds: pawn, in-force: true } } }
  pawn: { folder: pawns }
maps:
  board: { spaces: { kind: square, columns: 2, rows: 2 } }
`,
  'pawns/red-pawn.yaml': 'title: Red\n',
  'pawns/scout.yaml': `title: Scout
effect: |
  when this is moved
    if in-sight(this, red-pawn), gain 1 light
    if not in-sight(this, red-pawn), gain 2 light
    if covered(this, red-pawn), gain 3 light
    if not covered(this, red-pawn), gain 4 light
    gain (range(this, red-pawn)) light
`,
  'rules/play.rules': `to play-game
  to-move scout

to to-move (moved) pawn p
  choose
    option go for each s in squares
      move p to s
`,
  'locale/fr.yaml': `draft: true
title: Vigie
titles: { red-pawn: Rouge, scout: Guetteur, light: Lumière }
words:
  nouns: { pawn: { one: pion, many: pions, gender: m }, square: { one: case, many: cases, gender: f } }
  verbs: { to-move: { done: '{p} <être> déplacé', do: '<déplacer> {p}' } }
`,
};

const compiled = compileGame(
  new Map(Object.entries(FILES).map(([path, text]) => [`lookout/${path}`, text])),
  'lookout',
);
const meta = compiled.module?.meta;
if (meta === undefined) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));

it.each([
  ['en', ['Row 1, column 1', 'Row 1, column 2', 'Row 2, column 1', 'Row 2, column 2']],
  ['fr', ['Rangée 1, colonne 1', 'Rangée 1, colonne 2', 'Rangée 2, colonne 1', 'Rangée 2, colonne 2']],
])('calls squares by their places, in %s', (lang, titles) => {
  const { rows } = localise(meta, lang);

  expect(rows.filter(({ spot }) => spot !== undefined).map(({ title }) => title)).toEqual(titles);
});

it.each([
  [
    'en',
    'When this pawn is moved, if the Red is in sight of this pawn, gain 1 [light]. If the Red is not in sight of this pawn, gain 2 [light]. ' +
      'If the Red has cover from this pawn, gain 3 [light]. If the Red has no cover from this pawn, gain 4 [light]. ' +
      'Gain [light] equal to the range from this pawn to the Red.',
  ],
  [
    'fr',
    'Quand ce pion est déplacé, si le Rouge est en vue de ce pion, gagnez 1 [light]. Si le Rouge n’est pas en vue de ce pion, gagnez 2 [light]. ' +
      'Si le Rouge est à couvert de ce pion, gagnez 3 [light]. Si le Rouge n’est pas à couvert de ce pion, gagnez 4 [light]. ' +
      'Gagnez autant de [light] que la portée de ce pion au Rouge.',
  ],
])('tells of sight, cover and range on a card, in %s', (lang, text) => {
  expect(localise(meta, lang).rows.find(({ name }) => name === 'scout')?.text).toBe(text);
});

it('misses no title of a square, when a language does not say it', () => {
  expect(compiled.diagnostics.filter(({ message }) => /square-r|row|column/.test(message))).toEqual([]);
});
