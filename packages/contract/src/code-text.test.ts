import { expect, it } from 'vitest';
import { commentOf, literalOf, markupOf } from './code-text.ts';

/** The value that a module exports by default. */
async function run(code: string): Promise<unknown> {
  const module = (await import(`data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`)) as {
    default: unknown;
  };
  return module.default;
}

const TEXTS = [
  '</script><script>x',
  '<!-- -->',
  '\u2028globalThis.pwned = 1\u2029',
  '\uD800 \uDC00 \uD83D\uDE00',
  '"\\\'`${x}',
  '\r\n\0',
  '"__proto__":',
  '{"__proto__":1}',
];

it.each(TEXTS)('gives the same value again, on one line of harmless signs, when it holds %j', async (text) => {
  const value = { [text]: [text, { text }], plain: text };
  const code = literalOf(value);

  expect(await run(`export default ${code}`)).toEqual(value);
  expect(code).not.toMatch(/[<\n\r\u2028\u2029]/);
  expect(code.isWellFormed()).toBe(true);
});

it('keeps a key that names the prototype as a key, when a value is written', async () => {
  const value = JSON.parse('{"__proto__":{"a":1},"b":[{"__proto__":2}]}') as object;
  const read = (await run(`export default ${literalOf(value)}`)) as object;

  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(JSON.stringify(read)).toBe(JSON.stringify(value));
});

it('refuses what is no value, when nothing would be written', () => {
  expect(() => literalOf(undefined)).toThrow(TypeError);
});

it.each(['*/ x', '\n x', '\u2028x', '--> x', '</style>', '<!-- x', '**//', '\r'])(
  'stays inside a comment, when it is %j',
  async (text) => {
    const comment = commentOf(text);

    expect(comment).not.toMatch(/[\n\r\u2028\u2029<>]|\*\/|--/);
    expect(await run(`/* ${comment} */ export default 1 // ${comment}`)).toBe(1);
  },
);

it('writes a text as markup that holds nothing but the text, between quotes of either kind too', () => {
  expect(markupOf(`<b a="1" c='2'>Gold & mana</b>`)).toBe(
    '&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;Gold &amp; mana&lt;/b&gt;',
  );
  expect(markupOf('&amp;')).toBe('&amp;amp;');
});
