import type { GoalMeta, TableMeta } from './extras.ts';
import type { GameMeta } from './meta.ts';

const made = new WeakMap<GameMeta, Map<string, GameMeta>>();

/**
 * The game with the goal and the ends of tracks that it has when it is played with certain options.
 *
 * @param options  by index into `meta.options`: 0 is off
 * @returns        the same object for the same game, goal and ends
 * @throws         never
 */
export function withOptions(meta: GameMeta, options: readonly number[]): GameMeta {
  const { table } = meta.extras;
  const valueOf = (name: string): number => options[meta.options.findIndex((option) => option.name === name)] ?? 0;
  const parts: Partial<TableMeta> = { ...goalWith(table?.goal, valueOf), ...tracksWith(table?.shared, valueOf) };
  const key = JSON.stringify(parts);
  if (key === '{}') return meta;
  const known = made.get(meta) ?? new Map<string, GameMeta>();
  made.set(meta, known);
  const one = known.get(key) ?? { ...meta, extras: { ...meta.extras, table: { ...table, ...parts } } };
  known.set(key, one);
  return one;
}

/** The goal, where an option that is on changes it. */
function goalWith(goal: GoalMeta | undefined, valueOf: (option: string) => number): Pick<TableMeta, 'goal'> {
  const others = Array.isArray(goal?.with) ? (goal.with as NonNullable<GoalMeta['with']>) : [];
  const other = others.find(({ option }) => valueOf(option) !== 0);
  if (goal === undefined || other === undefined) return {};
  const { says = goal.says, reach = goal.reach } = other;
  return { goal: { says, ...(reach === undefined ? {} : { reach }) } };
}

/** The shared areas, where an option that is on says at which number a track ends. */
function tracksWith(shared: TableMeta['shared'], valueOf: (option: string) => number): Pick<TableMeta, 'shared'> {
  if (!Array.isArray(shared)) return {};
  const areas = shared as NonNullable<TableMeta['shared']>;
  const ended = areas.map((area) => {
    const to = typeof area === 'object' && typeof area.to === 'string' ? valueOf(area.to) : 0;
    return typeof area === 'object' && to !== 0 ? { ...area, to } : area;
  });
  return ended.every((area, n) => area === areas[n]) ? {} : { shared: ended };
}

/**
 * Default options of a variant, by its
 * name, or of the game as written.
 *
 * @throws never
 */
export function optionsOf(meta: GameMeta, variant: string | null): readonly number[] {
  const options = meta.options.map(({ initial }) => initial);
  for (const [index, value] of meta.variants.find(({ name }) => name === variant)?.options ?? [])
    options[index] = value;
  return options;
}
