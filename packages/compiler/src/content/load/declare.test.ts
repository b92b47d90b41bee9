import { expect, it } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { inspectGame } from '../../compile.ts';
import { applyEdits } from '../../diagnostics/apply-edits.ts';
import { sourceFile } from '../../diagnostics/source/file.ts';
import { compileText, readMarks, TINY_GAME_ID, tinyGame } from '../../testing/index.ts';

const game = tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '';

/** What is reported for a file of the tiny game with marked places: `code: underlined text`. */
function reported(
  path: string,
  marked: string,
): { found: string[]; expected: string[]; diagnostics: readonly Diagnostic[] } {
  const { text, ranges } = readMarks(marked);
  const { diagnostics } = compileText({ [path]: text });
  return {
    found: diagnostics.map(({ code, span }) => `${code} ${span.start}-${span.end}`),
    expected: ranges.map(({ start, end }) => `${start}-${end}`),
    diagnostics,
  };
}

/** game.yaml with one place changed; the change may hold marks. */
function changed(from: string, to: string): string {
  expect(game).toContain(from);
  return game.replace(from, () => to);
}

const inGame: readonly (readonly [code: string, from: string, to: string])[] = [
  ['load/unknown-name', 'holds: glade', 'holds: <<glad>>'],
  ['load/unknown-name', 'refill: discard', 'refill: <<discord>>'],
  ['load/unknown-name', 'start: play-game', 'start: <<play-gam>>'],
  ['load/unknown-name', 'turn: active', 'turn: <<actve>>'],
  ['load/unknown-name', 'after-roll: roll-window', 'after-roll: <<rol-window>>'],
  ['load/unknown-name', 'type: flag, reset: take-turn', 'type: flag, reset: <<take-trun>>'],
  ['load/unknown-name', 'play: play-trick', 'play: <<play-trik>>'],
  ['load/unknown-name', 'of: beast', 'of: <<best>>'],
  ['load/unknown-name', 'recommended: short', 'recommended: <<shrt>>'],
  ['load/unknown-name', 'options: { days: 2 }', 'options: { <<dais>>: 2 }'],
  ['load/unknown-name', 'prompts: { summon', 'prompts: { <<sumon>>'],
  ['load/unknown-name', 'prompts: { summon', 'prompts: { <<summon.none>>: Enough, summon'],
  // A procedure without a menu asks by its choices: a key that nothing is asked with would be
  // passed over.
  ['load/unknown-name', 'prompts: { summon', 'prompts: { <<play-game>>: Play, summon'],
  ['load/unknown-type', 'type: mood, default', 'type: <<mod>>, default'],
  ['load/unknown-slot', '{b} fights {foe}', '{b} fights <<{fo}>>'],
  ['load/unknown-slot', 'counters:', "words: { nouns: { grove: { one: 'grove of <<{n}>>' } } }\ncounters:"],
  ['load/unknown-slot', 'counters:', "words: { nouns: { grove: { in: 'in {x} of <<{p}>>' } } }\ncounters:"],
  ['load/unknown-slot', 'counters:', "words: { verbs: { duel: 'fight {b:the} with <<{foes}>>' } }\ncounters:"],
  ['load/unknown-slot', 'counters:', "words: { tests: { tired: { is: 'is tired of <<{p}>>' } } }\ncounters:"],
  ['load/unknown-slot', 'counters:', "words: { moves: { discard: 'discard <<{c:from}>>' } }\ncounters:"],
  ['load/name-taken', '  windfall: {', '  <<deck>>: {'],
  ['load/name-taken', 'one: fighter', 'one: <<oil>>'],
  ['load/reserved-word', '  embers: {', '  <<of>>: {}\n  embers: {'],
  ['load/reserved-word', 'reasons: { bright', 'reasons: { <<through>>: Out., bright'],
  ['load/range', 'players: { min: 2, max: 2 }', 'players: <<{ min: 3, max: 2 }>>'],
  [
    'load/no-most',
    '  embers: { title: Embers, icon: flame, min: 0 }',
    '  <<embers>>: { title: Embers, icon: flame, paying: up }',
  ],
  ['load/nothing-kept', 'counters:', '<<campaign>>: {}\ncounters:'],
  ['load/kept-for-nothing', '  day: { type: number }', '  day: { type: number, <<kept>>: true }'],
  ['load/campaign-over', 'day: { type: number }', 'day: { type: number, kept: true }\ncampaign: { over: <<day>> }'],
  ['load/unknown-name', 'day: { type: number }', 'day: { type: number, kept: true }\ncampaign: { over: <<dey>> }'],
  [
    'load/unknown-name',
    'day: { type: number }',
    'day: { type: number, kept: true }\ncampaign: { settles: [<<dais>>] }',
  ],
  ['load/circular-kind', '  card: {}', '  card: { is: <<card>> }'],
  [
    'load/unknown-name',
    'zones:\n  deck',
    'maps: { board: { spaces: { kind: <<sqare>>, columns: 2, rows: 2 } } }\nzones:\n  deck',
  ],
  [
    'load/made-by-map',
    'zones:\n  deck',
    '  square: { <<folder>>: squares }\nmaps: { board: { spaces: { kind: square, columns: 2, rows: 2 } } }\nzones:\n  deck',
  ],
  [
    'load/made-by-map',
    'zones:\n  deck',
    '  square: { <<is>>: card }\nmaps: { board: { spaces: { kind: square, columns: 2, rows: 2 } } }\nzones:\n  deck',
  ],
  [
    'load/made-by-map',
    'zones:\n  deck',
    '  square: { <<alike>>: true }\nmaps: { board: { spaces: { kind: square, columns: 2, rows: 2 } } }\nzones:\n  deck',
  ],
  [
    'load/made-by-map',
    'zones:\n  deck',
    '  square: { <<printed>>: { n: { type: number } } }\nmaps: { board: { spaces: { kind: square, columns: 2, rows: 2 } } }\nzones:\n  deck',
  ],
  [
    'load/made-by-map',
    'zones:\n  deck',
    '  square: { <<play>>: play-trick }\nmaps: { board: { spaces: { kind: square, columns: 2, rows: 2 } } }\nzones:\n  deck',
  ],
  [
    'load/made-by-map',
    'zones:\n  deck',
    '  square: { <<map>>: { grid: { columns: 2, rows: 2 } } }\nmaps: { board: { spaces: { kind: square, columns: 2, rows: 2 } } }\nzones:\n  deck',
  ],
  [
    'load/made-by-map',
    'zones:\n  deck',
    '  square: {}\nmaps: { board: { spaces: { kind: square, columns: 2, rows: 2 } } }\nzones:\n  box: { holds: <<square>> }\n  deck',
  ],
  [
    'load/made-by-map',
    'zones:\n  deck',
    '  square: {}\n  corner: { is: <<square>> }\nmaps: { board: { spaces: { kind: square, columns: 2, rows: 2 } } }\nzones:\n  deck',
  ],
  [
    'load/made-by-map',
    'zones:\n  deck',
    '  square: {}\nmaps:\n  board: { spaces: { kind: square, columns: 2, rows: 2 } }\n  field: { spaces: { kind: <<square>>, columns: 2, rows: 2 } }\nzones:\n  deck',
  ],
];

