/**
 * How many cells of the state calls need: those that wait for an answer, and the lists of things
 * that lie on top of them. Where nothing can come back to itself each function runs once at a time,
 * so all of them together are the most. Finding the longest path of calls would save cells only in
 * small games.
 */
import { MAX_PLAYERS } from '@undercroft/contract';

/** Cells of a game in which calls may go as deep as they like. */
const ANY_DEPTH = 1024;

/** A function that can stop. */
interface Frame {
  readonly name: string;
  readonly size: number;
  /** names of those that it calls */
  readonly calls: ReadonlySet<string>;
}

/** Counts while a game is written. */
export class CallCells {
  /** most things of a list */
  private readonly longest: number;
  private lists = 0;
  private isOpen = false;
  private turns = 0;

  /** @param things and dice, as many as there are */
  constructor(things: number, dice: number) {
    this.longest = Math.max(things, dice, MAX_PLAYERS);
  }

  /** A list is made here. @param cells the most it takes; any set when left out */
  list(cells = this.longest): void {
    this.lists += cells;
  }

  /**
   * The list that is made here is kept until its function ends: in a loop there may be one of each
   * turn.
   */
  keepList(): void {
    if (this.turns > 0) this.isOpen = true;
  }

  /**
   * What is written in `body` is done again and again, and what one turn keeps is still there in
   * the next.
   */
  inTurns(body: () => void): void {
    this.turns++;
    body();
    this.turns--;
  }

  /** Nothing is known of how much this takes. */
  open(): void {
    this.isOpen = true;
  }

  /**
   * @param frames of the game
   * @param recurs whether functions may come back to themselves
   */
  most(frames: readonly Frame[], recurs: boolean): number {
    if (this.isOpen || recurs || comesBack(frames)) return ANY_DEPTH;
    return Math.min(
      ANY_DEPTH,
      frames.reduce((sum, { size }) => sum + size, this.lists),
    );
  }
}

/** Whether a frame function may call itself, by others too. */
function comesBack(frames: readonly Frame[]): boolean {
  const byName = new Map(frames.map((frame) => [frame.name, frame]));
  const open = new Set<Frame>();
  const done = new Set<Frame>();
  const meets = (frame: Frame | undefined): boolean => {
    if (frame === undefined || done.has(frame)) return false;
    if (open.has(frame)) return true;
    open.add(frame);
    const found = [...frame.calls].some((name) => meets(byName.get(name)));
    open.delete(frame);
    done.add(frame);
    return found;
  };
  return frames.some(meets);
}
