import { expect, it } from 'vitest';
import { compileGame } from '../../../../compile.ts';
import { compileText, readMarks } from '../../../../testing/index.ts';
import { tinyGame } from '../../../../../test/tiny-game.ts';

/**
 * What is reported for a table.yaml with marked places, and the marks.
 * @param more  further rules
 */
function reported(
  marked: string,
  locale: string | null = null,
  more = '',
): { found: string[]; marks: string[]; notes: string[] } {
  const { text, ranges } = readMarks(marked);
  const { diagnostics } = compileText({
    'table.yaml': text,
    'rules/clash.rules': CLASH + more,
    'locale/fr.yaml': locale,
  });
  return {
    found: diagnostics.map(({ code, span }) => `${code} ${span.start}-${span.end}`),
    marks: ranges.map(({ start, end }) => `load/unknown-name ${start}-${end}`),
    notes: diagnostics.flatMap(({ notes }) => notes),
  };
}

/** Two who meet, with numbers. */
const CLASH = 'to clash beast b with beast foe for number edge because cause why to player p\n  gain edge oil\n';

const SOUND = `
counters: [oil]
player:
  - { zone: grove, as: graph, at: { fern: [10, 20] } }
  - { zone: hand, as: levels, by: might }
hide-zero: [oil]
numbers: [day]
goal: { says: First to nine., reach: { oil: 9 } }
achievements:
  - { title: Thrift, says: Win with oil., never: [clash], never-at-all: [take-turn], ever: [take-turn], at-least: { oil: 9 }, at-most: { day: 3 } }
briefing:
  - { says: Dusk falls., title: Dusk, shows: [grove], scene: fern, when: { day: 2 }, recommended: { clash: [fern], take-turn: [] } }
shared:
  - { kind: beast, except-in: [hand], title: Beasts }
  - { of: oil, as: track, from: 0, to: 9, when: { day: 1 } }
kinds:
  card: { hue: { by: mood, calm: 200, wild: 20 }, motif: { by: mood, calm: wave, wild: fang } }
  beast: { value: might, gauge: { now: cost, of: might }, stats: [cost], hide-zero: [cost], states: { exhausted: { tired: true }, damaged: { mood: wild } } }
  glade: { inside: [dwellers], value: none }
drama:
  strike: { at: b, lost: b, show: [b, grove], until: [take-turn, reveal], weight: 2 }
  clash:
    from: b
    to: foe
    sides:
      - { thing: b, dice: 1 }
      - { thing: foe, total: edge, counts: edge, parts: [{ is: edge, title: Edge, of: might }] }
  reveal: { weight: 3 }
`;

it('says nothing, when everything that the table names is there', () => {
  expect(reported(SOUND).found).toEqual([]);
});

it('takes numbers as values that decide a colour, when the field is a number', () => {
  expect(reported(SOUND.replace('{ by: mood, calm: 200, wild: 20 }', "{ by: cost, '1': 200, '2': 20 }")).found).toEqual(
    [],
  );
  const wrong = reported(SOUND.replace('{ by: mood, calm: 200, wild: 20 }', '{ by: cost, <<dear>>: 200 }'));
  expect(wrong.found).toEqual(wrong.marks.map((mark) => mark.replace('unknown-name', 'wrong-type')));
});

