import { createRequire } from 'node:module';
import type { IconShape } from '@undercroft/contract';
import { roundPath } from './round-path.ts';

interface SetFile {
  readonly width: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const require = createRequire(import.meta.url);
let loaded: SetFile | null = null;

/** The set has 7 MB, so it is read when the first icon is asked for. */
function iconSet(): SetFile {
  loaded ??= require('@iconify-json/game-icons/icons.json') as SetFile;
  return loaded;
}

/** Only what a path may be made of: nothing else of the file can reach a page. */
const onePath = /^<path fill="currentColor" d="([MmLlHhVvCcSsQqTtAaZz0-9eE.,\s-]+)"\/>$/;

/**
 * An icon of the set.
 *
 * @param name  its name in the set, such as `two-coins`
 * @returns     its path, or null when the set has none of that name
 * @throws      never
 */
export function iconShape(name: string): IconShape | null {
  const { icons, aliases, width } = iconSet();
  const own = Object.hasOwn(icons, name) ? name : undefined;
  const parent = aliases !== undefined && Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
  const body = icons[own ?? parent ?? '']?.body;
  const path = body === undefined ? undefined : onePath.exec(body)?.[1];
  return path === undefined ? null : { path: roundPath(path), grid: width };
}

/**
 * The icons that are asked for, as far as the set has them.
 *
 * @param names  may repeat
 */
export function iconShapes(names: Iterable<string>): Record<string, IconShape> {
  const shapes: Record<string, IconShape> = {};
  for (const name of new Set(names)) {
    const shape = iconShape(name);
    if (shape !== null) shapes[name] = shape;
  }
  return shapes;
}

let names: ReadonlySet<string> | null = null;

/** Names of all icons of the set, other names of the same ones included. The same set each time. */
export function iconNames(): ReadonlySet<string> {
  if (names === null) {
    const { icons, aliases = {} } = iconSet();
    names = new Set([...Object.keys(icons), ...Object.keys(aliases)]);
  }
  return names;
}

/** The same icons on a coarser grid: shorter paths. @param grid side of the grid, in steps */
export function coarser(shapes: Readonly<Record<string, IconShape>>, grid: number): Record<string, IconShape> {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, { path: roundPath(shape.path, grid / shape.grid), grid }]),
  );
}
