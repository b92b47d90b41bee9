/**
 * The part of a game that needs no page: its rules, engine, view and bots. It is built into one
 * function, so that its text is also what the worker of the bots runs, and nothing stands in a file
 * twice.
 */
import { parseSync } from 'vite';
import { bundled } from './bundled.ts';
import { virtualModules } from './virtual-modules.ts';

/**
 * Exports `make`, the function, and `core`, what it gives: the game as `module`, `work`, and what
 * the page takes.
 */
export const CORE = 'virtual:core';

/** What a page takes from each package that needs no page. */
export type Taken = ReadonlyMap<string, readonly string[]>;

const PURE: readonly string[] = ['@undercroft/contract', '@undercroft/engine', '@undercroft/view', '@undercroft/bots'];

/** What stands in the function, for a page that is bundled without it. */
export const OUTSIDE: readonly string[] = [CORE, ...PURE];

/** What a page takes. @param page an ES module in which the packages are still imported */
export function takenBy(page: string): Taken {
  const imports = parseSync('page.js', page).module.staticImports;
  return new Map(
    PURE.map((name) => {
      const entries = imports.filter(({ moduleRequest }) => moduleRequest.value === name);
      return [name, entries.flatMap((one) => one.entries.flatMap(({ importName }) => importName.name ?? []))];
    }),
  );
}

/**
 * The modules by which a page reaches the function.
 *
 * @param rules       the compiled game, an ES module; null: the caller of `work` gives it
 * @param conditions  import conditions, see `importConditionsOf`
 * @returns           source by id, for all of `OUTSIDE`
 * @throws            Error when it cannot be built into one function
 */
export async function coreModules(
  rules: string | null,
  taken: Taken,
  conditions: readonly string[],
): Promise<Record<string, string>> {
  const modules: Record<string, string> = {
    [CORE]: `export const make = ${await coreFunction(rules, taken, conditions)};\nexport const core = make({});`,
  };
  for (const [name, names] of taken)
    modules[name] = `import { core } from '${CORE}';\nexport const { ${names.join(', ')} } = core;`;
  return modules;
}

/**
 * Text of a function; called with an empty object it gives that object back with everything in it.
 */
async function coreFunction(rules: string | null, taken: Taken, conditions: readonly string[]): Promise<string> {
  const entry = `
${rules === null ? '' : "import * as module from 'virtual:rules';\nexport { module };"}
import { serveBots } from '@undercroft/bots';
${[...taken].map(([name, names]) => `export { ${names.join(', ')} } from '${name}';`).join('\n')}
export const work = (scope${rules === null ? ', module' : ''}) => {
  const serve = serveBots(module, () => performance.now());
  scope.onmessage = (event) => scope.postMessage(serve(event.data));
};`;
  const { code } = await bundled('virtual:core-entry', {
    format: 'iife',
    name: 'core',
    conditions,
    plugins: [virtualModules({ 'virtual:core-entry': entry, ...(rules === null ? {} : { 'virtual:rules': rules }) })],
  });
  const text = /^var core\s*=\s*(\(?function[\s\S]*)\(\{\}\);?$/.exec(code.trim())?.[1];
  if (text === undefined) throw new Error('the core of the game was not built into one function');
  return text;
}
