/**
 * The part of a one-file build that needs no page: rules of the game, engine, view, bots. It is one function, so that its
 * text is also what the worker of the bots runs, and nothing stands in the file twice.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Packages that need no page; the page reaches them through the function. */
const PURE = ['engine', 'view', 'bots'] as const;
const DOOR = '\0core:';
const ENTRY = '\0core-entry';

/** What the sources of the element and of the components take from each pure package. */
function namesUsed(): Record<string, string[]> {
  const used: Record<string, Set<string>> = Object.fromEntries(PURE.map((name) => [name, new Set<string>()]));
  const files = globSync(['src/**/*.ts', '../components/src/**/*.ts'], { cwd: here('..') });
  for (const file of files.filter((path) => !/\.(test|browser)\.ts$|\/testing\//.test(path))) {
    const text = readFileSync(here(`../${file}`), 'utf8');
    for (const [, names = '', from = ''] of text.matchAll(
      /(?:im|ex)port \{([^}]*)\} from '@undercroft\/(engine|view|bots)'/g,
    ))
      for (const name of names.split(',').map((word) => word.trim()))
        if (name !== '' && !name.startsWith('type ')) used[from]?.add(name.split(' as ')[0]!);
  }
  return Object.fromEntries(Object.entries(used).map(([name, set]) => [name, [...set].toSorted()]));
}

function entrySource(names: Readonly<Record<string, readonly string[]>>, module: string): string {
  const from = (name: string): string => JSON.stringify(here(`../../${name}/src/index.ts`));
  return [
    `import * as module from ${JSON.stringify(module)};`,
    `import { serveBots } from ${from('bots')};`,
    'export { module };',
    ...PURE.map((name) => `export { ${(names[name] ?? []).join(', ')} } from ${from(name)};`),
    'export const work = (scope) => {',
    '  const serve = serveBots(module, () => performance.now());',
    '  scope.onmessage = (event) => scope.postMessage(serve(event.data));',
    '};',
  ].join('\n');
}

/**
 * Builds the function of a game.
 *
 * @param module   id of the module that is the compiled game
 * @param plugins  that know it
 * @returns        text of a function; called with an empty object it gives that object back with everything in it
 */
async function coreFunction(module: string, plugins: readonly Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'core-entry',
    resolveId: (id) => (id.endsWith('core-entry') ? ENTRY : null),
    load: (id) => (id === ENTRY ? { code: entrySource(namesUsed(), module), moduleType: 'js' } : null),
  };
  const result = await build({
    configFile: false,
    root: here('..'),
    logLevel: 'warn',
    plugins: [...plugins, entry],
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: 'core-entry', name: 'core', formats: ['iife'] },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const code = output?.type === 'chunk' ? output.code.trim() : '';
  const text = /^var core\s*=\s*(\(?function[\s\S]*)\(\{\}\);?$/.exec(code)?.[1];
  if (text === undefined) throw new Error('the core of the game was not built into one function');
  return text;
}

/** Lets the sources of the page import engine, view and bots from the function of a game. */
export async function corePlugin(module: string, plugins: readonly Plugin[]): Promise<Plugin> {
  const text = await coreFunction(module, plugins);
  const names = namesUsed();
  return {
    name: 'core',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'virtual:core') return `${DOOR}core`;
      const name = /^@undercroft\/(.+)$/.exec(id)?.[1];
      return PURE.some((pure) => pure === name) ? DOOR + name : null;
    },
    load(id) {
      if (!id.startsWith(DOOR)) return null;
      const name = id.slice(DOOR.length);
      const code =
        name === 'core'
          ? `export const make = ${text};\nexport const core = make({});`
          : `import { core } from 'virtual:core';\n${(names[name] ?? []).map((one) => `export const ${one} = core.${one};`).join('\n')}`;
      return { code, moduleType: 'js' };
    },
  };
}
