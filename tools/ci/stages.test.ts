import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import vitestConfig from '../../vitest.config.ts';
import { report, total, type Outcome } from './report.ts';
import { runStage } from './stage.ts';
import { stages, testCommands } from './stages.ts';

/** A project of `vitest.config.ts`. */
interface Project {
  readonly test: { readonly name: string; readonly include: readonly string[]; readonly exclude?: readonly string[] };
}

const tests: Outcome = {
  name: 'unit',
  command: 'npx vitest run --project unit',
  passed: true,
  seconds: 1,
  run: 'now',
  tests: { passed: 12, failed: 0, skipped: 0 },
};
const lint: Outcome = { name: 'lint', command: 'npm run -s lint', passed: true, seconds: 1, run: 'now' };

it('ends with the plain count of tests alone on its line', () => {
  expect(report([tests], 'now').trimEnd().split('\n').at(-1)).toBe('12 passed, 0 failed');
});

it('tells how many were skipped, when some were', () => {
  const skipping = { ...tests, tests: { passed: 1, failed: 0, skipped: 2 } };

  expect(report([skipping], 'now')).toContain('\n1 passed, 0 failed, 2 skipped\n');
});

it('counts tests of stages that were taken from the cache, and says that they were', () => {
  const text = report(
    [
      { ...tests, run: 'before' },
      { ...tests, name: 'browser' },
    ],
    'now',
  );

  expect(text).toMatch(/ok +unit .*from the cache\n/);
  expect(text).toMatch(/ok +browser .* s\n/);
  expect(text).toContain('\n24 passed, 0 failed\n');
});

it('counts a failed stage as a failure and says how to run it again', () => {
  const outcomes = [{ ...lint, passed: false }, tests];

  expect(total(outcomes)).toEqual({ passed: 12, failed: 1, skipped: 0 });
  expect(report(outcomes, 'now')).toContain('Run again: npm run -s lint');
});

it('says what a failed stage means, and how to run its failed files again', () => {
  const again = Array.from({ length: 7 }, (_, n) => `npx vitest run --project unit ${n}.test.ts`);
  const failed = {
    ...tests,
    passed: false,
    means: 'Code is wrong.',
    tests: { passed: 1, failed: 7, skipped: 0, again },
  };
  const text = report([failed], 'now');

  expect(text).toContain(`Run again: ${tests.command}\n  Code is wrong.\n  One file: ${again[0]}\n`);
  expect(text).toContain(`  One file: ${again[4]}\n  and 2 files more\n`);
});

it('does not count failed tests twice', () => {
  expect(total([{ ...tests, passed: false, tests: { passed: 3, failed: 2, skipped: 0 } }]).failed).toBe(2);
});

it('counts a test run that fell over as a failure', () => {
  expect(total([{ ...tests, passed: false }]).failed).toBe(1);
});

it('repeats at the end what a stage told without failing, and counts it as no failure', () => {
  const text = report([{ ...lint, notes: ['slower: view'] }, tests], 'now');

  expect(text).toContain('\nNOTE   lint: slower: view\n');
  expect(text).toContain('\n12 passed, 0 failed\n');
});

it('keeps what a stage told with what came of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-stage-'));

  runStage(
    'speed',
    `node -e "require('fs').writeFileSync(process.env.NOTES_FILE, '[1]'.replace('1', JSON.stringify('slower')))"`,
    folder,
  );
  const told = JSON.parse(readFileSync(join(folder, 'speed.json'), 'utf8')) as Outcome;
  runStage('speed', 'node -e 0', folder);
  const silent = JSON.parse(readFileSync(join(folder, 'speed.json'), 'utf8')) as Outcome;
  rmSync(folder, { recursive: true });

  expect(told.notes).toEqual(['slower']);
  expect(silent.notes).toBeUndefined();
});

