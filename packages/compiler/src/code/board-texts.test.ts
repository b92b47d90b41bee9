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
zones:
  box: { holds: pawn, of: player }
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
  [
    'fr',
    [
      'Rangée\u00A01, colonne\u00A01',
      'Rangée\u00A01, colonne\u00A02',
      'Rangée\u00A02, colonne\u00A01',
      'Rangée\u00A02, colonne\u00A02',
    ],
  ],
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

const BURROW = {
  'game.yaml': `title: Burrow
players: { min: 2, max: 2 }
start: play-game
counters: { light: {} }
kinds:
  plot: { zones: { seen: { holds: tile } } }
  square: { zones: { standing: { holds: pawn, in-force: true } } }
  hatch: { fields: { ajar: { type: flag } } }
  tile: { folder: tiles, fields: { turn: { type: number } } }
  pawn: { folder: pawns }
zones:
  box: { holds: pawn, of: player }
maps:
  cave:
    plots: { kind: plot, columns: 2, rows: 1 }
    tiles: { kind: tile, lies-in: seen, turned-by: turn }
    spaces: { kind: square, columns: 2, rows: 2 }
    gates: { kind: hatch, open: its ajar }
    legend: { '.': {} }
`,
  'tiles/overpass.yaml': `title: Overpass
drawing: { spaces: "..\\n..", doors: [r1c1|r1c2], above: { spaces: "_.\\n__" } }
`,
  'pawns/scout.yaml': `title: Scout
effect: |
  when this is moved
    gain (count(gates-of(this))) light
    gain (count(beside(this))) light
`,
  'rules/play.rules':
    'to play-game\n  to-move scout\n\nto to-move (moved) pawn p\n  choose\n    option go for each s in squares\n      move p to s\n',
  'locale/fr.yaml': `draft: true
title: Terrier
titles: { overpass: Passerelle, scout: Guetteur, light: Lumière }
words:
  nouns: { pawn: { one: pion, many: pions, gender: m } }
  verbs: { to-move: { done: '{p} <être> déplacé', do: '<déplacer> {p}' } }
`,
};

it.each([
  [
    'en',
    [
      'Overpass, above row 1, column 2',
      'Between plot in row 1, column 1 and plot in row 1, column 2',
      'Overpass, between row 1, column 1 and row 1, column 2',
    ],
    'the gates of',
  ],
  [
    'fr',
    [
      'Passerelle, au-dessus de la rangée\u00A01, colonne\u00A02',
      'Entre plot rangée\u00A01, colonne\u00A01 et plot rangée\u00A01, colonne\u00A02',
      'Passerelle, entre la rangée\u00A01, colonne\u00A01 et la rangée\u00A01, colonne\u00A02',
    ],
    'les portes de',
  ],
])('calls what lies above, and gates, by their places and their tile, in %s', (lang, titles, said) => {
  const tiles = compileGame(new Map(Object.entries(BURROW).map(([path, text]) => [`burrow/${path}`, text])), 'burrow');
  if (tiles.module === null) throw new Error(tiles.diagnostics.map(({ message }) => message).join('\n'));
  const { enums, rows } = localise(tiles.module.meta, lang);
  const made = rows.filter(({ spot }) => spot?.tile !== undefined || spot?.to !== undefined);

  expect(made.map(({ title }) => title)).toEqual(titles);
  expect(rows.find(({ name }) => name === 'scout')?.text).toContain(said);
  const border = enums.find(({ name }) => name === 'border')!;
  expect(border.titles?.[3] ?? border.values[3]).toBe(lang === 'fr' ? 'fausse porte' : 'false door');
});
