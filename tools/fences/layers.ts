/**
 * Who may import whom: the one table of layers. A package says which layer it is with the nx tag
 * `layer:<name>`; lint, knip and the tests of the fence read this table.
 */

/** What a layer may import. */
export interface Layer {
  /** Layers its sources may import. */
  readonly imports: readonly string[];
  /** Layers its tests may import besides. */
  readonly testImports?: readonly string[];
  /**
   * Where its sources run: `pure` has neither Node nor a browser nor a clock nor chance, and
   * imports no package from outside but those in `externals`; `web` has a browser; `node` has Node.
   */
  readonly platform: 'pure' | 'web' | 'node';
  /** The only outside packages that a pure layer may import. */
  readonly externals?: readonly string[];
}

const core = ['contract', 'engine'] as const;
const play = [...core, 'compiler', 'view', 'bots', 'simulator', 'scenario'] as const;

export const layers: Readonly<Record<string, Layer>> = {
  contract: { imports: [], platform: 'pure' },
  kernel: { imports: ['contract'], platform: 'pure' },
  engine: { imports: ['contract'], platform: 'pure' },
  compiler: {
    imports: ['contract', 'kernel'],
    platform: 'pure',
    externals: ['yaml', '@jridgewell/gen-mapping'],
  },
  view: { imports: core, testImports: ['compiler'], platform: 'pure' },
  bots: { imports: core, testImports: ['compiler'], platform: 'pure' },
  pictures: { imports: ['contract'], platform: 'pure' },
  table: { imports: [...core, 'view'], testImports: ['compiler'], platform: 'pure' },
  simulator: { imports: [...core, 'bots'], testImports: ['compiler'], platform: 'pure' },
  server: { imports: [...core, 'bots', 'table'], testImports: ['compiler'], platform: 'node' },
  report: { imports: ['contract', 'simulator'], platform: 'node' },
  scenario: { imports: core, testImports: ['compiler'], platform: 'pure' },
  'content-files': { imports: ['contract'], platform: 'node' },
  browser: { imports: [], platform: 'node' },
  create: { imports: [], platform: 'node' },
  starters: { imports: ['content-files'], platform: 'node' },
  components: { imports: ['contract', 'pictures', 'view'], platform: 'web' },
  'vite-plugin': { imports: ['contract', 'compiler', 'content-files', 'pictures', 'starters'], platform: 'node' },
  'game-element': {
    imports: [...core, 'view', 'bots', 'table', 'components'],
    testImports: ['compiler'],
    platform: 'web',
  },
  games: { imports: ['contract', 'content-files', 'vite-plugin'], platform: 'node' },
  bundle: {
    imports: [
      ...core,
      'view',
      'bots',
      'browser',
      'components',
      'content-files',
      'game-element',
      'games',
      'pictures',
      'vite-plugin',
    ],
    platform: 'node',
  },
  workbench: {
    imports: [
      ...play,
      'report',
      'content-files',
      'starters',
      'components',
      'game-element',
      'vite-plugin',
      'bundle',
      'language-server',
    ],
    platform: 'web',
  },
  'language-server': { imports: ['compiler', 'content-files'], platform: 'node' },
  cli: {
    imports: [
      ...play,
      'report',
      'content-files',
      'starters',
      'vite-plugin',
      'workbench',
      'bundle',
      'language-server',
      'browser',
      'server',
    ],
    testImports: ['games'],
    platform: 'node',
  },
  vscode: {
    imports: ['contract', 'compiler', 'language-server', 'components', 'vite-plugin', 'workbench'],
    testImports: ['starters'],
    platform: 'node',
  },
  reference: { imports: ['contract'], testImports: ['engine'], platform: 'pure' },
  tools: {
    imports: [
      ...play,
      'content-files',
      'components',
      'game-element',
      'vite-plugin',
      'games',
      'bundle',
      'workbench',
      'language-server',
      'browser',
      'cli',
      'vscode',
      'reference',
      'table',
      'server',
    ],
    platform: 'node',
  },
};
