/**
 * Where in a state everything is: see also header.ts for the cells that are the same in every game.
 */

/** Offsets into the state of one game. */
export interface LayoutMeta {
  /** ints of a state */
  readonly size: number;
  readonly things: number;
  readonly zones: number;
  /**
   * Things from this id on are made by a map: they never move, lie in no zone and are never shown
   * to single players, so the state has no `zoneOf`, `next`, `prev` and `shown` of them; left out
   * by a game without such things
   */
  readonly fixed?: number;
  /**
   * Zones from this id on, those of fixed things, have a `head` and neither `tail` nor `count`;
   * left out by a game without such zones
   */
  readonly brief?: number;
  /** `state[zoneOf + id]` = zone id, or -1 */
  readonly zoneOf: number;
  /** `state[next + id]`, `state[prev + id]` = neighbour in the zone, or -1 */
  readonly next: number;
  readonly prev: number;
  /**
   * `state[head + zone]`, `state[tail + zone]` = first, last thing or -1; `state[count + zone]` =
   * how many
   */
  readonly head: number;
  readonly tail: number;
  readonly count: number;
  /**
   * `state[shown + id]`: to whom a thing was revealed where it lies, besides those who see its
   * zone: bit p for player p, bit 8 for everybody else; left out by a game that reveals nothing
   */
  readonly shown?: number;
  /**
   * `state[together]`: how many times players were asked together so far. Negative, the same
   * number: the rules stop (`STATUS.held`) when all of them have answered, and go no further. Left
   * out by a game without such questions
   */
  readonly together?: number;
  /** first cell of the options chosen for this game */
  readonly options: number;
  /**
   * `state[inForce + row]` = how many things of the row are in force; with 0 its standing effects
   * are not looked for. Left out by hand-made modules
   */
  readonly inForce?: number;
  /**
   * scripted dice, scripted picks: SCRIPT_SIZE cells each. A die is what it shows. A pick is what a
   * random choice must give: a value that may be chosen (id of a thing, number, enum index,
   * player), or `-2 - row` for the first thing of that row among those that may be chosen.
   */
  readonly diceScript: number;
  readonly pickScript: number;
  /** lasting effects: `lastingMax` records of `lastingStride` cells */
  readonly lasting: number;
  readonly lastingMax: number;
  readonly lastingStride: number;
  /** frames: from here to the end of the state */
  readonly frames: number;
  /**
   * by kind of frame (`FRAME.kind`) and by where it goes on (`FRAME.step`): its cells that hold a
   * thing or NONE, in pairs of an offset and the kind of the thing, or one of `HELD`. A negative
   * offset is that of the first of two cells that say where a list of things begins and how long it
   * is. Left out by a game without such cells
   */
  readonly held?: readonly Readonly<Record<number, readonly number[]>>[];
  /**
   * by code of a lasting effect: cells of its record (`RECORD`) that hold things, in such pairs;
   * left out by a game without such cells
   */
  readonly heldLasting?: readonly (readonly number[])[];
  /** dice are things `firstDie .. firstDie + maxDice - 1` */
  readonly firstDie: number;
  readonly maxDice: number;
  /**
   * `state[dieValue + i]`, `state[dieSides + i]` for die i = 0 .. state[HEADER.dice] - 1: what it
   * shows, how many sides it has; left out by a game without dice
   */
  readonly dieValue?: number;
  readonly dieSides?: number;
  /** `state[dieThrower + i]`: thing a die was rolled for, or NONE */
  readonly dieThrower?: number;
}