it.each(inGame)('underlines the word, when game.yaml has %s at %s', (code, from, to) => {
  const { found, expected } = reported('game.yaml', changed(from, to));

  expect(found).toEqual([`${code} ${expected[0]}`]);
});

it('offers the near name as a repair that makes the game whole, when one letter is wrong', () => {
  const { text } = readMarks(changed('refill: discard', 'refill: discrad'));
  const { diagnostics } = compileText({ 'game.yaml': text });
  const edits = diagnostics[0]?.fix?.edits ?? [];

  expect(applyEdits(sourceFile(`${TINY_GAME_ID}/game.yaml`, text), edits)).toBe(game);
});

it.each([
  ['might: 1\nstarts: <<dek>>'],
  ['might: <<low>>'],
  ['might: 1\nmood: <<clam>>'],
  ['might: 1\ncount: <<two>>'],
  ['might: 1\ncount: 2\nstarts: <<deck>>'],
  ['might: 1\nstarts: <<grove>>\ncount: 1 per player'],
  ['might: 1\nif-option: <<windfal>>'],
  ['might: 1\nrules: [<<one>>]'],
  ['might: 1\n<<mihgt>>: 2'],
  ['<<cost>>: 1'],
])('reports one thing, at the word, when a row says %j', (row) => {
  const { found, expected } = reported('beasts/newt.yaml', row);

  expect(found.map((each) => each.split(' ')[1])).toEqual(expected);
});