it('leaves what came of a stage in a file, counts of tests included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-stage-'));
  const counts = '{"passed":2,"failed":1,"skipped":0}';
  const status = runStage('toy', `printf '%s' '${counts}' > "$SUMMARY_FILE"; exit 3`, folder);
  const outcome: unknown = JSON.parse(readFileSync(join(folder, 'toy.json'), 'utf8'));
  rmSync(folder, { recursive: true });

  expect(status).toBe(3);
  expect(outcome).toMatchObject({ name: 'toy', passed: false, tests: { passed: 2, failed: 1, skipped: 0 } });
});

it('names every stage once, and runs none before what it needs was generated', () => {
  const names = stages.map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
  expect(stages.filter(({ after }) => after.length === 0)).toEqual([]);
});

it('runs format, types, lint and unit tests first, and nothing first that needs a compiled game', () => {
  const first = stages.filter((stage) => stage.first);

  expect(first.map(({ name }) => name).toSorted()).toEqual(['format', 'lint', 'types', 'unit']);
  expect(first.flatMap(({ after }) => after)).not.toContainEqual(expect.objectContaining({ target: 'compile' }));
});

it('starts only the runner that a named file needs, and both for a folder', () => {
  const runners = (path: string): string[] => testCommands([path]).map(([name]) => name);

  expect(runners('packages/engine/src/game/game.test.ts')).toEqual(['tests']);
  expect(runners('packages/components/src/card/card.browser.ts')).toEqual(['tests-in-browser']);
  expect(runners('packages/components/src/card/card.stories.ts')).toEqual(['tests-in-browser']);
  expect(runners('packages/components')).toEqual(['tests', 'tests-in-browser']);
});

it('runs every named path once', () => {
  const [, command] = testCommands(['packages/a/src/a.test.ts', 'packages/a/src/b.browser.ts'])[0]!;

  expect(command).toBe('npx vitest run --passWithNoTests "packages/a/src/a.test.ts"');
});

it('plays games of `content` only in tests that run again when a game changes', async () => {
  const root = join(import.meta.dirname, '../..');
  const { projects } = (vitestConfig as unknown as { test: { projects: readonly Project[] } }).test;
  const wants = (name: string): readonly string[] => projects.find(({ test }) => test.name === name)!.test.include;
  const again = ['content', 'repository', 'pages'].flatMap(wants);
  const files = globSync('{packages,tools}/*/**/*.test.ts', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const playing = files.filter((file) => /compiledGame\(|gamesToTest\)/.test(readFileSync(join(root, file), 'utf8')));

  expect(playing.filter((file) => !again.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});

it('loads neither a browser nor Storybook for tests that run in Node', () => {
  const config = readFileSync(join(import.meta.dirname, '../../vitest.config.ts'), 'utf8');
  const imported = [...config.matchAll(/from '([^']+)'|import\('([^']+)'\)/g)].map((match) => match[1] ?? match[2]);

  expect(imported).toEqual(['vitest/config', './tools/patience.ts']);
});

it('shows only commands of tests that find a test in each project and each path that they name', () => {
  const root = join(import.meta.dirname, '../..');
  const projects = new Map(
    (vitestConfig.test!.projects as Project[]).map(({ test }) => [
      test.name,
      globSync([...test.include], { cwd: root, exclude: [...(test.exclude ?? [])] }),
    ]),
  );
  const shown = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root }).flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/vitest run((?: +(?:--project )?[a-z][\w./-]*)+)/g)].map(
      ([line, words = '']) => ({ page, line, words: words.trim().split(/ +/) }),
    ),
  );
  const problems = shown.flatMap(({ page, line, words }) => {
    const given = words.filter((_, nth) => words[nth - 1] === '--project');
    const named = given.length > 0 ? given : [...projects.keys()];
    const paths = words.filter((word, nth) => word !== '--project' && words[nth - 1] !== '--project');
    const files = named.flatMap((name) => projects.get(name) ?? []);
    const empty = [
      ...named.filter((name) => !projects.get(name)?.length),
      ...paths.filter((path) => !files.some((file) => file.startsWith(path))),
    ];
    return empty.length > 0 ? [`${page}: ${line}: no test in ${empty.join(', ')}`] : [];
  });

  expect(shown.length).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});
