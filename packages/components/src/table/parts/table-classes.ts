import type { TableLayout } from '../../layout/layout.ts';
import type { PlayerScene, Scene } from '../../scene/scene.ts';
import { boardOfAllLeads, hasLinesOnly, sharedLeads, spreads } from './lines.ts';

/**
 * The classes that styles of the table go by.
 *
 * @param layout  null: that of a game which says nothing of it
 * @param states  what the table is doing, by class
 * @throws        never
 */
export function tableClasses(
  layout: TableLayout | null,
  scene: Scene,
  states: Readonly<Record<string, boolean>>,
): string {
  const classes = {
    'shared-leads': layout !== null && sharedLeads(layout),
    'lines-only': layout !== null && hasLinesOnly(layout),
    'board-of-all': boardOfAllLeads(scene),
    spread: spreads(scene),
    many: scene.players.length > 2,
    handed: scene.hand.length > 0,
    ...states,
  };
  const on = Object.entries(classes).flatMap(([name, is]) => (is ? [name] : []));
  return ['table', layout?.players ?? 'beside', ...on].join(' ');
}

/** Classes of the boards of players. @throws never */
export function boardsClasses(players: readonly PlayerScene[]): string {
  const drawsGraph = players.some(({ areas }) =>
    areas.some(({ graph, stays }) => graph !== null && stays !== 'awaited'),
  );
  // Of more players no board can be the stage.
  const isMapped = players.length === 2 && players.some(({ areas }) => areas.some(({ board }) => board !== null));
  return `boards ${drawsGraph ? 'graphs' : ''} ${isMapped ? 'mapped' : ''} ${players.length > 2 ? 'several' : ''}`;
}

/** Columns of the boards. @param large whether a board has the focus, in order @throws never */
export function boardsColumns(large: readonly boolean[]): string {
  const columns = large.map((is) => `minmax(var(--least), ${is ? 'var(--focus)' : '3fr'})`);
  return `--boards: ${columns.join(' ')}`;
}