it('reports one thing for a folder, when it belongs to no kind', () => {
  const { diagnostics } = compileText({ 'birds/robin.yaml': 'might: 1', 'birds/wren.yaml': 'might: 1' });

  expect(diagnostics.map(({ code, span }) => [code, span.file])).toEqual([
    ['load/stray-file', 'lantern/birds/robin.yaml'],
  ]);
});

it.each([
  ['beasts/robin.yml', 'beasts/robin.yaml'],
  ['beasts/robin.YAML', 'beasts/robin.yaml'],
  ['beasts/birds.table.yml', 'beasts/birds.table.yaml'],
  ['beasts/robin.json', 'beasts/robin.yaml'],
  ['rules/more.rule', 'rules/more.rules'],
  ['locale/fr.yml', 'locale/fr.yaml'],
  ['table.yml', 'table.yaml'],
  ['scenarios/robin.yml', 'scenarios/robin.yaml'],
])('says of %s that it is not read, and what was meant', (path, meant) => {
  const { diagnostics } = compileText({ [path]: 'might: 1' });

  expect(diagnostics.map(({ code, severity, span, notes }) => [code, severity, span.file, notes])).toEqual([
    ['load/stray-file', 'error', `lantern/${path}`, [`Rename it to \`${meant}\`, or move it out of the game.`]],
  ]);
});

it.each([
  ['beasts/con.yaml', 'Windows keeps the name `con.yaml`'],
  ['beasts/aux/newt.yaml', 'Windows keeps the name `aux`'],
])('refuses the name %s with a sentence', (path, sentence) => {
  const { diagnostics } = compileText({ [path]: 'might: 1' });
  const [first] = diagnostics;

  expect(first).toMatchObject({ code: 'load/file-name', severity: 'error', span: { file: `lantern/${path}` } });
  expect(first!.message).toContain(sentence);
});

it.each(['constructor', 'toString', 'Con'])('refuses a game in a folder called %s, once', (id) => {
  const files = [...tinyGame()].map(([path, text]) => [path.replace(TINY_GAME_ID, id), text] as const);
  const found = inspectGame(new Map(files), id).diagnostics.filter(({ code }) => code === 'load/file-name');

  expect(found.map(({ severity, span }) => [severity, span.file])).toEqual([['error', `${id}/game.yaml`]]);
});

it.each([
  ['a row', 'beasts/newt.yaml', 'title: Sl\uFFFDp\nmight: 1', 'load/encoding', 9],
  ['rules', 'rules/more.rules', '-- caf\uFFFD', 'load/encoding', 6],
  ['game.yaml', 'game.yaml', `# caf\uFFFD\n${game}`, 'load/encoding', 5],
  ['a row in UTF-16', 'beasts/newt.yaml', `\uFFFD\uFFFD${Array.from('might: 1').join('\0')}\0`, 'load/encoding', 0],
  ['rules in UTF-16 without a mark', 'rules/more.rules', `${Array.from('to go').join('\0')}\0`, 'load/encoding', 0],
  ['rules that are too long', 'rules/more.rules', '-- and so on\n'.repeat(30_000), 'load/file-too-large', 0],
])('refuses a text that is not the whole text of its file, and says nothing else: %s', (_, path, text, code, at) => {
  const { diagnostics } = compileText({ [path]: text });

  expect(diagnostics.map((found) => [found.code, found.severity, found.span.file, found.span.start])).toEqual([
    [code, 'error', `lantern/${path}`, at],
  ]);
});

it('says nothing about folders, when the kind that has it is misspelt', () => {
  const { diagnostics } = compileText({ 'game.yaml': changed('    folder: beasts', '    foldr: beasts') });

  expect(diagnostics.map(({ code }) => code)).toEqual(['load/unknown-key']);
});

