import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fromColumns, sourceOf } from '../build/columns.ts';
import { licencesOfArt } from '../build/licences.ts';
import { packCredits } from '../build/pack-credits.ts';
import { LETTERS, packIcons } from '../build/pack-icons.ts';
import { releaseCode } from '../build/release.ts';
import { smaller } from '../build/smaller-code.ts';
import { smallerCss, smallerSource } from '../build/templates.ts';
import { unpackCredits } from '../src/embed/unpack-credits.ts';
import { unpackIcons } from '../src/embed/unpack-icons.ts';

const shape = (path: string) => ({ path, grid: 512 });

it('gives the same picture on half the grid, when icons are packed and unpacked', () => {
  const { packed, rest } = packIcons({
    square: shape('m100 100h200v200h-200z'),
    curve: shape('m0 0c100 0 200 100 200 400q10 40 300-100l20 30'),
    round: shape('m256 16a9000 9000 0 1 0 200 40zm10 10h50'),
  });

  expect(rest).toEqual({});
  expect(unpackIcons(packed, LETTERS)).toEqual({
    square: { path: 'm50 50h100v100h-100z', grid: 256 },
    curve: { path: 'm0 0c50 0 100 50 100 200q5 20 150 -50l10 15', grid: 256 },
    round: { path: 'm128 8a4500 4500 0 1 0 100 20zm5 5h25', grid: 256 },
  });
});

it('leaves a path alone, when it is none it can read', () => {
  const { packed, rest } = packIcons({ odd: shape('M1 2L3 4'), half: shape('m1 2 3z') });

  expect(Object.keys(rest)).toEqual(['odd', 'half']);
  expect(unpackIcons({ ...packed, names: '' }, LETTERS)).toEqual({ '': { path: '', grid: 256 } });
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
  const meta = { id: 'tiny', sites, rows: [{ name: 'x', rules: ['A-1'] }], rules: [1], procedures: [1] } as never;
  const code =
    'const META = {"whole":"$&"};\nexport const meta = META;\n  if (io.reached !== null) io.reached[7] = 1;\nrun();\n';
  const small = releaseCode(code, meta);

  expect(small).not.toContain('reached');
  expect(small).toContain('run();');
  const made = (await import(`data:text/javascript,${encodeURIComponent(small.replace('run();', ''))}`)) as {
    meta: { sites: { file: number; line: number }[] };
  };
  expect(made.meta.sites.map(({ file, line }) => [file, line])).toEqual([
    [0, 3],
    [2, 1],
  ]);
});

it('drops the spaces of styles and markup that nobody reads, and no others', () => {
  expect(smallerCss('\n  a :hover {\n    margin: 0 calc(1px + 2px);\n    /* why */\n  }\n')).toBe(
    ' a :hover{margin:0 calc(1px + 2px)}',
  );
  const source =
    'const w = 3;\nconst a = css`\n  b {\n    width: ${w}px;\n  }\n`;\nconst h = html`<p>\n    ${x ? html`<b>  c</b>` : ""}\n d</p>`;';
  expect(smallerSource(source, 'a.js')).toBe(
    'const w = 3;\nconst a = css` b{width:${w}px}`;\nconst h = html`<p> ${x ? html`<b> c</b>` : ""} d</p>`;',
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
  const value = { rows, few: [{ a: 1 }], mixed: [1, null, 'x', true, [], {}], nested: Array(7).fill(rows) };
  const source = sourceOf(value, 'table');
  const code = `export default (table => (${source}))(${fromColumns.toString()});`;
  const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown };

  expect(source).not.toContain('<');
  expect(source.match(/name/g)).toHaveLength(8);
  expect(made.default).toEqual(value);
});