it.each([
  ['counters: [oil]', 'counters: [<<oli>>]'],
  ['hide-zero: [oil]', 'hide-zero: [<<oli>>]'],
  ['numbers: [day]', 'numbers: [<<dya>>]'],
  ['numbers: [day]', 'numbers: [<<oil>>]'],
  ['reach: { oil', 'reach: { <<oli>>'],
  ['never: [clash]', 'never: [<<clsh>>]'],
  ['never-at-all: [take-turn]', 'never-at-all: [<<take-trun>>]'],
  [', ever: [take-turn]', ', ever: [<<take-trun>>]'],
  ['at-least: { oil', 'at-least: { <<oli>>'],
  ['at-most: { day', 'at-most: { <<dya>>'],
  ['shows: [grove]', 'shows: [<<groove>>]'],
  ['scene: fern', 'scene: <<fren>>'],
  ['when: { day: 2', 'when: { <<dya>>: 2'],
  ['recommended: { clash', 'recommended: { <<clsh>>'],
  ['clash: [fern]', 'clash: [<<fren>>]'],
  ['of: oil', 'of: <<oli>>'],
  ['to: 9', 'to: <<dyas>>'],
  ['when: { day', 'when: { <<dya>>'],
  ['zone: grove', 'zone: <<groove>>'],
  ['zone: hand, as', 'map: <<hand>>, as'],
  ['kind: beast', 'kind: <<best>>'],
  ['except-in: [hand]', 'except-in: [<<hnad>>]'],
  ['now: cost', 'now: <<csot>>'],
  ['of: might }', 'of: <<mihgt>> }'],
  ['at: { fern', 'at: { <<fren>>'],
  ['at: { fern', 'at: { <<owl>>'],
  ['by: might', 'by: <<mihgt>>'],
  ['  beast: {', '  <<best>>: {'],
  ['hue: { by: mood', 'hue: { by: <<mod>>'],
  ['calm: 200', '<<clam>>: 200'],
  ['motif: { by: mood', 'motif: { by: <<mod>>'],
  ['wild: fang', '<<wlid>>: fang'],
  ['value: might', 'value: <<migth>>'],
  ['stats: [cost]', 'stats: [<<costs>>]'],
  ['hide-zero: [cost]', 'hide-zero: [<<costs>>]'],
  ['{ tired: true }', '{ <<tried>>: true }'],
  ['{ mood: wild }', '{ mood: <<wlid>> }'],
  ['inside: [dwellers]', 'inside: [<<dweller>>]'],
  ['  strike: {', '  <<stike>>: {'],
  ['until: [take-turn', 'until: [<<take-trun>>'],
  ['at: b,', 'at: <<beast>>,'],
  ['from: b', 'from: <<a>>'],
  ['to: foe', 'to: <<fo>>'],
  ['thing: b,', 'thing: <<bee>>,'],
  ['is: edge,', 'is: <<ours>>,'],
  ['of: might', 'of: <<migth>>'],
  ['counts: edge', 'counts: <<bb>>'],
  ['show: [b, grove]', 'show: [b, <<groove>>]'],
])('reports the word alone, when %s becomes %s', (from, to) => {
  expect(SOUND).toContain(from);
  const { found, marks } = reported(SOUND.replace(from, () => to));

  expect(found).toEqual(marks);
});

it.each([
  ['at: b,', 'at: <<p>>,', 'strike', 'clash'],
  ['from: b', 'from: <<edge>>'],
  ['to: foe', 'to: <<p>>'],
  ['to: foe', 'to: <<why>>'],
  ['thing: b,', 'thing: <<edge>>,'],
  ['total: edge', 'total: <<foe>>'],
  ['counts: edge', 'counts: <<b>>'],
  ['is: edge,', 'is: <<why>>,'],
])('reports a parameter of another type than is shown, when %s becomes %s', (from, to, procedure = '', other = '') => {
  const text =
    procedure === '' ? SOUND : SOUND.replace(/ {2}clash:[^]*- [^\n]*\n(?= {2}reveal)/, '').replace(procedure, other);
  expect(text).toContain(from);
  const { found, marks } = reported(text.replace(from, () => to));

  expect(found).toEqual(marks.map((mark) => mark.replace('unknown-name', 'wrong-type')));
});

it('looks up what an option changes about the goal', () => {
  const { found, marks } = reported(
    'goal: { says: First to nine., with: [{ option: <<fast>>, says: At dusk., reach: { <<oli>>: 4 } }] }',
  );

  expect(marks).toHaveLength(2);
  expect(found.toSorted()).toEqual(marks.toSorted());
});

it('says what may have been meant', () => {
  expect(reported(SOUND.replace('to: foe', 'to: fo')).notes.join(' ')).toContain('`foe`');
});

it('takes fields of players for counters, too', () => {
  expect(reported(SOUND.replace('counters: [oil]', 'counters: [oil, strikes]')).found).toEqual([]);
  expect(reported('counters: [<<strike>>]\n').notes.join(' ')).toContain('`strikes`');
});

