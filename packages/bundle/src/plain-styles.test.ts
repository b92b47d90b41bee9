import { expect, it } from 'vitest';
import { shortenStyles } from './plain-styles.ts';

it('makes styles short and leaves all other text as it is written', () => {
  const code =
    "const a: string = ' b  c ';\nconst d = css`\n  /* why */\n  .e {\n    color: #ff0000;\n  }\n`;\nhtml`<i>  ${a}  </i>`;";
  expect(shortenStyles(code, 'a.ts')).toBe(
    "const a: string = ' b  c ';\nconst d = css`.e{color:red}`;\nhtml`<i>  ${a}  </i>`;",
  );
});

it('keeps values in their places: rules, declarations, and parts of a length', () => {
  const code = 'css`${rules} .a { ${look} } .b { width: calc(1px + ${2 * n}px); } ${more} `';
  const short = shortenStyles(code, 'a.js');
  expect(short.match(/\$\{[^}]*\}/g)).toEqual(['${rules}', '${look}', '${2 * n}', '${more}']);
  expect(short).toContain('calc(1px + ${2 * n}px)');
  expect(short).toMatch(/\$\{more\}`$/);
});

it('shortens every style of a file, also several in one list', () => {
  expect(shortenStyles('[css`a { b: c; }`, css`d { e: f; }`, other`g { h: i; }`]', 'a.js')).toBe(
    '[css`a{b:c}`, css`d{e:f}`, other`g { h: i; }`]',
  );
});

it('shortens declarations alone, which other styles take in', () => {
  expect(shortenStyles('css`\n  color: #ff0000;\n  margin: 0px;\n`', 'a.js')).toBe('css`color:red;margin:0`');
});

it('refuses what is no style', () => {
  expect(() => shortenStyles('css`a { b: c; } }`', 'a.js')).toThrow(/Unexpected|Invalid/);
});
