/** All setups of a game that differ from the default in one thing, to try a whole game. */
import type { GameMeta, OptionMeta } from '@undercroft/contract';
import { resolveSetup, type GameSetup } from '@undercroft/engine';

/** A way to begin a game. */
export interface NamedSetup {
  /** "2 players", "2 players, raid=1" */
  readonly name: string;
  readonly setup: Omit<GameSetup, 'seed'>;
  /** one int per entry of `meta.options` */
  readonly options: readonly number[];
}

/**
 * Each number of players as the game is, in each variant, with each option alone at its other
 * values, and with all options at once.
 */
export function setupsOf(meta: GameMeta): NamedSetup[] {
  const setups: NamedSetup[] = [];
  const add = (players: number, name: string, rest: Omit<GameSetup, 'seed' | 'players'>): void => {
    const setup = { players, ...rest };
    const { options } = resolveSetup(meta, { ...setup, seed: 0 });
    if (setups.some((known) => known.setup.players === players && known.options.join() === options.join())) return;
    setups.push({
      name: `${players === 1 ? '1 player' : `${players} players`}${name === '' ? '' : `, ${name}`}`,
      setup,
      options,
    });
  };
  for (let players = meta.players.min; players <= meta.players.max; players++) {
    add(players, '', {});
    for (const { name } of meta.variants) add(players, name, { variant: name });
    for (const option of meta.options)
      for (const value of otherValues(meta, option))
        add(players, `${option.name}=${value}`, { options: { [option.name]: value } });
    const all = meta.options.map((option) => [option.name, otherValues(meta, option).at(-1) ?? option.initial]);
    if (all.length > 1) add(players, 'all options', { options: Object.fromEntries(all) });
  }
  return setups;
}

/**
 * Values other than the default: all of a flag or an enum; of a number the least, the one behind
 * the default, and the greatest.
 */
function otherValues(meta: GameMeta, { type, min, max, initial }: OptionMeta): number[] {
  const next = max === null || initial < max ? initial + 1 : null;
  const numbers = [...new Set([min, next, max])];
  const values = type.is === 'flag' ? [0, 1] : type.is === 'enum' ? [...meta.enums[type.of]!.values.keys()] : numbers;
  return values.filter((value): value is number => value !== null && value !== initial);
}
