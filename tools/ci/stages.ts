/** What `npm test` checks, and what each of it depends on: the targets of nx are made of this table. */

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
const vitest = ['{workspaceRoot}/vitest.config.ts', '{workspaceRoot}/tools/*.ts'];

const generated = { projects: ['*', '!undercroft'], target: 'generate' };
const compiled = { projects: ['game-*'], target: 'compile' };
const bundled = { projects: ['@undercroft/bundle'], target: 'build' };

/** From long to short: what is begun last leaves a processor with nothing to do. */
export const stages: readonly Stage[] = [
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
    // Of what others build on, so that nx begins it as soon as the files are built, and not last of all.
    of: 'packages/bundle',
    after: [bundled],
  },
  {
    name: 'unit',
    command: 'npx vitest run --project unit --project apart',
    // Of games only what the schemas of editors are made of: no test of this project plays one.
    inputs: [...packages, ...vitest, '{workspaceRoot}/tools/**/*', '{workspaceRoot}/docs/**/*', games],
    after: [generated],
  },
  {
    name: 'browser',
    command: 'npx vitest run --project browser',
    inputs: [...packages, ...vitest, content],
    after: [generated, compiled],
  },
  {
    name: 'storybook',
    command: 'npx vitest run --project storybook',
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
  { name: 'types', command: 'npm run -s typecheck', inputs: typescript, after: [generated] },
  {
    name: 'dead-code',
    command: 'npm run -s knip',
    inputs: [...typescript, '{workspaceRoot}/knip.json', '{workspaceRoot}/.storybook/**/*'],
    after: [generated],
  },
  { name: 'lint', command: 'npm run -s lint', inputs: typescript, after: [generated] },
  { name: 'repository', command: 'npx vitest run --project repository', inputs: [everything], after: [generated] },
  {
    name: 'agreement',
    command: 'node tools/bench/agree.ts 1000',
    inputs: [...packages, content, '{workspaceRoot}/tools/{bench,reference}/**/*'],
    after: [generated, compiled],
  },
  { name: 'format', command: 'npm run -s format:check', inputs: [everything], after: [generated] },
  {
    name: 'size',
    command: 'npm run -s size',
    inputs: [...packages, content, '{workspaceRoot}/.size-limit.js'],
    after: [bundled],
  },
];
