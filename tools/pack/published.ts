/**
 * Which packages are published under names of their own, which ship inside another one, and what of
 * them besides what their manifests name.
 */

/** What is published of a package. */
export interface PublishedPackage {
  /** folder below `packages` */
  readonly folder: string;
  /** sources that are started by their address, and so stand in no import */
  readonly entries?: readonly string[];
  /**
   * of these, what a bundler starts by the address of its source: a file of that name imports the
   * one that was made of it
   */
  readonly addressed?: readonly string[];
  /** files and folders that are taken as they are, from the folder of the package */
  readonly assets?: readonly string[];
  /** the same from the root of the repository */
  readonly shared?: readonly string[];
  /** packages that are used when they are there */
  readonly optional?: readonly string[];
  /** folder of the package that it ships inside, as one of its bundled dependencies */
  readonly within?: string;
}

const web = [
  'src/main.ts',
  'src/docs/main.ts',
  'src/bot-worker.ts',
  'src/studio/edit/worker.ts',
  'src/studio/scenarios/test-worker.ts',
  'src/studio/position/trial-worker.ts',
  'src/studio/player/player-worker.ts',
  'src/studio/balance/balance-worker.ts',
];

/**
 * Documents for designers of games; those about
 * the packages themselves stay in the repository.
 */
const forDesigners = [
  'README.md',
  'glossary.md',
  'how-to',
  'language',
  'formats',
  'errors',
  'elements',
  'embedding',
].map((name) => `docs/${name}`);

/** In the order of their layers. */
export const published: readonly PublishedPackage[] = [
  { folder: 'contract' },
  { folder: 'kernel', within: 'compiler' },
  { folder: 'engine' },
  { folder: 'compiler', assets: ['generated/grammar.js'] },
  { folder: 'pictures', within: 'cli' },
  { folder: 'view', within: 'cli' },
  { folder: 'bots', within: 'cli' },
  { folder: 'table', within: 'cli' },
  { folder: 'server', within: 'cli', entries: ['src/bots/bot-thread.ts', 'src/tables-thread.ts'] },
  { folder: 'simulator', within: 'cli' },
  { folder: 'report', within: 'cli' },
  { folder: 'scenario', within: 'cli' },
  { folder: 'content-files' },
  { folder: 'browser' },
  { folder: 'starters', within: 'cli', assets: ['files'] },
  { folder: 'components', within: 'cli', assets: ['generated/fonts'] },
  {
    folder: 'vite-plugin',
    within: 'cli',
    entries: ['src/pictures/drawing-worker.ts'],
    assets: ['client.d.ts'],
  },
  { folder: 'game-element', within: 'cli' },
  // A browser is large, and only pictures and print need one.
  { folder: 'bundle', within: 'cli', assets: ['client.d.ts'], optional: ['@undercroft/browser'] },
  {
    folder: 'language-server',
    within: 'cli',
    shared: ['docs/errors', 'docs/language', 'docs/formats'],
  },
  {
    folder: 'workbench',
    within: 'cli',
    entries: web,
    addressed: web,
    assets: ['index.html', 'docs-site/assets'],
    shared: [...forDesigners, 'packages/compiler/test/games/tiny/lantern'],
  },
  {
    folder: 'cli',
    entries: ['src/start.ts', 'src/series/worker.ts', 'src/mutate/mutant-worker.ts', 'src/mutate/coverage-worker.ts'],
    assets: ['bin'],
    optional: ['@undercroft/browser'],
  },
  { folder: 'create-undercroft', assets: ['bin'] },
];

/** A package from outside of which some files ship inside one of ours. */
export interface TrimmedPackage {
  readonly name: string;
  /** folder of our package */
  readonly within: string;
  /** globs below its folder */
  readonly files: readonly string[];
}

/** Packages from outside that are large, and of which little is used. */
export const trimmed: readonly TrimmedPackage[] = [
  {
    name: 'hyphen',
    within: 'cli',
    files: [
      '{LICENSE,package.json,README.md,export-contract.js,hyphen.js}',
      '{de,de-1996,en,en-us,es,fr,it,pl}/index.js',
      'patterns/{de-1996,en-us,es,fr,it,pl}.js',
    ],
  },
];
