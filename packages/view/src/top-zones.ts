import type { GameView, ZoneView } from './shape.ts';

/**
 * Zones that lie in no other thing: those of the table, of the players, and of the squares of
 * boards.
 *
 * @throws never
 */
export function topZones({ zones, boards }: Pick<GameView, 'zones' | 'boards'>): readonly ZoneView[] {
  return [
    ...zones,
    ...boards.flatMap(({ squares, drawn }) =>
      [...squares, ...(drawn?.above ?? []).map(({ thing }) => thing)].flatMap((square) => square.zones),
    ),
  ];
}
