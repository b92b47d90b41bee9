import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fromColumns, sourceOf } from '../build/columns.ts';
import { leaveOut } from '../build/left-out.ts';
import { licencesOfArt } from '../build/licences.ts';
import { packCredits } from '../build/pack-credits.ts';
import { numberWriter } from '../build/number-writer.ts';
import { withNumbers } from '../build/numbers.ts';
import { packIcons } from '../build/pack-icons.ts';
import { releaseCode, UNREAD } from '../build/release.ts';
import { smaller } from '../build/smaller-code.ts';
import { smallerCss, smallerSource } from '../build/templates.ts';
import { withSteps } from '../build/steps.ts';
import { bitReader, numbers } from '../src/embed/packed-numbers.ts';
import { withoutTitles, withTitles } from '../build/titles.ts';
import { keysSaid, wordModules, wordsByNumber } from '../build/words.ts';
import { unpackCredits } from '../src/embed/unpack-credits.ts';
import { unpackIcons } from '../src/embed/unpack-icons.ts';

const shape = (path: string) => ({ path, grid: 512 });

it('gives the same picture on a coarser grid, when icons are packed and unpacked', () => {
  const { packed, rest } = packIcons({
    square: shape('m128 128h256v256h-256z'),
    curve: shape('m0 0c128 0 256 128 256 512q16 48 384-128l16 32'),
    round: shape('m256 16a9000 9000 0 1 0 256 64zm16 16h64'),
  });

  expect(rest).toEqual({});
  expect(unpackIcons(packed, [])).toEqual({
    square: { path: 'm32 32h64v64h-64z', grid: 128 },
    curve: { path: 'm0 0c32 0 64 32 64 128q4 12 96 -32l4 8', grid: 128 },
    round: { path: 'm64 4a2250 2250 0 1 0 64 16zm4 4h16', grid: 128 },
  });
});

it('needs no names of pictures that rows of the game name, unless one of them could not be packed', () => {
  const icons = { a: shape('m0 0h4'), b: shape('m0 0h8'), c: shape('m0 0h12') };
  const rows = ['c', null, 'a', 'c'].map((icon) => ({ icon }));
  const { packed } = packIcons(icons, rows);

  expect(packed.others).toBe('b');
  expect(Object.keys(unpackIcons(packed, rows))).toEqual(['c', 'a', 'b']);
  expect(packIcons(icons, [{ icon: 'absent' }]).packed).toMatchObject({ byRows: false, others: 'a b c' });
});

it('draws one line instead of several, when nobody sees where they bend', () => {
  const { packed } = packIcons({ bent: shape('m0 0h64h64l128 1a90000 90000 0 0 1 0 64v64h-256z') });

  expect(unpackIcons(packed, [])).toEqual({ bent: { path: 'm0 0h64v32h-64z', grid: 128 } });
});

it('draws one curve instead of several in one bend, and closes a line without its last piece', () => {
  const { packed } = packIcons({
    bend: shape('m0 0q0 128 64 192q64 64 192 64v-256h-256z'),
    goesOn: shape('m0 0c0 256 256 512 256 128s0-256 200-128z'),
  });

  expect(unpackIcons(packed, [])).toEqual({
    bend: { path: 'm0 0q0 64 64 64v-64z', grid: 128 },
    goesOn: { path: 'm0 0c0 64 64 128 64 32c0 -96 0 -64 50 -32z', grid: 128 },
  });
});

it('leaves a path alone, when it is none it can pack', () => {
  const odd = { absolute: shape('M1 2L3 4'), half: shape('m1 2 3z'), huge: shape('m0 0a90000 90000 0 1 0 8 8z') };

  expect(packIcons({ ...odd, fine: shape('m8 8h8') }).rest).toEqual(odd);
});

it('reads numbers of any kind again, when they were written with their contexts', () => {
  const written = Array.from({ length: 4000 }, (_, n) => {
    const value = ((n * 7919) % 2 ** (n % 15)) * (n % 3 === 0 ? -1 : 1);
    return [(n * 31) % 1024, value === 0 ? 0 : value] as const;
  });
  const { number, text } = numberWriter();
  for (const [context, value] of written) number(context, value);
  for (let n = 0; n < 3000; n++) number(5, 16_383);
  const packed = text();
  const read = numbers(bitReader(packed));

  expect(written.map(([context]) => [context, read(context)])).toEqual(written);
  expect(Array.from({ length: 3000 }, () => read(5)).every((value) => value === 16_383)).toBe(true);
  expect(packed).toMatch(/^[=-[\]-}]*$/);
  expect(() => number(0, 16_384)).toThrow('the number 16384 cannot be packed in context 0');
  expect(() => number(1024, 0)).toThrow('context 1024');
});