it('looks for no procedure, when a line of the rules could not be read', () => {
  const rules = tinyGame().get(`${TINY_GAME_ID}/rules/play.rules`) ?? '';
  const { diagnostics } = compileText({ 'rules/play.rules': rules.replace('at glade g', 'upon glade g') });

  expect(new Set(diagnostics.map(({ code }) => code.split('/')[0]))).toEqual(new Set(['parse']));
});

it('takes what a row of a table does not say from what the table shares', () => {
  const { model, diagnostics } = compileText({
    'beasts/pond.table.yaml':
      'each: { might: 2, cost: 3, effect: this has +1 might, starts: deck, count: 1 per player }\nrows:\n  toad: { cost: 1 }\n  frog: { might: 4 }\n',
  });
  const row = (name: string) => model?.rows.find((each) => each.name === name);

  expect(diagnostics).toEqual([]);
  expect([...(row('toad')?.printed.values() ?? [])]).toEqual([2, 1, 0]);
  expect([...(row('frog')?.printed.values() ?? [])]).toEqual([4, 3, 0]);
  expect(row('toad')?.effect?.at.file).toBe(row('frog')?.effect?.at.file);
});

it('asks a row of a table for what neither it nor the table says', () => {
  const { found, expected } = reported(
    'beasts/pond.table.yaml',
    'each: { cost: 3 }\nrows:\n  toad: { might: 1 }\n  frog: { <<cost>>: 1 }\n',
  );

  expect(found).toEqual([`load/missing-key ${expected[0]}`]);
});

it('passes on the layout, the rulebook and other languages as plain data, when they are sound', () => {
  const { model, diagnostics } = compileText({
    'table.yaml': 'player: [{ zone: hand, as: fan }]\nkinds: { beast: { value: might } }',
    'rulebook.yaml': 'chapters:\n  - { id: turn, title: Your turn, text: Draw and fight., rules: [LT-TURN-01] }',
    'rulebook.fr.yaml': 'chapters:\n  - { id: tour, title: Votre tour, text: Piochez et combattez. }',
    'locale/fr.yaml':
      'draft: true\ntitles: { moth: Papillon de nuit }\nwords: { nouns: { beast: { one: bête, many: bêtes } } }',
  });

  expect(diagnostics).toEqual([]);
  expect(model?.extras['table']).toMatchObject({ player: [{ zone: 'hand', as: 'fan' }] });
  expect(model?.extras['rulebook']).toMatchObject({ chapters: [{ id: 'turn' }] });
  expect(model?.locales?.get('fr')).toMatchObject({
    titles: { moth: 'Papillon de nuit' },
    rulebook: { chapters: [{ id: 'tour' }] },
    words: { nouns: { beast: { many: 'bêtes' } } },
  });
});

it.each([
  ['player: [{ zone: <<hnd>> }]'],
  ['counters: [<<oill>>]'],
  ['kinds: { <<bests>>: { value: might } }'],
  ['kinds: { beast: { value: <<mihgt>> } }'],
  ['kinds: { glade: { inside: [<<dwelers>>] } }'],
  ['kinds: { beast: { hue: { by: <<moood>>, calm: 3 } } }'],
])('reports a name that is not declared, when table.yaml says %j', (table) => {
  const { found, expected } = reported('table.yaml', table);

  expect(found).toEqual([`load/unknown-name ${expected[0]}`]);
});

it.each([
  ['titles: { <<mothh>>: Nachtfalter }'],
  ['texts: { <<fighters>>: Kämpfen }'],
  ['phrases: { <<dual>>: "{b} kämpft." }'],
  ['prompts: { <<sumon>>: Rufen }'],
])('reports what is for nothing in the game, when a locale says %j', (locale) => {
  const { found, expected } = reported('locale/de.yaml', locale);

  expect(found).toEqual([`load/unknown-name ${expected[0]}`]);
});

it('stops at the limits, when a game has too much of something', () => {
  const rows = Array.from({ length: 70 }, (_, index) => `  newt${index}: { might: 1, count: 1000 }`).join('\n');
  const { diagnostics } = compileText({ 'beasts/pond.table.yaml': `rows:\n${rows}\n` });

  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['load/limit', expect.stringContaining('at most 60000')],
  ]);
});

