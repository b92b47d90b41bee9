// What players see of things that rules reveal: the tiny game, whose players show cards and look at them.

import { compileGame } from '@undercroft/compiler';
import { TINY_GAME_ID, tinyGame } from '@undercroft/compiler/testing';
import type { GameModule } from '@undercroft/contract';
import { Rng, createGame, eventText, type Game } from '@undercroft/engine';
import { viewFor, type GameView, type ZoneView } from '@undercroft/view';
import { viewConformance } from '@undercroft/view/testing';
import { describe, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

const RULES = `${TINY_GAME_ID}/rules/play.rules`;

/** The tiny game, in which every turn begins with some lines more. */
async function withTurn(lines: string): Promise<GameModule> {
  const files = tinyGame();
  files.set(
    RULES,
    files.get(RULES)!.replace('  rule LT-TURN-01, LT-TURN-02\n', `  rule LT-TURN-01, LT-TURN-02\n${lines}`),
  );
  const { diagnostics, module } = compileGame(files, TINY_GAME_ID);
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return await moduleFromText(module.code);
}

function begin(module: GameModule): Game {
  return createGame(module, { players: 2, seed: 3 });
}

function zone({ zones }: GameView, module: GameModule, name: string, owner: number): ZoneView {
  return zones.find((one) => module.meta.zones[one.zone]?.name === name && one.owner === owner)!;
}

/** Zones of players by name, then what viewer 0, viewer 1 and a spectator see revealed in that of the first player: places. */
function places(game: Game, name: string, owner: number): (readonly number[] | null)[] {
  return ([0, 1, 'spectator'] as const).map((viewer) => {
    const view = zone(viewFor(game.module, game.state, viewer), game.module, name, owner);
    return view.things === null ? (view.revealed ?? []).map(({ place }) => place) : null;
  });
}

describe.each([
  ['the first card of the hand, to all', '  reveal first(your hand)\n'],
  ['a card of the opponent, to one player', '  reveal a random card in hand of opponent to you\n'],
  ['the top of the deck, to one player', '  reveal first(your deck) to you\n'],
  ['a hand for a while', '  reveal your hand\n  if your oil > 2, hide your hand\n'],
])('revealing %s', (_, lines) => {
  it('keeps everything else hidden', async () => {
    for (const { run } of viewConformance(await withTurn(lines), { every: 2, games: 3 })) expect(run).not.toThrow();
  });
});

it('shows the thing at its place to those it was revealed to, and the others a back', async () => {
  const module = await withTurn('  reveal last(your hand)\n  reveal first(your deck) to opponent\n');
  const game = begin(module);
  const active = viewFor(module, game.state, 'spectator').turn;
  const opponent = 1 - active;

  const others = (seen: number[], unseen: number[]): number[][] => (active === 0 ? [unseen, seen] : [seen, unseen]);
  expect(places(game, 'hand', active)).toEqual([0, 1].map((seat) => (seat === active ? null : [2])).concat([[2]]));
  expect(places(game, 'deck', active)).toEqual([...others([0], []), []]);
  expect(places(game, 'deck', opponent)).toEqual([[], [], []]);
});

it('tells in the log what was shown, to those who saw it', async () => {
  const module = await withTurn('  reveal first(hand of opponent) to you\n');
  const game = begin(module);
  const event = game.events.find(({ name }) => name === 'reveal')!;
  const title = module.meta.rows[module.meta.things[event.args[1] ?? -1] ?? -1]!.title;
  const { you } = event;

  expect(eventText(module.meta, event, you)).toContain(title);
  expect(eventText(module.meta, event, 'spectator')).not.toContain(title);
  expect(eventText(module.meta, event, 'spectator')).toMatch(/^Player \d looks at a hidden card\.$/i);
});

it('makes an answer that showed something no longer free to take back', async () => {
  const shows = begin(await withTurn('  reveal last(your hand)\n'));
  const rng = new Rng(5);
  const first = viewFor(shows.module, shows.state, 'all').turn;
  while (viewFor(shows.module, shows.state, 'all').turn === first)
    shows.answer(rng.below(shows.decision()!.options.length));

  expect(shows.undoInfo().learned).toContain(first);
});
