import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sourceFile, type SourceFile } from '../../diagnostics/source/file.ts';
import { sliceSpan } from '../../diagnostics/source/span.ts';
import { mapScalar } from './scalar-map.ts';
import { parseYaml } from './yaml.ts';
import { entryOfKey, type YamlScalar } from './yaml/node.ts';

interface Found {
  readonly file: SourceFile;
  readonly scalar: YamlScalar;
}

/** The scalar at a key, or the file itself; undefined when the file has errors. */
function find(text: string, key: string): Found | undefined {
  const file = sourceFile('a.yaml', text);
  const { root, sound } = parseYaml(file).value;
  const value = root?.kind === 'map' ? entryOfKey(root, key)?.value : root;
  return sound && value?.kind === 'scalar' ? { file, scalar: value } : undefined;
}

function scalarAt(text: string, key: string): Found {
  const found = find(text, key);
  if (found === undefined) throw new Error(`no scalar at ${key} in ${JSON.stringify(text)}`);
  return found;
}

/** What the word is in the decoded text, looked up in the file. */
function lookUp(text: string, word: string): string {
  const { file, scalar } = scalarAt(text, 'x');
  const map = mapScalar(file, scalar);
  const index = map.text.indexOf(word);
  return `${map.exact} ${sliceSpan(file, map.spanOf(index, index + word.length))}`;
}

it.each([
  ['plain', 'x: gain 3 glod'],
  ['plain on several lines', 'x: gain\n  3\n\n  glod now'],
  ['single quotes', "x: 'it''s 3 glod'"],
  ['single quotes on several lines', "x: ' it''s\n\n\n  3 glod  \n  '"],
  ['double quotes', String.raw`x: "\x41\u00e9\U0001F600\t\"\/ glod"`],
  ['double quotes on several lines', 'x: "a\\\n   b \n\n  c\\\n  glod"'],
  ['a literal block', 'x: |\n  gain\n    3 glod\n  y\n'],
  ['a literal block with marks', 'x: |2-\n   gain\n  glod\n\n'],
  ['a folded block', 'x: >\n  gain\n  3\n\n    more\n\n  glod\n'],
  ['a folded block that keeps its end', 'y: 1\nx: >+\n\n  gain 3\n  glod\n\n\n'],
  ['carriage returns', 'x: |\r\n  gain\r\n  3 glod\r\n'],
  ['carriage returns in quotes', 'x: "a\r\n\r\n  glod"\r\n'],
  ['characters outside the first plane', 'x: "😀 😀 glod"'],
  ['tabs', 'x: |\n  \tgain\t3\tglod\n'],
])('finds exactly the word, when it stands in %s', (_style, text) => {
  expect(lookUp(text, 'glod')).toBe('true glod');
});

it('gives the whole escape, when a character is written as one', () => {
  expect(lookUp(String.raw`x: "a\u0062c"`, 'b')).toBe(String.raw`true \u0062`);
  expect(lookUp(String.raw`x: "a\U0001F600c"`, '😀')).toBe(String.raw`true \U0001F600`);
  expect(lookUp("x: 'it''s'", "'")).toBe("true ''");
  expect(lookUp('x: a\n   b', ' ')).toBe('true \n   ');
});

it('gives the place of the end, when asked for the length of the text', () => {
  const places = ['x: gain', "x: 'gain'", 'x: "gain"', 'x: |-\n  gain\n', "x: ''", 'x:', 'x: |\n\ny: 1'].map((text) => {
    const { file, scalar } = scalarAt(text, 'x');
    const map = mapScalar(file, scalar);
    return map.offsetOf(map.text.length);
  });

  expect(places).toEqual([7, 8, 8, 12, 4, 2, 5]);
});

it('gives the way back from a cursor, when it stands in the text', () => {
  const { file, scalar } = scalarAt('x: |\n  gain\n  3 glod\n', 'x');
  const map = mapScalar(file, scalar);

  expect(map.indexAt(file.text.indexOf('glod'))).toBe(map.text.indexOf('glod'));
  expect(map.indexAt(file.text.indexOf('  3'))).toBe(map.text.indexOf('3'));
  expect(map.indexAt(0)).toBe(0);
  expect(map.indexAt(99)).toBe(map.text.length);
});

it('gives the whole scalar, when the text is not what its place decodes to', () => {
  const { file, scalar } = scalarAt("x: 'it''s'", 'x');
  const map = mapScalar(file, { ...scalar, text: 'other' });

  expect(map.exact).toBe(false);
  expect(map.spanOf(1, 2)).toEqual(scalar.span);
  expect([map.offsetOf(0), map.offsetOf(5), map.indexAt(0), map.indexAt(99)]).toEqual([3, 10, 0, 5]);
});

it('moves indexes into the text, when they lie outside', () => {
  const { file, scalar } = scalarAt('x: gain', 'x');

  expect(mapScalar(file, scalar).spanOf(-4, 99)).toEqual({ file: 'a.yaml', start: 3, end: 7 });
});

/** Ten times what it takes: the machine may have other work. */
const TIMEOUT_MS = 60_000;

