/** Which packages are published, and what of them besides what their manifests name. */

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
  { folder: 'kernel' },
  { folder: 'engine' },
  { folder: 'compiler', assets: ['generated/grammar.js'] },
  { folder: 'pictures' },
  { folder: 'view' },
  { folder: 'bots' },
  { folder: 'table' },
  { folder: 'server', entries: ['src/bots/bot-thread.ts', 'src/tables-thread.ts'] },
  { folder: 'simulator' },
  { folder: 'report' },
  { folder: 'scenario' },
  { folder: 'content-files' },
  { folder: 'browser' },
  { folder: 'starters', assets: ['files'] },
  { folder: 'components', assets: ['generated/fonts'] },
  { folder: 'vite-plugin', entries: ['src/pictures/drawing-worker.ts'], assets: ['client.d.ts'] },
  { folder: 'game-element' },
  // A browser is large, and only pictures and print need one.
  { folder: 'bundle', assets: ['client.d.ts'], optional: ['@undercroft/browser'] },
  { folder: 'language-server', shared: ['docs/errors', 'docs/language', 'docs/formats'] },
  {
    folder: 'workbench',
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
];
