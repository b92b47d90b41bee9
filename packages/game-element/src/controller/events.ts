import type { Session } from '../session/session.ts';

/** Detail of `game-change`: the position is another, or the content has changed. */
export interface GameChange {
  /** answers given so far */
  readonly position: number;
  /** the game has come to its end */
  readonly over: boolean;
}

/** Detail of `game-answer`: a player has answered. */
export interface GameAnswer {
  /** seat that answered */
  readonly player: number;
  /** answers given before */
  readonly position: number;
  /** a program answered, no person */
  readonly bot: boolean;
}

/** Detail of `game-over`: who has won, and why. */
export interface GameOver {
  /** seats that won, from 0: their names are `names[seat]` of the plan; empty for none */
  readonly winners: readonly number[];
  /** the sentence of the ending */
  readonly text: string;
}

/** The events of `<dungeon-game>` with their details. */
export interface DungeonGameEvents {
  'game-change': CustomEvent<GameChange>;
  'game-answer': CustomEvent<GameAnswer>;
  'game-over': CustomEvent<GameOver>;
  /** the user wants to see a place of the content: `file:line` */
  'uc-source': CustomEvent<{ readonly source: string }>;
}

declare global {
  interface HTMLElementEventMap extends DungeonGameEvents {}
}

/** What a report about a game holds, one line each. */
export function reportOf(session: Session, problem: string): string {
  const { meta } = session.module;
  const lines = [
    `${meta.title} (${meta.id}), content ${meta.hash}`,
    `seats ${session.plan.seats.map((seat) => (seat.is === 'human' ? 'human' : seat.bot)).join(', ')}`,
    `seed ${session.plan.seed}, ${session.position} answers`,
    ...(problem === '' ? [] : [`failed: ${problem}`]),
    session.replayLine(),
    session.save(),
  ];
  return lines.join('\n');
}
