import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkRelease, type ReleaseState } from './checklist.ts';
import { licencesInstalled } from './release.ts';

const good: ReleaseState = {
  changed: '',
  branch: 'main',
  versions: { a: '1.2.3', b: '1.2.3' },
  pending: [],
  changeLog: '# a\n\n## 1.2.3\n\n- new\n\n## 1.2.2\n',
  audit: { isClean: true, said: '' },
  licences: { lit: 'BSD-3-Clause', both: '(MIT AND ISC)', either: 'GPL-3.0 OR MIT' },
  longRun: '| all | passed |',
};
const wrongOf = (state: Partial<ReleaseState>): string[] =>
  checkRelease({ ...good, ...state }).flatMap(({ wrong }) => wrong ?? []);

it('finds nothing wrong with a release that is ready', () => {
  expect(wrongOf({})).toEqual([]);
});

it.each<[Partial<ReleaseState>, RegExp]>([
  [{ changed: ' M README.md' }, /README\.md/],
  [{ branch: 'try' }, /git switch main/],
  [{ versions: { a: '1.2.3', b: '1.2.4' } }, /1\.2\.3, 1\.2\.4/],
  [{ pending: ['a.md', 'b.md'] }, /takes in 2 changes/],
  [{ changeLog: null }, /no such heading/],
  [{ changeLog: '# a\n\n## 1.2.2\n' }, /no such heading/],
  [{ audit: { isClean: false, said: '1 high severity vulnerability' } }, /1 high/],
  [{ licences: { tomb: 'GPL-3.0' } }, /^tomb: GPL-3\.0$/],
  [{ licences: { tomb: undefined } }, /^tomb: none$/],
  [{ licences: { tomb: 'MIT AND GPL-3.0' } }, /tomb/],
  [{ longRun: null }, /test:long/],
  [{ longRun: '| all | **failed** |' }, /test:long/],
  [{ longRun: '| all | **not run** |' }, /test:long/],
])('says what to do about %j', (state, wrong) => {
  expect(wrongOf(state)).toEqual([expect.stringMatching(wrong)]);
});

it('finds the licence of everything that people install today', () => {
  const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const licences = licencesInstalled(lock);
  expect(Object.keys(licences)).toContain('node_modules/vite');
  expect(Object.keys(licences)).not.toContain('node_modules/verdaccio');
  expect(wrongOf({ licences })).toEqual([]);
});
