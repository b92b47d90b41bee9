import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON, POLICY } from '../docs-site/page-html.ts';

it('forbids the page of the workbench what it forbids the documents, under the same icon', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

  expect(page).toContain(`content="${POLICY}"`);
  expect(page).toContain(`href="${ICON}"`);
});
