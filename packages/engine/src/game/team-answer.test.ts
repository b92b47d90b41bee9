import { TEAM_ANSWER, type GameModule } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { carryOver, createGame, eventText, loadGame, openSave, type Game } from '../index.ts';
import { tinyModule } from '../testing/index.ts';

/** The orchard, played together: any player may answer for the one who is asked. */
function together(rulesHash = tinyModule().meta.rulesHash): GameModule {
  const { meta, ...module } = tinyModule();
  const asks = meta.asks.map((ask) => ({ ...ask, anyOf: 'team' as const }));
  const events = [...meta.events, { name: TEAM_ANSWER, text: null, slots: [] }];
  return { ...module, meta: { ...meta, asks, events, cooperative: true, rulesHash } };
}

/** Seats in the order in which they answered. */
const GIVEN = [0, 1, 1, 0, 1, 0];

function played(module = together()): Game {
  const game = createGame(module, { players: 2, seed: 4 });
  for (const seat of GIVEN) game.answerFor(seat, 0);
  return game;
}

const giversOf = (game: Game): number[] => GIVEN.map((_, i) => game.playerOf(i + 1));
const toldOf = ({ events }: Game): (string | null)[] =>
  events.filter(({ name }) => name === TEAM_ANSWER).map(({ text }) => text);

it('names in the log who of a side answered, before what the answer brought', () => {
  const game = played();

  expect(giversOf(game)).toEqual(GIVEN);
  expect(toldOf(game)).toEqual(GIVEN.map((seat) => `Player ${seat + 1} answers for the team.`));
  expect(game.eventsSince(6)[0]).toMatchObject({ name: TEAM_ANSWER, you: 0, step: 6 });
  expect(eventText(game.module.meta, game.eventsSince(2)[0], 0, ['Ann', 'Bob'])).toBe('Bob answers for the team.');
});

it('tells the same after undo and redo, and when the log is worked out later', () => {
  const game = played();
  const told = toldOf(game);
  const late = createGame(together(), { players: 2, seed: 4, log: false });
  for (const seat of GIVEN) late.answerFor(seat, 0);

  game.goTo(0);
  while (game.redo());

  expect(toldOf(game)).toEqual(told);
  expect(toldOf(late)).toEqual(told);
});

it('keeps who answered in a save, in changed rules, and on changed content', () => {
  const game = played();
  const loaded = loadGame(together(), game.save());
  const opened = openSave(together('0000'), game.save());

  expect(loaded.ok && [giversOf(loaded.game), toldOf(loaded.game)]).toEqual([GIVEN, toldOf(game)]);
  expect(loaded.ok && loaded.game.save()).toBe(game.save());
  expect(opened.ok && giversOf(opened.game)).toEqual(GIVEN);
  expect(giversOf(carryOver(game, together('0000')).game)).toEqual(GIVEN);
});

it('reads a save that does not tell who answered: it was the player who was asked', () => {
  const { by, ...old } = JSON.parse(played().save()) as Record<string, unknown>;
  const loaded = loadGame(together(), JSON.stringify(old));

  expect(by).toBeTypeOf('string');
  expect(loaded.ok && loaded.game.hash()).toBe(played().hash());
});

it('writes nothing more into the save of a game without such questions', () => {
  expect(JSON.parse(createGame(tinyModule(), { players: 2, seed: 4 }).save())).not.toHaveProperty('by');
});

it.each([
  ['a seat that is not there', 'BAk', 'illegal-answer'],
  ['an answer that is not there', 'fwA', 'damaged'],
  ['half a pair', 'AQ', 'damaged'],
  ['what is no list', '!', 'damaged'],
  ['no text', 7, 'damaged'],
])('refuses a save whose givers are %s', (_, by, code) => {
  const save = { ...(JSON.parse(played().save()) as object), by };

  expect(loadGame(together(), JSON.stringify(save))).toMatchObject({ ok: false, code });
});