it('leaves out what a game does not use, and nothing else', () => {
  const left = (score: object | undefined, maxDice: number, table: object): string[] => {
    const { load } = leaveOut({ score, layout: { maxDice }, extras: { table } } as never);
    const parts = [
      'bots/src/planner/planner',
      'bots/src/search',
      ...['graph/graph', 'score/score', 'dice/dice', 'battle/battle', 'card/card'].map(
        (name) => `components/src/${name}`,
      ),
    ];
    return parts.filter((part) => (load as (id: string) => object | null)(`/packages/${part}.ts`) !== null);
  };

  const { load } = leaveOut({ extras: {}, layout: { maxDice: 0 } } as never);
  const given = (id: string): unknown =>
    (load as (id: string) => { code: string } | null)(`/components/src/${id}`)?.code;
  expect(['dice/dice.ts', 'dice/dice.styles.ts', 'card/card.styles.ts'].map(given)).toEqual([
    'export class DiceElement {}',
    '',
    undefined,
  ]);
  const full = { drama: { met: { sides: [] } }, player: [{ zone: 'moor', as: 'graph' }] };
  expect(left({ lines: [] }, 2, full)).toEqual(['bots/src/search']);
  expect(left(undefined, 0, {})).toEqual([
    'bots/src/planner/planner',
    'components/src/graph/graph',
    'components/src/score/score',
    'components/src/dice/dice',
    'components/src/battle/battle',
  ]);
});

it('finds names and forms of titles again, when only those stand there that do not follow from the title', () => {
  const titled = (title: string) => ({
    title,
    forms: { a: `a ${title}`, the: `the ${title}` },
  });
  const rows = [
    { name: 'red-fox', ...titled('Red Fox') },
    { name: 'wolfs-den', ...titled("Wolf's Den") },
    { name: 'ox', ...titled('Ox'), forms: { a: 'an Ox', the: 'the Ox' } },
    { name: 'cat2', ...titled('Cat') },
  ];
  const { rows: lean, ways } = withoutTitles(rows);

  expect(lean).toEqual([
    { title: 'Red Fox' },
    { title: "Wolf's Den" },
    { title: 'Ox' },
    { title: 'Cat', name: 'cat2' },
  ]);
  expect(withTitles(lean, ways)).toEqual(rows);
  expect(withoutTitles([{ name: 'x' }, ...rows]).ways).toEqual({});
});

it('writes numbers where they are used, when nothing else has their names', () => {
  const code = 'const SIZE = 3, LOW = -2;\nconst both = 1;\nexport const KEPT = 4;\nconst AS = 5;\nconst given = 6;\n';
  const rest =
    'export function f(both) { return { SIZE: SIZE - LOW, AS, own: both.SIZE, [SIZE]: given }; }\nexport { given };\n';

  expect(withNumbers(code + rest)).toBe(
    '\nconst both = 1;\nexport const KEPT = 4;\nconst AS = 5;\nconst given = 6;\nexport function f(both) { return { SIZE: 3 - (-2), AS, own: both.SIZE, [3]: given }; }\nexport { given };\n',
  );
});

