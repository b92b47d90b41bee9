/**
 * Writes `generated/text.ts`: the modules of the kernel as plain JavaScript without imports, which
 * stands in a compiled game behind its layout.
 *
 * Types are stripped, constants of `contract` become numbers, names from `src/layout.ts` stay as
 * they are.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as contract from '@undercroft/contract';
import { parseSync, transformSync } from 'rolldown/utils';

/** What a compiled game exports. */
const EXPORTED: ReadonlySet<string> = new Set(['io', 'init', 'run', 'call', 'place']);
/** The module of `contract` that every game has a copy of. */
const RANDOM = fileURLToPath(new URL('random.ts', import.meta.resolve('@undercroft/contract')));

/**
 * Texts by part: what every game has, and what is written into games that have a map, a board of
 * hexagons, a board of tiles.
 */
export interface KernelText {
  readonly CORE: string;
  readonly MAPS: string;
  readonly HEXAGONS: string;
  readonly TILES: string;
}

/**
 * Makes the text.
 *
 * @param exports what `contract` exports: numbers and tables of numbers are written into the text
 * @throws        when two modules declare the same name, or one imports what would not be there
 */
export function kernelText(exports: Readonly<Record<string, unknown>> = contract): KernelText {
  const constants = constantsOf(exports);
  const parts = {
    CORE: [RANDOM, ...modules('src/core')],
    MAPS: modules('src/maps'),
    HEXAGONS: modules('src/hexagons'),
    TILES: modules('src/tiles'),
  };
  const read = Object.values(parts)
    .flat()
    .map((path) => readModule(path, readFileSync(path, 'utf8'), constants));
  check(read);
  const text = (paths: readonly string[]): string =>
    read
      .filter(({ path }) => paths.includes(path))
      .map(({ code }) => code)
      .join('\n');
  return {
    CORE: text(parts.CORE),
    MAPS: text(parts.MAPS),
    HEXAGONS: text(parts.HEXAGONS),
    TILES: text(parts.TILES),
  };
}

function modules(folder: string): string[] {
  const names = readdirSync(new URL(folder, import.meta.url)).filter((name) => !name.endsWith('.test.ts'));
  return names.toSorted().map((name) => fileURLToPath(new URL(`${folder}/${name}`, import.meta.url)));
}

/** `HEADER.top` and the like, to the text of the number. */
function constantsOf(exports: Readonly<Record<string, unknown>>): Record<string, string> {
  const constants: Record<string, string> = {};
  for (const [name, value] of Object.entries(exports)) {
    if (typeof value === 'number') constants[name] = String(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, cell] of Object.entries(value))
      if (typeof cell === 'number') constants[`${name}.${key}`] = String(cell);
  }
  return constants;
}

interface Module {
  readonly path: string;
  readonly code: string;
  readonly declares: readonly string[];
  /** names that other modules must declare */
  readonly needs: readonly string[];
}

function readModule(path: string, source: string, constants: Readonly<Record<string, string>>): Module {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const declares: string[] = [];
  const needs: string[] = [];
  let text = '';
  let end = 0;
  for (const node of program.body) {
    text += source.slice(end, node.start);
    end = node.end;
    if (node.type === 'ImportDeclaration') {
      if (node.importKind === 'type' || node.source.value.endsWith('/layout.ts')) continue;
      for (const specifier of node.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type') needs.push(specifier.local.name);
      continue;
    }
    const inner = node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node;
    const names = namesOf(inner);
    declares.push(...names);
    const isKept = names.some((name) => EXPORTED.has(name));
    text += source.slice(isKept ? node.start : inner.start, node.end);
  }
  const { code, errors: wrong } = transformSync(path, text + source.slice(end), { define: { ...constants } });
  if (wrong.length > 0) throw new Error(`${path}: ${wrong[0]?.message}`);
  const isConstant = (name: string): boolean =>
    Object.keys(constants).some((key) => key === name || key.startsWith(`${name}.`));
  return { path, code: laidOut(code), declares, needs: needs.filter((name) => !isConstant(name)) };
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

function namesOf(node: Statement): string[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id ? [node.id.name] : [];
  if (node.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/**
 * As people write it: two blanks for a tab, blank lines behind functions and behind the comment on
 * the whole module.
 */
function laidOut(code: string): string {
  const text = code
    .replaceAll(/^\t+/gm, (tabs) => '  '.repeat(tabs.length))
    .replaceAll(/^\*/gm, ' *')
    .replaceAll(/^\}\n/gm, '}\n\n')
    .replace(/\*\/\n/, '*/\n\n');
  return `${text.trim()}\n`;
}

function check(all: readonly Module[]): void {
  const declared = new Map<string, string>();
  for (const { path, declares } of all) {
    for (const name of declares) {
      if (declared.has(name)) throw new Error(`${path} and ${declared.get(name)} both declare ${name}`);
      declared.set(name, path);
    }
  }
  for (const { path, needs } of all) {
    const missing = needs.find((name) => !declared.has(name));
    if (missing !== undefined) throw new Error(`${path} needs ${missing}, which would not be in a game`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parts = Object.entries(kernelText());
  mkdirSync(new URL('generated', import.meta.url), { recursive: true });
  writeFileSync(
    new URL('generated/text.ts', import.meta.url),
    parts.map(([name, text]) => `export const ${name}: string = ${JSON.stringify(text)};\n`).join(''),
  );
}
