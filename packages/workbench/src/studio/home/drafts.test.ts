import { expect, it } from 'vitest';
import { ownDrafts, resumed, titleIn } from './drafts.ts';

const saved = { 'a/game.yaml': 'title: A', 'a/x.yaml': 'x: 1', 'a/y.yaml': 'y: 1' };

it('lays changes over what is saved: other texts, new files, files taken away', () => {
  const { texts, conflicts } = resumed(saved, {
    'a/x.yaml': { text: 'x: 2', base: 'x: 1' },
    'a/y.yaml': { text: null, base: 'y: 1' },
    'a/z.yaml': { text: 'z: 1', base: null },
  });

  expect(texts).toEqual({ 'a/game.yaml': 'title: A', 'a/x.yaml': 'x: 2', 'a/z.yaml': 'z: 1' });
  expect(conflicts).toEqual([]);
});

it('forgets a change that was saved meanwhile, and names one of a file that is another one by now', () => {
  const { drafts, texts, conflicts } = resumed(saved, {
    'a/x.yaml': { text: 'x: 1', base: 'x: 0' },
    'a/y.yaml': { text: 'y: 2', base: 'y: 0' },
  });

  expect(Object.keys(drafts)).toEqual(['a/y.yaml']);
  expect(texts['a/y.yaml']).toBe('y: 2');
  expect(conflicts).toEqual(['a/y.yaml']);
});

it('finds the title of a game in its text, written however', () => {
  expect(titleIn('# remark\ntitle: Night market\nstart: x')).toBe('Night market');
  expect(titleIn('title: "Cats: a game"  \n')).toBe('Cats: a game');
  expect(titleIn('title: "unfinished\n')).toBe('"unfinished');
  expect(titleIn('start: x')).toBeNull();
});

it('leaves out kept changes of paths that no page may write', () => {
  const draft = { text: 'x: 1', base: null };
  const paths = [
    '../../evil.yaml',
    'b/x.yaml',
    'a/../b/x.yaml',
    'a/con.yaml',
    'a/page.html',
    'a/x.yaml',
    'a/deep/x.rules',
  ];
  const drafts = Object.fromEntries(paths.map((path) => [path, draft]));

  expect(Object.keys(ownDrafts('a', drafts))).toEqual(['a/x.yaml', 'a/deep/x.rules']);
});
