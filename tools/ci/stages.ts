/**
 * What `npm test` checks, and what each of it depends on: the targets of nx are made of this table.
 */

/** Target of every game: its scenarios, and random games. */
export const GAME_TARGET = 'test-content';

/** One thing to run. */
export interface Stage {
  readonly name: string;
  /** what a reader types to run it again */
  readonly command: string;
  /** files that it depends on, as nx names them; with other ones it is not run again */
  readonly inputs: readonly unknown[];
  /** targets that must have been run before, as nx names them */
  readonly after: readonly unknown[];
  /** folder of the package whose target it is, instead of the repository's */
  readonly of?: string;
  /**
   * runs before all that plays games or opens a browser, so the first mistake shows within 90
   * seconds
   */
  readonly first?: true;
}

const everything = '{workspaceRoot}/**/*';
const manifests = [
  '{workspaceRoot}/package.json',
  '{workspaceRoot}/{packages/*,tools,.storybook}/{package,tsconfig*}.json',
];
const typescript = ['{workspaceRoot}/**/*.{ts,js,mjs}', '{workspaceRoot}/tsconfig*.json', ...manifests];
const content = '{workspaceRoot}/content/**/*';
const games = '{workspaceRoot}/{content/*/game.yaml,.vscode/*}';
const packages = ['{workspaceRoot}/packages/**/*', ...manifests];
const vitest = ['{workspaceRoot}/vitest*.config.ts', '{workspaceRoot}/tools/*.ts'];
/** Starts the tests that run inside a browser. */
const inBrowser = 'npx vitest run --config vitest.browser.config.ts';

const generated = { projects: ['*', '!undercroft'], target: 'generate' };
const compiled = { projects: ['game-*'], target: 'compile' };
const bundled = { projects: ['@undercroft/bundle'], target: 'build' };

/**
 * Of games only what the schemas of editors are made of: no unit test plays a game of `content`.
 */
const units = [...packages, ...vitest, '{workspaceRoot}/tools/**/*', '{workspaceRoot}/docs/**/*', games];

/**
 * Those that run first, then from long to short, because a long stage begun last leaves a processor
 * idle.
 */
export const stages: readonly Stage[] = [
  {
    name: 'unit',
    command: 'npx vitest run --project unit',
    inputs: units,
    after: [generated],
    first: true,
  },
  { name: 'lint', command: 'npm run -s lint', inputs: typescript, after: [generated], first: true },
  { name: 'types', command: 'npm run -s typecheck', inputs: typescript, after: [generated], first: true },
  { name: 'format', command: 'npm run -s format:check', inputs: [everything], after: [generated], first: true },
  {
    name: 'pages',
    command: 'npx vitest run --project pages',
    inputs: [
      ...packages,
      ...vitest,
      content,
      '{workspaceRoot}/tools/{proof,embedding,gallery,vscode}/**/*',
      '{workspaceRoot}/{docs,.storybook}/**/*',
    ],
    // Of what others build on, so that nx begins it as soon as the files are built, and not last of
    // all.
    of: 'packages/bundle',
    after: [bundled],
  },
  {
    name: 'long',
    command: 'npx vitest run --project long --project apart',
    inputs: units,
    after: [generated],
  },
  {
    name: 'browser',
    command: `${inBrowser} --project browser`,
    inputs: [...packages, ...vitest, content],
    after: [generated, compiled],
  },
  {
    name: 'storybook',
    command: `${inBrowser} --project storybook`,
    inputs: [...packages, ...vitest, content, '{workspaceRoot}/.storybook/**/*'],
    after: [generated],
  },
  {
    name: 'outside',
    command: 'npx vitest run --project outside',
    inputs: [
      ...packages,
      ...vitest,
      '{workspaceRoot}/tools/pack/**/*',
      '{workspaceRoot}/docs/{errors,language,formats,how-to}/**/*',
    ],
    after: [generated],
  },
  {
    name: 'site',
    command: 'npm run -s build -w @undercroft/workbench',
    inputs: [...packages, content, '{workspaceRoot}/{docs,.storybook}/**/*'],
    after: [generated],
  },
  {
    name: 'dead-code',
    command: 'npm run -s knip',
    inputs: [...typescript, '{workspaceRoot}/knip.json', '{workspaceRoot}/.storybook/**/*'],
    after: [generated],
  },
  { name: 'repository', command: 'npx vitest run --project repository', inputs: [everything], after: [generated] },
  {
    name: 'agreement',
    command: 'node tools/bench/agree.ts 1000',
    inputs: [...packages, content, '{workspaceRoot}/tools/{bench,reference}/**/*'],
    after: [generated, compiled],
  },
  {
    // Tells which figures are much slower than those that were kept; it never fails.
    name: 'speed',
    command: 'node tools/bench/watch/main.ts',
    inputs: [...packages, content, '{workspaceRoot}/tools/{bench,reference}/**/*'],
    after: [generated, compiled],
  },
  {
    name: 'size',
    command: 'npm run -s size',
    inputs: [...packages, content, '{workspaceRoot}/.size-limit.js'],
    after: [bundled],
  },
];

/**
 * Commands that run the tests of some files or folders: `npm test -- packages/engine`.
 *
 * @param paths  files or folders, from the root of the repository
 * @returns      name and command of each; a path that names a file starts only the runner of that
 *               file
 */
export function testCommands(paths: readonly string[]): (readonly [name: string, command: string])[] {
  const commands = [
    ['tests', 'npx vitest run', paths.filter((path) => !/\.(browser|stories)\.ts$/.test(path))],
    ['tests-in-browser', inBrowser, paths.filter((path) => !path.endsWith('.test.ts'))],
  ] as const;
  return commands
    .filter(([, , some]) => some.length > 0)
    .map(([name, command, some]) => {
      const quoted = some.map((path) => JSON.stringify(path));
      return [name, `${command} --passWithNoTests ${quoted.join(' ')}`] as const;
    });
}
