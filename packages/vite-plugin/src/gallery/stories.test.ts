import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { parseSync } from 'vite';
import { buildGame, type BuiltGame } from '../content/build-game.ts';
import { Content } from '../content/content.ts';
import { findContentFolder, shelfGame, type Folder } from '../testing/stick-game.ts';
import { StoryFolder } from './story-folder.ts';
import { storyFiles } from './stories.ts';

const options = { drawing: './drawing.ts', changed: new Set<string>() };
const built = buildGame(new Map(Object.entries(shelfGame)), 'shelf');

const folders: Folder[] = [];
afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

/** Names and tags of the stories in a file, as Storybook would read them. */
function storiesIn(text: string): { name: string; tags: string[] }[] {
  expect(parseSync('a.stories.js', text).errors).toEqual([]);
  return [...text.matchAll(/^export const \w+ = \{ name: ("(?:[^"\\]|\\.)*"), tags: (\[.*?\])/gm)].map((match) => ({
    name: JSON.parse(match[1]!) as string,
    tags: JSON.parse(match[2]!) as string[],
  }));
}

it('gives every row a story under its game and kind, with a contact sheet first', () => {
  const files = storyFiles([{ now: built, good: built }], options);

  expect([...files.keys()]).toEqual([
    'shelf.extremes.stories.js',
    'shelf.layout.stories.js',
    'shelf.jar.stories.js',
    'shelf.jam-jar.stories.js',
  ]);
  expect(files.get('shelf.jar.stories.js')).toContain('title: "Shelf/Jars"');
  expect(storiesIn(files.get('shelf.jar.stories.js')!)).toEqual([
    { name: 'Contact sheet', tags: ['sheet', 'picture'] },
    { name: 'Green Jar', tags: ['!test', 'small', 'weight:2', 'taste:sour', 'no-text', 'no-art'] },
    { name: 'Red Jar', tags: ['!test', 'weight:3', 'taste:sweet', 'no-text'] },
  ]);
});

it('shows the table at two moments, on screens whose frames name the story of the table alone', () => {
  const text = storyFiles([{ now: built, good: built }], options).get('shelf.layout.stories.js')!;

  expect(text).toContain('title: "Shelf/Layout"');
  expect(storiesIn(text).map(({ name }) => name)).toEqual([
    'Opening',
    'Middle of a game',
    'Table: opening',
    'Table: middle of a game',
  ]);
  // Storybook makes the second half of an id from the name of the export, as kebab-case.
  const exported = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) =>
    name!.replaceAll(/(?<=.)[A-Z]/g, (capital) => `-${capital}`).toLowerCase(),
  );
  const framed = [...text.matchAll(/"?table"?: ?"([^"]+)"/g)].map(([, id]) => id);
  expect(framed).toEqual(exported.filter((name) => name.startsWith('table-')).map((name) => `shelf-layout--${name}`));
  expect(framed).toHaveLength(2);
});

it('tags a card with what it inherits, and one whose file has changed', () => {
  const files = storyFiles([{ now: built, good: built }], {
    ...options,
    changed: new Set(['shelf/jam-jars/plum.yaml']),
  });

  expect(storiesIn(files.get('shelf.jam-jar.stories.js')!)[1]).toEqual({
    name: 'Plum',
    tags: ['!test', 'weight:3', 'taste:sweet', 'no-text', 'no-art', 'changed'],
  });
});

it('keeps the last good cards and adds the errors, when the content is broken', () => {
  const broken = buildGame(new Map([...Object.entries(shelfGame), ['shelf/jars/red-jar.yaml', 'title: [']]), 'shelf');
  const files = storyFiles([{ now: broken, good: built }], options);

  expect(broken.output).toBeNull();
  expect(storiesIn(files.get('shelf.errors.stories.js')!)).toEqual([{ name: 'Errors', tags: ['!test', 'broken'] }]);
  expect(storiesIn(files.get('shelf.jar.stories.js')!)).toHaveLength(3);
});

it('has nothing but errors, when the content never was right', () => {
  const broken = buildGame(new Map([['shelf/game.yaml', '{']]), 'shelf');

  expect([...storyFiles([{ now: broken, good: null }], options).keys()]).toEqual(['shelf.errors.stories.js']);
});

it('writes files that parse and names that differ, whatever cards are called', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }), (words) => {
      const rows = words.map((word) => ({ ...built.output!.meta.rows[0]!, name: word, title: word, tags: words }));
      const meta = { ...built.output!.meta, title: words[0]!, rows };
      const odd: BuiltGame = { ...built, output: { ...built.output!, meta } };
      for (const text of storyFiles([{ now: odd, good: odd }], options).values()) {
        expect(parseSync('a.stories.js', text).errors).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

it('writes what is new, leaves what is right and removes what nothing asks for', () => {
  const folder = findContentFolder(shelfGame);
  folders.push(folder);
  const content = new Content(folder.path);
  const stories = new StoryFolder(content, `${folder.path}/stories`, './drawing.ts');

  expect(stories.update()).toHaveLength(4);
  expect(stories.update()).toEqual([]);

  folder.write('shelf/jars/blue-jar.yaml', 'title: Blue Jar\nweight: 4\ntaste: sweet\ncount: 1\nstarts: store\n');
  content.refresh();
  expect(stories.update()).toEqual(['shelf.jar.stories.js']);

  folder.write('shelf/jars/blue-jar.yaml', 'title: Blue Jar\nweight: [\n');
  content.refresh();
  expect(stories.update()).toEqual(['shelf.errors.stories.js']);

  folder.write('shelf/jars/blue-jar.yaml', 'title: Blue Jar\nweight: 4\ntaste: sweet\ncount: 1\nstarts: store\n');
  content.refresh();
  expect(stories.update()).toEqual(['shelf.errors.stories.js']);
});
