import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ALL = "import('virtual:undercroft/icon-shapes')";

it('asks for all icons in a workshop alone, because a build reads 3 MB of them when it sees the import', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['studio/**', '*.test.ts'] });
  const asking = files.flatMap((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => line.includes(ALL))
      .map((line) => ({ file, isGuarded: /\bimport\.meta\.env\.WORKSHOP === false \?/.test(line) })),
  );

  expect(asking).toEqual([{ file: 'icons-with.ts', isGuarded: true }]);
});
