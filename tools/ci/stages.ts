/**
 * What `npm test` checks, and what each of it depends on: the targets of nx are made of this table.
 */

/** Target of every game: its scenarios, and random games. */
export const GAME_TARGET = 'test-content';

/** What it means when that fails. */
export const GAME_MEANS =
  'A scenario of the game fails, or something that must hold for every game does not hold. `npx undercroft test <game>` runs its scenarios alone, in seconds.';

/** One thing to run. */
export interface Stage {
  readonly name: string;
  /** what a reader types to run it again */
  readonly command: string;
  /** what it means when it fails, as a sentence for whom it stops */
  readonly means: string;
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
const livePage = { projects: ['@undercroft/workbench'], target: 'build-live' };

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
    means: 'Code does not do what the name of the test says.',
    inputs: units,
    after: [generated],
    first: true,
  },
  {
    name: 'lint',
    command: 'npm run -s lint',
    means: 'A rule of oxlint.config.ts is broken. The line above the message names the rule.',
    inputs: typescript,
    after: [generated],
    first: true,
  },
  {
    name: 'types',
    command: 'npm run -s typecheck',
    means: 'A type is wrong, or a table lacks a case.',
    inputs: typescript,
    after: [generated],
    first: true,
  },
  {
    name: 'format',
    command: 'npm run -s format:check',
    means: '`npm run format` lays the files out.',
    inputs: [everything],
    after: [generated],
    first: true,
  },
  {
    name: 'pages',
    command: 'npx vitest run --project pages',
    means:
      'Something that a person does on a page does not work. `BROWSER_SLOWER=6` before the command tells whether it depends on speed.',
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
    after: [bundled, livePage],
  },
  {
    name: 'long',
    command: 'npx vitest run --project long --project apart',
    means: 'Code does not do what the name of the test says.',
    inputs: units,
    after: [generated],
  },
  {
    name: 'browser',
    command: `${inBrowser} --project browser`,
    means: 'An element does not do, or does not look, what the name of the test says.',
    inputs: [...packages, ...vitest, content],
    after: [generated, compiled],
  },
  {
    name: 'storybook',
    command: `${inBrowser} --project storybook`,
    means:
      'A story fails, or looks different: see the pictures below `.vitest`. If it is meant: `npm run pictures`, or `npm run pictures -- keeper.` for one game.',
    inputs: [...packages, ...vitest, content, '{workspaceRoot}/.storybook/**/*'],
    after: [generated],
  },
  {
    name: 'outside',
    command: 'npx vitest run --project outside',
    means: 'The packages cannot be installed or used outside of the repository.',
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
    means: 'The workbench cannot be built.',
    inputs: [...packages, content, '{workspaceRoot}/{docs,.storybook}/**/*'],
    after: [generated],
  },
  {
    name: 'dead-code',
    command: 'npm run -s knip',
    means: 'A file, an export or a dependency is used by nothing.',
    inputs: [...typescript, '{workspaceRoot}/knip.json', '{workspaceRoot}/.storybook/**/*'],
    after: [generated],
  },
  {
    name: 'repository',
    command: 'npx vitest run --project repository',
    means:
      'A law of the house is broken: tools/tidy/rules says which, and why. Or what a table shows of a game is wrong.',
    inputs: [everything],
    after: [generated],
  },
  {
    name: 'agreement',
    command: 'node tools/bench/agree.ts 1000',
    means: 'The engine and a game written by hand come to different states: one of them is wrong.',
    inputs: [...packages, content, '{workspaceRoot}/tools/{bench,reference}/**/*'],
    after: [generated, compiled],
  },
  {
    // Tells which figures are much slower than those that were kept; it never fails.
    name: 'speed',
    command: 'node tools/bench/watch/main.ts',
    means: 'The figures could not be measured.',
    inputs: [...packages, content, '{workspaceRoot}/tools/{bench,reference}/**/*'],
    after: [generated, compiled],
  },
  {
    name: 'size',
    command: 'npm run -s size',
    means: 'A built file is larger than .size-limit.js allows.',
    inputs: [...packages, content, '{workspaceRoot}/.size-limit.js'],
    after: [bundled],
  },
];

/** What it means when a test of a project of vitest fails; null for a project of no stage. */
export function meansOf(project: string): string | null {
  if (project === 'content') return GAME_MEANS;
  return stages.find(({ command }) => command.split(' ').includes(project))?.means ?? null;
}

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
