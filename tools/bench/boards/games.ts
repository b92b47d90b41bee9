/**
 * Small board games as a newcomer writes them, for measuring: nothing in their texts thinks of
 * speed.
 */
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { loadCompiled } from '@undercroft/games';

export const BOARDS = ['noughts', 'connect-four', 'breakthrough'] as const;
export type BoardName = (typeof BOARDS)[number];

const NOUGHTS = {
  'game.yaml': `title: Noughts and crosses
players: { min: 2, max: 2 }
start: play-game
turn: active
globals: { active: { type: player } }
kinds:
  square: { fields: { mark: { type: 'player?' } } }
maps: { board: { spaces: { kind: square, columns: 3, rows: 3 } } }
reasons: { line: Three are in a line., full: Nothing is free. }
`,
  'rules/play.rules': `to play-game
  set active to first(players)
  repeat while any squares where its mark is none
    as active, take-turn
    set active to opponent of active
  end-game because full

to take-turn
  let s = a square where its mark is none
  set s.mark to you
  if any squares where in-a-row(it, you) or in-a-column(it, you) or aslant(it, you), win you because line

define in-a-row(square s, player p) as count(block(s, 3, 1) where its mark is p) is 3

define in-a-column(square s, player p) as count(block(s, 1, 3) where its mark is p) is 3

define aslant(square s, player p) as count(block(s, 3, 3) where its mark is p and its row is its column) is 3
  or count(block(s, 3, 3) where its mark is p and its row + its column is 4) is 3
`,
};

const CONNECT_FOUR = {
  'game.yaml': `title: Connect Four
players: { min: 2, max: 2 }
start: play-game
turn: active
globals: { active: { type: player } }
kinds:
  hole: { fields: { disc: { type: 'player?' } } }
maps: { grid: { spaces: { kind: hole, columns: 7, rows: 6 } } }
reasons: { four: Four are in a line., full: Nothing is free. }
`,
  'rules/play.rules': `to play-game
  set active to first(players)
  repeat 42 times
    as active, take-turn
    set active to opponent of active
  end-game because full

to take-turn
  let h = a hole where its disc is none and rests(it)
  set h.disc to you
  if four-through(h), win you because four

-- A disc lies on the ground or on another disc.
define rests(hole h) as no holes where its disc is none and its column is h.column and its row is h.row + 1

define four-through(hole h) as run(h, 0, 1) + run(h, 0, -1) >= 3 or run(h, 1, 0) >= 3
  or run(h, 1, 1) + run(h, -1, -1) >= 3 or run(h, 1, -1) + run(h, -1, 1) >= 3

-- How many discs of the same player lie beside h in one direction, up to three.
define run(hole h, number down, number right) giving number
  let n = 0
  repeat 3 times
    let next = beyond(h, down * (n + 1), right * (n + 1))
    if next is none, return n
    if next.disc is not h.disc, return n
    increase n by 1
  return n

define beyond(hole h, number down, number right) as first(holes where its row is h.row + down and its column is h.column + right)
`,
};

const BREAKTHROUGH = {
  'game.yaml': `title: Breakthrough
players: { min: 2, max: 2 }
start: play-game
turn: active
globals: { active: { type: player } }
kinds:
  square: { zones: { standing: { holds: pawn } } }
  pawn: { folder: pawns }
maps: { board: { spaces: { kind: square, columns: 8, rows: 8 } } }
zones:
  reserve: { holds: pawn, of: player }
  captured: { holds: pawn, of: player }
reasons: { breached: A pawn has reached the other side., bare: No pawn is left. }
`,
  'pawns/foot-soldier.yaml': `title: Foot soldier
count: 16 per player
starts: reserve
`,
  'rules/play.rules': `to play-game
  each player
    for each s in squares where home(it, you)
      move first(your reserve) to s
  set active to first(players)
  repeat
    as active, take-turn
    set active to opponent of active

define home(square s, player p) as if p is first(players) then s.row >= 7 else s.row <= 2

define forward(player p) as if p is first(players) then -1 else 1

to take-turn
  choose
    option ahead for each p in your pawns if is-free(goal(p, 0))
      advance p to goal(p, 0)
    option left for each p in your pawns if may-enter(goal(p, -1))
      advance p to goal(p, -1)
    option right for each p in your pawns if may-enter(goal(p, 1))
      advance p to goal(p, 1)

define goal(pawn p, number aside) giving square?
  let from-here = p.place
  if from-here is none, return none
  return first(squares where its row is from-here.row + forward(you) and its column is from-here.column + aside)

define is-free(square? s) as s is not none and no pawns in s

define may-enter(square? s) as s is not none and no pawns of you in s

to advance pawn p to square s
  move pawns in s to captured of opponent
  move p to s
  if s.row is last-row(you), win you because breached
  if no pawns of opponent in squares, win you because bare

define last-row(player p) as if p is first(players) then 1 else 8
`,
};

const SOURCES: Readonly<Record<BoardName, Readonly<Record<string, string>>>> = {
  noughts: NOUGHTS,
  'connect-four': CONNECT_FOUR,
  breakthrough: BREAKTHROUGH,
};

/** @throws Error when the game does not compile, with what was found */
export async function boardGame(name: BoardName): Promise<GameModule> {
  const files = new Map(Object.entries(SOURCES[name]).map(([path, text]) => [`${name}/${path}`, text]));
  const { module, diagnostics } = compileGame(files, name);
  if (module === null) throw new Error(`${name} does not compile: ${diagnostics[0]?.message}`);
  return await loadCompiled(module);
}