/**
 * game.yaml with a drawn board of three by two squares: its legend and its drawing as they are
 * given, which may hold marks.
 */
const drawn = (legend: string, drawing: string): string =>
  changed(
    'zones:\n  deck',
    `  square: { printed: { wet: { type: flag }, deep: { type: number, min: 1, default: 1 }, mood: { type: mood } } }
maps:
  board:
    spaces: { kind: square, columns: 3, rows: 2 }
    legend: ${legend}
    drawing: ${drawing}
zones:
  deck`,
  );
const LEGEND = "{ '.': { mood: calm }, '~': { mood: wild, wet: true, deep: 3 } }";

it.each([
  ['load/drawing-size', LEGEND, '\n      spaces: |\n        ...\n        <<..>>\n'],
  ['load/drawing-size', LEGEND, '\n      spaces: |\n        ...\n        <<....>>\n'],
  ['load/drawing-size', LEGEND, '\n      spaces: |\n        ...\n        ~~~\n        <<...>>\n'],
  ['load/drawing-size', LEGEND, '\n      spaces: <<.>>..\n'],
  ['load/unknown-name', LEGEND, '\n      spaces: |\n        ..~\n        .<<o>>o\n'],
  ['load/unknown-name', LEGEND, '\n      spaces: "...\\n.<<o>>."\n'],
  ['load/no-border', LEGEND, '{ spaces: "...\\n...", walls: [<<r1c1|r2c2>>] }'],
  ['load/no-border', LEGEND, '{ spaces: "...\\n...", walls: [r1c1|r1c2, <<r1c3|r1c4>>] }'],
  ['load/no-border', LEGEND, '{ spaces: "...\\n...", walls: [<<r1c1>>] }'],
  ['load/not-a-sign', "{ '.': { mood: calm }, <<'..'>>: { mood: calm } }", '{ spaces: "...\\n..." }'],
  ['load/missing-key', "{ <<'.'>>: { wet: true } }", '{ spaces: "...\\n..." }'],
  ['load/unknown-name', "{ '.': { mood: calm, <<wett>>: true } }", '{ spaces: "...\\n..." }'],
  ['load/wrong-value', "{ '.': { mood: <<clam>> } }", '{ spaces: "...\\n..." }'],
  ['load/out-of-range', "{ '.': { mood: calm, deep: <<0>> } }", '{ spaces: "...\\n..." }'],
])('underlines the place, when a drawing gives %s: %s %s', (code, legend, drawing) => {
  const { found, expected } = reported('game.yaml', drawn(legend, drawing));

  expect(found).toEqual([`${code} ${expected[0]}`]);
});

it('prints on each square what its sign stands for', () => {
  const { model } = compileText({ 'game.yaml': drawn(LEGEND, '{ spaces: "..~\\n~..", walls: [r1c1|r2c1] }') });
  const squares = model?.rows.filter(({ spot }) => spot !== undefined) ?? [];

  expect(squares.map(({ printed }) => printed.get('deep'))).toEqual([1, 1, 3, 3, 1, 1]);
  expect(squares.map(({ printed }) => [printed.get('row'), printed.get('column')]).at(4)).toEqual([2, 2]);
});

it('shows where game.yaml lists the values, when a row has another one', () => {
  const [diagnostic] = compileText({ 'beasts/lynx.yaml': 'might: 1\nmood: sleepy\n' }).diagnostics;
  expect(diagnostic).toMatchObject({
    code: 'load/not-one-of',
    related: [{ span: { file: `${TINY_GAME_ID}/game.yaml`, start: game.indexOf('mood: [') } }],
  });
});

it('takes a variant that sets nothing, with its title and text', () => {
  const variant = 'as-written: { title: As written, text: Six days. }';
  const { diagnostics, model } = compileText({ 'game.yaml': changed('variants:\n', `variants:\n  ${variant}\n`) });

  expect(diagnostics).toEqual([]);
  expect(model?.variants[0]).toMatchObject({ name: 'as-written', title: 'As written', options: new Map() });
});
