import { createGame } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { viewFor, type AnswerView, type GameView, type LogLineView, type ZoneView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { isReaction, passUnwanted } from './wanted.ts';

const { meta: bare } = tinyModule();
const place = { name: 'place', type: { is: 'thing', of: 0 } } as const;
/** The first question is a window; `storm` begins a scene that `calm` ends. */
const meta = {
  ...bare,
  asks: bare.asks.map((ask, n) => (n === 0 ? { ...ask, window: 'moment' } : ask)),
  events: [
    { name: 'storm', text: '', slots: [place] },
    { name: 'calm', text: '', slots: [] },
  ],
  extras: { table: { drama: { storm: { at: 'place', until: ['calm'] } } } },
};
const start = viewFor(tinyModule(), createGame(tinyModule(), { players: 2, seed: 1 }).state, 1);

const said = (event: string, things: readonly number[] = []): LogLineView => {
  return { step: 0, text: event, player: 0, event, things, file: null, line: null };
};
/** The second player is offered something; thing 9 lies with a player. */
function offered(log: readonly LogLineView[], owner = 1, more: Partial<GameView> = {}): GameView {
  const answers = [7, -1].map((thing, index): AnswerView => {
    return { index, label: '', thing, zone: -1, place: -1, player: -1, entry: 0, row: -1, none: thing < 0 };
  });
  const decision = { player: 1, ask: 0, prompt: '', about: -1, taken: 0, min: 1, max: 1, disabled: [], answers };
  const things = [{ id: 9, row: 0, kind: 0, fields: {}, attributes: {}, zones: [] }];
  const zone = { id: 1, zone: 0, owner, count: 1, things } as unknown as ZoneView;
  return { ...start, turn: 0, log, zones: [zone], decision, ...more };
}
const passes = (view: GameView): number[] =>
  (['always', 'fights', 'losses', 'never'] as const).map((wish) => passUnwanted(meta, view, wish));

it('asks whoever wants it always, and nobody who never does', () => {
  expect(passes(offered([]))).toEqual([-1, 1, 1, 1]);
});

it("asks in fights, and for losses in those at a place of one's own", () => {
  expect(passes(offered([said('storm', [9])]))).toEqual([-1, -1, -1, 1]);
  expect(passes(offered([said('storm', [9])], 0))).toEqual([-1, -1, 1, 1]);
});

it('passes again when a fight is over', () => {
  expect(passes(offered([said('storm', [9]), said('calm')]))).toEqual([-1, 1, 1, 1]);
});

it('leaves alone what players do in their own turn, and what is no window', () => {
  const own = { ...meta, extras: { table: { passes: ['moment'] } } };
  const mine = offered([], 1, { turn: 1 });

  expect(isReaction(own, mine, mine.decision!)).toBe(false);
  expect(isReaction(meta, mine, mine.decision!)).toBe(true);
  const other = offered([]);
  expect(passUnwanted(meta, { ...other, decision: { ...other.decision!, ask: 1 } }, 'never')).toBe(-1);
});