const LINE_BREAKS = ['\n', '\n', '\n', '\r\n', '\n\n', '\n\n\n', '\r\n\r\n'];
const flowPiece = fc.constantFrom('a', 'bc', ' ', '  ', '\t', '😀', 'é', ':', '-', '#', "''", '\u3042', ...LINE_BREAKS);
const doubleText = fc.constantFrom('a', 'bc', ' ', '  ', '\t', '😀', 'é', ': ', ' #', "'", ...LINE_BREAKS);
const simpleEscape = fc.constantFrom('n', 't', '\\', '"', '/', ' ', '0', '_', 'N', 'L', '\n', '\r\n', '\n   ');
const codeEscape = fc.constantFrom('x41', 'u00e9', 'U0001F600');
const doublePiece = fc.oneof(
  doubleText,
  simpleEscape.map((escape) => `\\${escape}`),
  codeEscape.map((escape) => `\\${escape}`),
);
const blockLine = fc.tuple(
  fc.constantFrom('', '', ' ', '  ', '\t'),
  fc.constantFrom('', 'a', 'a b ', '# c', '😀: d', '- e\t', '\tf'),
);
const indented = (text: string): string => text.replaceAll(/\n/g, '\n  ');

/**
 * Our decoding must be the library's, and what stands in the file must be what the map says. Gives
 * 1 when there was something to see.
 */
function expectExact(text: string, key: string): 0 | 1 {
  const found = find(text, key);
  if (found === undefined) return 0;
  const { file, scalar } = found;
  const map = mapScalar(file, scalar);
  expect([map.exact, JSON.stringify(text)]).toEqual([true, JSON.stringify(text)]);
  let before = 0;
  for (let index = 0; index < map.text.length; index++) {
    const place = map.spanOf(index, index + 1);
    const written = sliceSpan(file, place);
    expect(place.start).toBeGreaterThanOrEqual(before);
    expect(place.end).toBeLessThanOrEqual(file.text.length);
    const isLiteral = written === map.text[index];
    const standsFor = written.length !== 1 && /^(?:\s*|''|\\[^]*)$/.test(written);
    expect([isLiteral || standsFor, index, JSON.stringify(text)]).toEqual([true, index, JSON.stringify(text)]);
    before = place.start;
  }
  return 1;
}

it(
  'decodes as the library does, when plain scalars take any form',
  () => {
    let seenCount = 0;
    fc.assert(
      fc.property(fc.array(flowPiece, { maxLength: 12 }), (parts) => {
        seenCount += expectExact(`x: a${indented(parts.join(''))}\n`, 'x');
      }),
      { seed: 1, numRuns: 3000 },
    );
    expect(seenCount).toBeGreaterThan(1000);
  },
  TIMEOUT_MS,
);

it(
  'decodes as the library does, when single quotes hold anything',
  () => {
    let seenCount = 0;
    fc.assert(
      fc.property(fc.array(flowPiece, { maxLength: 12 }), fc.boolean(), (parts, nested) => {
        const scalar = `'${indented(parts.join(''))}'`;
        seenCount += expectExact(nested ? `y:\n - 1\nx:\n  ${scalar}\n` : `x: ${scalar}`, 'x');
      }),
      { seed: 2, numRuns: 3000 },
    );
    expect(seenCount).toBeGreaterThan(1000);
  },
  TIMEOUT_MS,
);

it(
  'decodes as the library does, when double quotes hold anything',
  () => {
    let seenCount = 0;
    fc.assert(
      fc.property(fc.array(doublePiece, { maxLength: 12 }), (parts) => {
        seenCount += expectExact(`x: "${indented(parts.join(''))}"\n`, 'x');
      }),
      { seed: 3, numRuns: 3000 },
    );
    expect(seenCount).toBeGreaterThan(1000);
  },
  TIMEOUT_MS,
);

it(
  'decodes as the library does, when blocks have any mark, indentation and end',
  () => {
    let seenCount = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('|', '>'),
        fc.constantFrom('', '-', '+'),
        fc.constantFrom('', '2', '1'),
        fc.constantFrom('', ' # why', '  '),
        fc.array(blockLine, { maxLength: 7 }),
        fc.constantFrom('\n', '\r\n'),
        fc.constantFrom('', '\n', '\n\n', '\n\n  \n', '\ny: 1\n', '\n\ny: 1\n'),
        (mark, chomp, indent, comment, lines, lineBreak, end) => {
          const body = lines.map(([further, text]) => `${text === '' && further === '' ? '' : '  '}${further}${text}`);
          const text = [`x: ${mark}${indent}${chomp}${comment}`, ...body].join('\n') + end;
          seenCount += expectExact(text.replaceAll('\n', lineBreak), 'x');
        },
      ),
      { seed: 4, numRuns: 3000 },
    );
    expect(seenCount).toBeGreaterThan(1000);
  },
  TIMEOUT_MS,
);

it('decodes as the library does, when a block is the whole file or lies deep', () => {
  for (const mark of ['|', '>', '|2', '>1-', '|+', '>2+']) {
    for (const body of ['  a\n\n   b\n  c\n\n', '   a\n', '\n\n  a']) {
      expectExact(`${mark}\n${body}`, 'x');
      expectExact(`--- ${mark}\n${body}`, 'x');
      expectExact(`x: ${mark}\n${body}`, 'x');
    }
  }
});