it('takes attributes of players for counters, unless they need more to be read', () => {
  const more = 'pull: { title: Pull, base: 1 }, debt: { title: Debt, base: 0, params: { to: player } }';
  const text = tinyGame().get('lantern/game.yaml')!.replace('attributes: { draws:', `attributes: { ${more}, draws:`);
  const game = (table: string) => compileText({ 'game.yaml': text, 'table.yaml': table }).diagnostics;

  expect(game('counters: [oil, pull]\nhide-zero: [pull]\n').map(({ message }) => message)).toEqual([]);
  expect(game('counters: [debt]\n').map(({ message }) => message)).toEqual([
    '`debt` must be a number by itself, but this is an attribute that needs `to`',
  ]);
});

it('knows the procedures whose last step is confirmed', () => {
  expect(reported(`${SOUND}confirm: [clash]\n`).found).toEqual(reported(SOUND).found);
  expect(reported(`${SOUND}confirm: [clahs]\n`).notes.join(' ')).toContain('`clash`');
});

it('knows the options that stand apart', () => {
  const rules = '\nto pause\n  choose\n    option rest\n      pause\n';
  expect(reported(`${SOUND}apart: [rest]\n`, null, rules).found).toEqual(reported(SOUND).found);
  const { found, marks, notes } = reported(`${SOUND}apart: [<<rets>>]\n`, null, rules);
  expect(found).toEqual(marks);
  expect(notes.join(' ')).toContain('`rest`');
});

it('knows the procedures and windows that may be passed', () => {
  expect(reported(`${SOUND}passes: [clash]\n`).found).toEqual(reported(SOUND).found);
  expect(reported(`${SOUND}passes: [clahs]\n`).notes.join(' ')).toContain('`clash`');
});

it('knows the procedures that are parts of a turn', () => {
  expect(reported(`${SOUND}phases: [{ is: clash, title: Clash }]\n`).found).toEqual(reported(SOUND).found);
  const { found, marks, notes } = reported(`${SOUND}phases: [{ is: <<clahs>>, title: Clash }]\n`);
  expect(found).toEqual(marks);
  expect(notes.join(' ')).toContain('`clash`');
});

it('looks for no procedure, when a line of the rules could not be read', () => {
  const { diagnostics } = compileText({
    'table.yaml': 'drama: { sing: {} }',
    'rules/more.rules': 'to sing beast beast',
  });

  expect(new Set(diagnostics.map(({ code }) => code.split('/')[0]))).toEqual(new Set(['parse']));
});

const TITLED =
  'phases: [{ is: clash, title: Fight }]\nplayer: [{ zone: hand, title: Held }]\ndrama: { clash: { sides: [{ thing: b, parts: [{ is: edge, title: Edge }] }, { thing: foe }] } }\ntheme: { title: storybook }\n';

it('misses every title of the table in another language, and no word of its format', () => {
  const missing = reported(TITLED, 'title: Lanterne\n').notes.filter((note) => note.startsWith('missing: table'));

  expect(missing).toEqual(['missing: table: Edge', 'missing: table: Fight', 'missing: table: Held']);
});

it('reports a title in another language, when the table has no such title', () => {
  const { diagnostics } = compileText({
    'table.yaml': TITLED,
    'rules/clash.rules': CLASH,
    'locale/fr.yaml': 'draft: true\ntable: { Held: Main, Edge: Avantage, Helf: Main }\n',
  });

  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['load/unknown-name', 'There is no title of the table `Helf` in this game'],
  ]);
});

it('wants to know what an area shows', () => {
  const { diagnostics } = compileText({ 'table.yaml': 'shared: [{ as: row }]\n' });

  expect(diagnostics.map(({ code }) => code)).toEqual(['load/missing-key']);
});

