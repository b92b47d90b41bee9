import { fileURLToPath } from 'node:url';
import { productionConditions } from '@undercroft/vite-plugin/conditions';
import { build, type Plugin } from 'vite';

/** How modules become one. */
export interface BundleSettings {
  readonly format: 'es' | 'iife';
  /** variable of what a classic script exports */
  readonly name: string;
  readonly plugins: readonly Plugin[];
  /** what stays an import */
  readonly external?: readonly string[];
  /** import conditions by which packages leave out what a game has no use for */
  readonly conditions?: readonly string[];
}

const LICENCES = 'licences.md';

/**
 * Bundles and minifies a module with everything that it imports, in memory.
 *
 * @returns the code, and the licences of what is in it
 */
export async function bundled(
  entry: string,
  { format, name, plugins, external = [], conditions = [] }: BundleSettings,
): Promise<{ readonly code: string; readonly licences: string }> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    plugins: [...plugins],
    // Of the components only what every table needs; the entry names the others.
    resolve: { conditions: ['lean', ...conditions, ...productionConditions] },
    build: {
      target: 'es2022',
      write: false,
      license: { fileName: LICENCES },
      lib: { entry, name, formats: [format] },
      // The library mode of Vite keeps the spaces of an ES module, unless it is asked not to.
      rolldownOptions: {
        external: [...external],
        checks: { pluginTimings: false },
        output: { minify: true, codeSplitting: false },
      },
    },
  });
  let [code, licences] = ['', ''];
  for (const file of [result].flat().flatMap((one) => ('output' in one ? one.output : []))) {
    if (file.type === 'chunk') code = file.code;
    else if (file.fileName === LICENCES) licences = String(file.source);
  }
  return { code, licences };
}
