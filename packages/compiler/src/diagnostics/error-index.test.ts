// The index of the errors, and no page beside it that has no code.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { errorIndex } from './error-index.ts';
import { entryOf } from './table/index.ts';

const DOCS = fileURLToPath(new URL('../../../../docs/errors/', import.meta.url));
const INDEX = `${DOCS}README.md`;

it('has no page without a code, when all pages are listed', () => {
  const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));

  const codes = pages
    .map((path) => path.replaceAll('\\', '/').replace(/\.md$/, ''))
    .filter((code) => code !== 'README');

  expect(codes.filter((code) => entryOf(code) === undefined)).toEqual([]);
});

it('lists every code in the index, when it is made anew (UPDATE=1 writes it)', () => {
  const made = errorIndex();
  if (process.env['UPDATE'] === '1') writeFileSync(INDEX, made);

  expect(readFileSync(INDEX, 'utf8')).toBe(made);
});
