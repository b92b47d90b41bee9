import { expect, it } from 'vitest';
import { longRunPage, type LongRun } from './long-page.ts';

const about = { commit: 'abc1234', day: '2026-01-31', machine: '2 processors' };
const run: LongRun = { what: 'Worlds', cases: '10 worlds', command: 'npm run worlds', passed: true, minutes: 1.25 };

it('tells commit, day, machine, and what came of each part', () => {
  const page = longRunPage([run, { ...run, what: 'Games', passed: false }], about);

  expect(page).toContain('Commit abc1234, 2026-01-31, 2 processors.');
  expect(page).toContain('| Worlds | 10 worlds | passed | 1.3 |');
  expect(page).toContain('| Games | 10 worlds | **failed** | 1.3 |');
  expect(page).toContain('npm run worlds\n');
});