it('writes tables of numbers as steps, when they count up, and finds the same numbers', async () => {
  const rising = Array.from({ length: 60 }, (_, at) => at * 2 - 9);
  const mixed = Array.from({ length: 60 }, (_, at) => ((at * at * 7) % 23) - 1);
  const lists = [rising, rising.slice(0, 10), mixed].map((list) => list.join(', '));
  const code = `const a = new Int32Array([${lists[0]}]);\nconst b = [${lists[1]}];\nconst c = [${lists[2]}];\nexport { a, b, c };\n`;
  const small = withSteps(code);
  const made = (await import(`data:text/javascript,${encodeURIComponent(small)}`)) as Readonly<
    Record<string, number[]>
  >;

  expect(small).toContain('new Int32Array(addedUp([-9, 2, 2,');
  expect(small.match(/addedUp\(/g)).toHaveLength(2);
  expect([[...made['a']!], made['b'], made['c']]).toEqual([rising, rising.slice(0, 10), mixed]);
  expect(withSteps('const x = [1, 2];')).toBe('const x = [1, 2];');
});

it('names who drew a picture, when credits are packed and unpacked', () => {
  const known = { Ann: ['anvil', 'whip'], Bob: ['crown', 'whip'] };
  const names = ['whip', 'crown', 'anvil', 'lamp'];

  expect(unpackCredits(packCredits(names, known), names)).toEqual({
    'Ann or Bob': ['whip'],
    Bob: ['crown'],
    Ann: ['anvil'],
    'contributors of game-icons.net': ['lamp'],
  });
  const many = Array.from({ length: 37 }, (_, n) => `icon-${n}`);
  expect(() => packCredits(many, Object.fromEntries(many.map((name) => [`by ${name}`, [name]])))).toThrow('37 authors');
});

it('gives the licences of pictures and letters beside the games', () => {
  const fonts = mkdtempSync(join(tmpdir(), 'undercroft-fonts-'));
  writeFileSync(join(fonts, 'some-letters.licence.txt'), 'Free to use.\n');
  const text = licencesOfArt(['whip', 'anvil', 'whip'], { Ann: ['anvil'] }, fonts);
  rmSync(fonts, { recursive: true });

  expect(text).toContain('- anvil: Ann\n- whip: contributors of game-icons.net\n');
  expect(text).toContain('## some-letters\n\nFree to use.');
});

it('keeps file and line of every place and drops marks of coverage, when a game is made for players', async () => {
  const sites = [
    { file: 0, line: 3, column: 2, start: 1, end: 2, what: 'rule', rules: ['A-1'] },
    { file: 2, line: 1, column: 2, start: 1, end: 2, what: 'rule', rules: [] },
  ];
  const rows = [{ name: 'x', file: 1, rules: ['A-1'] }];
  const files = ['tiny/a.yaml', 'tiny/x.yaml'];
  const zones = [{ name: 'z', playable: true }];
  const languages = { fr: { rows: { 0: { title: 'Ix', pluralTitle: 'Ixes' } } }, de: null };
  const meta = {
    id: 'tiny',
    sites,
    files,
    rows,
    zones,
    languages,
    rules: [1],
    procedures: [1],
    invariants: [1],
  } as never;
  const code =
    'const META = {"whole":"$&"};\nexport const meta = META;\n  if (io.reached !== null) io.reached[7] = 1;\nrun();\n';
  const asked =
    'export function call() {}\nexport function invariant() {}\n  error.site = innermost(error, FRAME_SITE[S[f + 1]]);\n';
  expect(releaseCode(code + asked, meta)).toMatch(
    /\nfunction call.*\nfunction invariant.*\n {2}error.site = FRAME_SITE\[S\[f \+ 1\]\];\n$/,
  );
  const small = releaseCode(code, meta);

  expect(small).not.toContain('reached');
  expect(small).toContain('run();');
  const made = (await import(`data:text/javascript,${encodeURIComponent(small.replace('run();', ''))}`)) as {
    meta: { sites: { file: number; line: number }[]; files: string[]; zones: object[]; languages: object };
  };
  expect(made.meta).not.toHaveProperty('invariants');
  expect(made.meta.zones).toEqual([{ name: 'z' }]);
  expect(made.meta.languages).toMatchObject({ fr: { rows: { 0: { title: 'Ix' } } }, de: null });
  expect(JSON.stringify(made.meta.languages)).not.toContain('Ixes');
  expect(made.meta.files).toEqual(files);
  expect(made.meta.sites.map(({ file, line }) => [file, line])).toEqual([
    [0, 3],
    [2, 1],
  ]);
});

it('drops no field of the metadata that something on a page reads', () => {
  const packages = fileURLToPath(new URL('../..', import.meta.url));
  const sources = globSync('{engine,view,bots,components,game-element}/src/**/*.ts', { cwd: packages }).filter(
    (path) => !/\.(test|browser|stories)\.ts$|\/(?:testing|words)\//.test(path),
  );
  const fields = Object.values(UNREAD).flat();
  const read = new RegExp(`(?:[.{,]|\\bget) *(?:${fields.join('|')})\\b`);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => read.test(readFileSync(packages + path, 'utf8')))).toEqual([]);
});

