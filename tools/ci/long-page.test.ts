import { describe, expect, it } from 'vitest';
import { longRunPage, readLongResults, type LongPart, type LongResult } from './long-page.ts';

const part: LongPart = { name: 'worlds', what: 'Online tables', cases: '10 worlds', command: 'npm run worlds' };
const parts = [{ ...part, name: 'games', command: 'npm run games' }, part];
const result: LongResult = {
  name: 'worlds',
  passed: true,
  seconds: 125,
  commit: 'abc1234',
  day: '2026-01-31',
  machine: '2 processors, Fast 3000',
};

describe('the page of the long run', () => {
  it('tells of each part how, when and where it ran', () => {
    const page = longRunPage(parts, [{ ...result, name: 'games', passed: false }, result]);

    expect(page).toContain('| games | **failed** | 125 | abc1234 | 2026-01-31 | 2 processors, Fast 3000 |');
    expect(page).toContain('| worlds | passed | 125 | abc1234 | 2026-01-31 | 2 processors, Fast 3000 |');
    expect(page).toContain('- **worlds**: Online tables. Cases: 10 worlds.');
    expect(page).toContain('npm run games\nnpm run worlds\n');
  });

  it('says of a part that it was never run', () => {
    expect(longRunPage(parts, [result])).toContain('| games | **not run** |');
  });

  it('gives back the results that it holds, so that a part alone keeps those of the others', () => {
    const results = [{ ...result, name: 'games', passed: false }, result];

    expect(readLongResults(longRunPage(parts, results))).toEqual(results);
    expect(readLongResults(longRunPage(parts, [result]))).toEqual([result]);
  });
});