it.each([
  ['as: graph, at', 'as: row, <<at>>'],
  ['as: levels, by', 'as: fan, <<by>>'],
  ['{ zone: hand, as: levels, by', '{ zone: hand, <<by>>'],
  ['as: levels, by: might', 'as: levels, by: might, <<passages>>: [fern]'],
  ['as: levels, by: might', 'as: columns, by: might, <<places>>: [1, 2]'],
  ['of: oil, as: track', '<<zone>>: hand, of: oil, as: track'],
  ['from: 0', '<<spent>>: true, from: 0'],
  ['zone: hand, as: levels, by: might', 'zone: hand, <<of>>: oil, size: small, numbered: true'],
  ['zone: hand, as: levels, by: might', 'zone: hand, <<except-in>>: [grove]'],
  ['kind: beast, except-in', 'kind: beast, <<as>>: row, except-in'],
])('reports a key without effect, when %s becomes %s', (from, to) => {
  const { text, ranges } = readMarks(SOUND.replace(from, () => to));
  const { diagnostics } = compileText({ 'table.yaml': text, 'rules/clash.rules': CLASH });

  expect(diagnostics.map(({ code, span }) => `${code} ${span.start}-${span.end}`)).toEqual(
    ranges.map(({ start, end }) => `load/no-effect ${start}-${end}`),
  );
});

it('says of a map nothing but its title and when it is shown', () => {
  const { text, ranges } = readMarks(
    'shared: [{ map: cellar, title: Below, when: { night: true }, <<as>>: row, <<size>>: small, <<zone>>: box }]\n',
  );
  const game = `title: Map
players: { min: 1, max: 2 }
start: play-game
globals: { night: { type: flag } }
kinds: { square: {}, pawn: { folder: pawns } }
zones: { box: { holds: pawn } }
maps: { cellar: { spaces: { kind: square, columns: 2, rows: 1 } } }
`;
  const files = {
    'game.yaml': game,
    'pawns/red-pawn.yaml': 'count: 1\n',
    'rules/all.rules': 'to play-game\n  set night to true\n',
    'table.yaml': text,
  };
  const { diagnostics } = compileGame(
    new Map(Object.entries(files).map(([path, content]) => [`map/${path}`, content])),
    'map',
  );

  expect(diagnostics.map(({ code, span }) => `${code} ${span.start}-${span.end}`)).toEqual(
    ranges.map(({ start, end }) => `load/no-effect ${start}-${end}`),
  );
});

it('knows the procedures in which players plan, and those that end what follows', () => {
  expect(reported(`${SOUND}plans: { clash: [clash] }\n`).found).toEqual(reported(SOUND).found);
  expect(reported(`${SOUND}plans: { clahs: [clash] }\n`).notes.join(' ')).toContain('`clash`');
  expect(reported(`${SOUND}plans: { clash: [clahs] }\n`).notes.join(' ')).toContain('`clash`');
});

it('knows the zones of which it is said what becomes of things there, and wants those words in every language', () => {
  const arrivals = 'arrivals: [{ zone: hand, title: Picked }, { zone: grove }]\n';
  expect(reported(SOUND + arrivals).found).toEqual([]);
  expect(reported(`${SOUND}arrivals: [{ zone: hnad }]\n`).notes.join(' ')).toContain('`hand`');
  expect(reported(SOUND + arrivals, 'table: { Picked: Cueillie }\n').notes.join(' ')).not.toContain('Picked');
  expect(reported(SOUND, 'table: { Picked: Cueillie }\n').found.join(' ')).toContain('load/unknown-name');
  expect(reported(SOUND + arrivals, 'table: { Beasts: Bêtes }\n').notes.join(' ')).toContain('Picked');
});

it.each([
  ['locale/pt_BR.yaml', ['pt-BR']],
  ['locale/german.yaml', ['de']],
  ['locale/elvish.yaml', undefined],
  ['rulebook.Klingon.yaml', ['tlh']],
])('reports a file that names no language, when it is %s', (path, meant) => {
  const { diagnostics } = compileText({ [path]: path.startsWith('locale') ? 'draft: true\n' : 'chapters: []\n' });
  const found = diagnostics.filter(({ code }) => code === 'load/language-tag');

  expect(found.map((one) => [one.span.file, one.meant])).toEqual([[`lantern/${path}`, meant]]);
});

it.each(['locale/pt-BR.yaml', 'locale/zh-Hant-tw.yaml', 'locale/x-elvish.yaml', 'locale/tlh.yaml'])(
  'takes %s for a language',
  (path) => {
    const { diagnostics } = compileText({ [path]: 'draft: true\n' });
    expect(diagnostics.map(({ code }) => code)).toEqual([]);
  },
);
