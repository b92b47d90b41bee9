// The documents as a site, without a browser.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { addressOf, wayTo } from '../docs-site/address.ts';
import { readDocument, type Surroundings } from '../docs-site/document.ts';
import { readDocuments } from '../docs-site/documents.ts';
import { runnableExamples } from '../docs-site/examples.ts';
import { searchTexts } from '../docs-site/search-texts.ts';
import { DocumentSearch, excerptOf } from '../src/docs/search.ts';

const documents = readDocuments(fileURLToPath(new URL('../../..', import.meta.url)));
const nowhere: Surroundings = { isFile: () => false, isFolder: () => false };
const page = (text: string, around = nowhere): ReturnType<typeof readDocument> =>
  readDocument('docs/how-to/sit.md', text, around);

it('has no link that leads nowhere, in all documents and those that they lead to', () => {
  expect(documents.broken).toEqual([]);
  expect(documents.byPath.size).toBeGreaterThan(300);
});

it('says where a link leads nowhere: a page, a heading, a file', () => {
  const around = { ...nowhere, isFile: (path: string) => path === 'docs/how-to/sit.md' };

  expect(page('[gone](gone.md) [here](#here) [file](../x.png)', around).broken).toEqual(['gone.md', '../x.png']);
  expect(page('# Sit\n\n[here](#here)', around).links).toEqual([{ path: 'docs/how-to/sit.md', anchor: 'here' }]);
});

it('leads from page to page, to folders by what stands for them, and to no file that is not part of the site', () => {
  const around: Surroundings = {
    isFile: (path) => ['docs/formats/row.md', 'packages/view/README.md', 'packages/view/a.ts'].includes(path),
    isFolder: () => false,
  };
  const { html } = page(
    '[row](../formats/row.md#row) [view](../../packages/view) [a](../../packages/view/a.ts)',
    around,
  );

  expect(html).toContain('<a href="../formats/row.html#row">row</a>');
  expect(html).toContain('<a href="../more/packages/view/index.html">view</a>');
  expect(html).toContain('<span class="source" title="../../packages/view/a.ts">a</span>');
});

it('gives headings the names that code hosts give them', () => {
  const { headings, html } = page(
    '# Sit\n\n## `a` and b, c\n\n## Twice\n\n## Twice\n\n<a id="place"></a>\n\n## Place\n',
  );

  expect(headings.map(({ id }) => id)).toEqual(['sit', 'a-and-b-c', 'twice', 'twice-1', 'place']);
  expect(html.match(/id="place"/g)).toHaveLength(1);
});

it('shows HTML of a document as text', () => {
  const { html } = page('# Sit <b>up</b>\n\n<script>alert(1)</script>\n\n`<i>` [x](javascript:alert)\n');

  expect(html).not.toMatch(/<script|<b>|<i>|href="javascript/);
});

it('lies where relative addresses lead', () => {
  expect(addressOf('docs/errors/README.md')).toBe('errors/index.html');
  expect(addressOf('packages/view/README.md')).toBe('more/packages/view/index.html');
  expect(wayTo('errors/load/tiles.html', 'index.html')).toBe('../../index.html');
});

it('makes games of examples: what goes along with them, the lines that a diff changes, where they begin', () => {
  const { examples } = page(
    '```yaml with a.yaml\na: 1\n```\n\n```diff right\n-b: 1\n+b: 2\n```\n\n```missing wrong game.yaml\n```\n',
  );
  const [beside, changed, missing] = runnableExamples(examples, new Map([['game.yaml', 'a: 1\nb: 1\n']]));

  expect(beside).toEqual({ path: 'a.yaml', files: { 'a.yaml': 'a: 1\n' }, from: 0 });
  expect(changed).toEqual({ path: 'game.yaml', files: { 'a.yaml': 'a: 1\n', 'game.yaml': 'a: 1\nb: 2\n' }, from: 5 });
  expect(missing).toBeNull();
});

it('finds a code, words anywhere in a text, and words with a slip', async () => {
  const search = new DocumentSearch();
  await search.add(searchTexts(documents));
  const first = (words: string): string | undefined => search.find(words)[0]?.id;

  expect(first('load/tiles')).toBe('errors/load/tiles.html');
  expect(first('resolve/unknown-name')).toBe('errors/resolve/unknown-name.html');
  expect(first('campaigns')).toBe('language/16-campaigns.html');
  expect(search.find('translatoin').map(({ id }) => id.replace(/#.*/, ''))).toContain('how-to/add-a-translation.html');
  expect(search.find('xyzzyx')).toEqual([]);
});

it('cuts an excerpt around the first word that was found', () => {
  const text = `${'before '.repeat(60)}a lantern shines ${'after '.repeat(60)}`;

  expect(excerptOf({ text, terms: ['lantern'] })).toEqual([
    expect.stringMatching(/^… before .* a $/),
    'lantern',
    expect.stringMatching(/^ shines after .*after …$/),
  ]);
  expect(excerptOf({ text: 'c++ (a|b)', terms: ['a|b'] })[1]).toBe('a|b');
});