it('drops the spaces of styles and markup that nobody reads, and no others', () => {
  expect(smallerCss('\n  a :hover {\n    margin: 0 calc(1px + 2px);\n    /* why */\n  }\n')).toBe(
    ' a :hover{margin:0 calc(1px + 2px)}',
  );
  const source =
    'const w = 3;\nconst a = css`\n  b {\n    width: ${w}px;\n  }\n`;\nconst h = html`<p>\n    ${x ? html`<b>  c</b>` : ""}\n d</p>`;\nconst s = svg`<g class="a" id="b c">\n <path d="x"/></g>`, o = `  b:  ${w}`, v = `\n  --b: 0.5;\n  --c: ${w};`;';
  expect(
    smallerCss(
      "a > b * c + d[of='x'][as~='y z'] { top: calc(-0.5 * var(--a) / 10.05); inset: 0.1px -0.2px; grid-row: 1 / -1 }",
    ),
  ).toBe("a>b * c + d[of=x][as~='y z']{top:calc(-.5*var(--a)/10.05);inset:.1px -.2px;grid-row:1/-1}");
  expect(smallerSource(source, 'a.js')).toBe(
    'const w = 3;\nconst a = css` b{width:${w}px}`;\nconst h = html`<p> ${x ? html`<b> c</b>` : ""} d</p>`;\nconst s = svg`<g class=a id="b c"> <path d="x"/></g>`, o = `  b:  ${w}`, v = ` --b:.5;--c:${w};`;',
  );
});

it('gives the same program in fewer letters, when code was made smaller already', async () => {
  const code = 'export const price=(gold,unused)=>{const double=gold*2;if(gold>3){return double}else{return 0}};';
  const small = await smaller(code, true);

  expect(small.length).toBeLessThan(code.length);
  const { price } = (await import(`data:text/javascript,${encodeURIComponent(small)}`)) as {
    price: (gold: number) => number;
  };
  expect([price(4), price(3)]).toEqual([8, 0]);
});

it('gives lists back as they were, when they are written as columns', async () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({
    name: `row ${index} </script>`,
    text: index % 2 === 0 ? null : '__proto__',
    ...(index === 3 ? { forms: { a: 'one', list: [1, [2]] } } : {}),
    parts: [{ of: index }],
  }));
  const sparse = Object.fromEntries(rows.slice(1).map((row, index) => [index * 3 + 1, index > 6 ? {} : row]));
  const value = { rows, sparse, few: [{ a: 1 }], mixed: [1, null, 'x', true, [], {}], nested: Array(7).fill(rows) };
  const source = sourceOf(value, 'table');
  const code = `export default (table => (${source}))(${fromColumns.toString()});`;
  const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown };

  expect(source).not.toContain('<');
  expect(source.match(/name/g)).toHaveLength(9);
  expect(made.default).toEqual(value);
});

it('holds the words that are said, and names of keys only where they are put together', async () => {
  const en = { 'a.one': 'One', 'a.two': 'Two', 'b.x': 'Ex', 'b.y': 'Why', close: 'Close' };
  const fr = { 'a.one': 'Un', 'a.two': 'Deux', 'b.x': 'Ixe', 'b.y': 'I grec', close: 'Fermer' };
  const said = keysSaid(Object.keys(en), ["words.say('a.two'); say('close')", 'words.say(`b.${letter}`)']);
  expect(said).toEqual({ named: ['b.x', 'b.y', 'close'], others: ['a.two'] });

  const modules = wordModules({ en, fr, de: en }, ['en', 'fr'], said);
  const address = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
  type Made = Readonly<Record<string, Readonly<Record<string, string>>>>;
  const made = (await import(address(modules['fr']!.replace('./en.ts', address(modules['en']!))))) as Made;
  const english = (await import(address(modules['en']!))) as Made;
  expect({ ...made['fr'] }).toMatchObject({ 'b.x': 'Ixe', 'b.y': 'I grec', close: 'Fermer', 1: 'Ixe', 4: 'Deux' });
  expect({ ...english['en'] }).toMatchObject({ 'b.x': 'Ex', 'b.y': 'Why', close: 'Close', 1: 'Ex', 4: 'Two' });
  expect(modules['de']).toBe('export const de = {};');
});

it('says numbers where sources say keys of words, and leaves alone what is like a key in a template or a comment', () => {
  const said = { named: ['b.x', 'close'], others: ['a.one', 'a.two'] };
  const code = `case"a.one": say(open ? 'a.one' : 'a.two'); on('close'); /* 'a.one' */ say(\`a.one\`, 'b.x');`;

  expect(wordsByNumber(`switch (x) { ${code} }`, 'x.js', said)).toBe(
    "switch (x) { case 3: say(open ?  3 :  4); on('close'); /* 'a.one' */ say(`a.one`,  1); }",
  );
});
