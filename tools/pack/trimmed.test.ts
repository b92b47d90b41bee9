import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { trim } from './pack.ts';
import { trimmed } from './published.ts';

it('ships what breaks the words of every language that sheets can have', () => {
  const source = readFileSync(new URL('../../packages/workbench/src/print/hyphenation.ts', import.meta.url), 'utf8');
  const languages = [...source.matchAll(/import\('hyphen\/(\w+)'\)/g)].map(([, language]) => language!);
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-trimmed-'));
  trim(
    trimmed.find(({ name }) => name === 'hyphen')!,
    folder,
  );
  const require = createRequire(join(folder, 'package.json'));

  expect(languages.length).toBeGreaterThan(5);
  for (const language of languages) {
    const { hyphenateSync } = require(`./${language}`) as { hyphenateSync: (word: string) => string };
    expect(hyphenateSync('international')).toContain('\u00AD');
  }
  rmSync(folder, { recursive: true });
});
