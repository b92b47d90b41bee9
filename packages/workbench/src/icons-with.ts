import type { IconShape } from '@undercroft/contract';

type Icons = Readonly<Record<string, IconShape>>;

/** All icons: 3 MB, which a site where nothing is edited leaves out. */
const allShapes = async (): Promise<Icons> =>
  import.meta.env.WORKSHOP === false ? {} : (await import('virtual:undercroft/icon-shapes')).shapes;

/**
 * Icons of a game, with those that it names only now. Names that no icon has are left out. The set
 * of all icons is loaded the first time one is new.
 */
export async function iconsWith(names: readonly string[], known: Icons): Promise<Icons> {
  const fresh = names.filter((name) => known[name] === undefined);
  if (fresh.length === 0) return known;
  const shapes = await allShapes();
  const found = fresh.flatMap((name) => (Object.hasOwn(shapes, name) ? [[name, shapes[name]!] as const] : []));
  return { ...known, ...Object.fromEntries(found) };
}
