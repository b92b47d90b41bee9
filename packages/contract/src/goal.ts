import type { GoalMeta } from './extras.ts';
import type { GameMeta } from './meta.ts';

const made = new WeakMap<GameMeta, Map<number, GameMeta>>();

/**
 * The game with the goal that it has when it is played with certain options.
 *
 * @param options  by index into `meta.options`: 0 is off
 * @returns        the same object for the same game and goal
 * @throws         never
 */
export function withGoal(meta: GameMeta, options: readonly number[]): GameMeta {
  const { table } = meta.extras;
  const goal = table?.goal;
  const others = Array.isArray(goal?.with) ? (goal.with as NonNullable<GoalMeta['with']>) : [];
  const on = (name: string): boolean => (options[meta.options.findIndex((option) => option.name === name)] ?? 0) !== 0;
  const index = others.findIndex(({ option }) => on(option));
  if (goal === undefined || index < 0) return meta;
  const known = made.get(meta) ?? new Map<number, GameMeta>();
  made.set(meta, known);
  const { says = goal.says, reach = goal.reach } = others[index]!;
  const one = known.get(index) ?? {
    ...meta,
    extras: { ...meta.extras, table: { ...table, goal: { says, ...(reach === undefined ? {} : { reach }) } } },
  };
  known.set(index, one);
  return one;
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
