import { menuOption } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadGame, WAITING } from '../testing/map-game.ts';
import { Running } from '../testing/running.ts';

const RULES = `${WAITING}
define struck(square u) as pawns in block(u, 2, 2)

to offer-blast pawn p
  choose
    option wait
      return
    option blast for each u in squares if any struck(u), showing struck(u) + [p]
      move p to u
    option shout, showing neighbours(p)
      move p to first(squares)
    option brood if no pawns, showing neighbours(p)
      move p to first(squares)
`;

const GAME = {
  'game.yaml': `title: Blasts
players: { min: 2, max: 2 }
start: play-game
kinds:
  square: { zones: { standing: { holds: pawn } } }
  pawn: { folder: pawns }
maps:
  board:
    spaces: { kind: square, columns: 3, rows: 2 }
    legend: { '.': {} }
    drawing:
      spaces: |
        ...
        ...
`,
  'pawns/red-pawn.yaml': 'count: 2\n',
  'rules/map.rules': RULES,
};

let fresh: Running;
beforeAll(async () => {
  fresh = await loadGame(GAME);
});

/** What is shown with what is offered, by answer. */
function shown(explain: boolean): Map<number, number[]> {
  const running = new Running(fresh.module);
  const [pawn = -1, other = -1] = running.things('red-pawn');
  running.put(pawn, 'standing', at('r1c1')).put(other, 'standing', at('r2c3'));
  const { io } = running.module;
  running.call('offer-blast', [pawn]);
  io.explain = explain;
  running.module.run(running.state);
  io.explain = false;
  const found = new Map<number, number[]>();
  for (let i = 0; i < io.showLength; i += io.shows[i] ?? Infinity)
    found.set(io.shows[i + 1] ?? -1, [...new Set(io.shows.subarray(i + 2, i + (io.shows[i] ?? 0)))]);
  return found;
}

const at = (name: string): number => fresh.things(`square-${name}`)[0] ?? -1;

it('shows with each answer what its option says, and nothing with what is not offered', () => {
  const [pawn = -1, other = -1] = fresh.things('red-pawn');

  expect(shown(true)).toEqual(
    new Map([
      [menuOption(1, at('r1c1')), [pawn]],
      [menuOption(1, at('r1c2')), [other, pawn]],
      [menuOption(2, -1), [at('r1c2'), at('r2c1')]],
    ]),
  );
});

it('looks for nothing that nobody looks at', () => {
  expect(shown(false)).toEqual(new Map());
});
