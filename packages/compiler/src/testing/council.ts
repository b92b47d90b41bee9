/** A game of two sides whose members answer for each other, as files. */

export const COUNCIL_ID = 'council';

const GAME = `title: Council
players: { min: 2, max: 4 }
start: play-game
turn: active
teams: { sides: [sun, moon] }
globals: { active: { type: player } }
counters: { points: { min: 0, max: 99 } }
kinds: { hat: { folder: hats } }
zones:
  deck: { holds: hat, order: pile, visible: none }
  hand: { holds: hat, of: player, visible: owner }
  shelf: { holds: hat, of: player }
reasons: { done: Done., out: Out. }
prompts: { confer: What does your side do? }
`;

const RULES = `to play-game
  each player
    draw 2 from deck to your hand
    set active to you
    confer
  end-game because done

to confer
  choose by team of you
    option earn
      gain 1 points
    option toss
      move a hat in your hand chosen by team of you to your shelf
    option yield
      eliminate last(partners) because out
      move a hat in your hand chosen by team of you to your shelf
`;

/**
 * Its files.
 *
 * @param sides a line of game.yaml in place of the sides; others then take the place of partners
 */
export function councilFiles(sides = ''): Map<string, string> {
  const game = sides === '' ? GAME : GAME.replace(/teams: .*/, sides);
  const rules = sides === '' ? RULES : RULES.replace('partners', 'others');
  return new Map([
    [`${COUNCIL_ID}/game.yaml`, game],
    [`${COUNCIL_ID}/rules/play.rules`, rules],
    [
      `${COUNCIL_ID}/hats/hats.table.yaml`,
      'each: { count: 2, starts: deck }\nrows:\n  cap: {}\n  hood: {}\n  crown: {}\n  veil: {}\n',
    ],
  ]);
}
