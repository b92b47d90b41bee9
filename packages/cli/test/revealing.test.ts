// What players see of things that rules reveal: the tiny game, whose players show cards and look at
// them.

import { compileGame } from '@undercroft/compiler';
import { TINY_GAME_ID, tinyGame } from '@undercroft/compiler/testing';
import type { GameModule } from '@undercroft/contract';
import { Rng, createGame, createState, determinise, eventText, type Game } from '@undercroft/engine';
import { HIDDEN, viewFor, type GameView, type ZoneView } from '@undercroft/view';
import { viewConformance } from '@undercroft/view/testing';
import { describe, expect, it } from 'vitest';
import { moduleFromText } from '../src/module-from-text.ts';

const RULES = `${TINY_GAME_ID}/rules/play.rules`;

/** The tiny game, in which every turn begins with some lines more. */
async function withTurn(lines: string, files = tinyGame()): Promise<GameModule> {
  files.set(
    RULES,
    files.get(RULES)!.replace('  rule LT-TURN-01, LT-TURN-02\n', `  rule LT-TURN-01, LT-TURN-02\n${lines}`),
  );
  const { diagnostics, module } = compileGame(files, TINY_GAME_ID);
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return await moduleFromText(module.code);
}

/** The tiny game with chests that lie hidden from every player, and in which cards lie. */
function withChests(): Map<string, string> {
  const files = tinyGame();
  const game = `${TINY_GAME_ID}/game.yaml`;
  const changed = files
    .get(game)!
    .replace(
      '\nzones:\n',
      '\n  chest: { folder: chests, zones: { loot: { holds: card } } }\nzones:\n  maze: { holds: chest, visible: none, order: pile }\n',
    );
  files.set(game, changed);
  files.set(
    `${TINY_GAME_ID}/chests/chests.table.yaml`,
    'each: { count: 2, starts: maze }\nrows: { oak: {}, iron: {} }\n',
  );
  return files;
}

function begin(module: GameModule): Game {
  return createGame(module, { players: 2, seed: 3 });
}

function zone({ zones }: GameView, module: GameModule, name: string, owner: number): ZoneView {
  return zones.find((one) => module.meta.zones[one.zone]?.name === name && one.owner === owner)!;
}

/**
 * Zones of players by name, then what viewer 0, viewer 1 and a spectator see revealed in that of
 * the first player: places.
 */
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

const CHOOSE = '  move a card in your deck to your discard\n';

it('offers cards of a deck that nobody sees by their place alone', async () => {
  const module = await withTurn(CHOOSE);
  for (const { run } of viewConformance(module, { every: 2, games: 3 })) expect(run).not.toThrow();
  const game = begin(module);
  const { decision, shown } = viewFor(module, game.state, game.decision()!.player);

  expect(shown).toEqual([]);
  expect(decision!.answers.length).toBeGreaterThan(3);
  for (const [place, { label, thing, row }] of decision!.answers.entries())
    expect([label, thing, row]).toEqual([`a hidden card (${place + 1})`, HIDDEN, -1]);
});

it('offers the card that was peeked at by its name, and the others by their place', async () => {
  const module = await withTurn(`  reveal first(your deck) to you\n${CHOOSE}`);
  for (const { run } of viewConformance(module, { every: 2, games: 3 })) expect(run).not.toThrow();
  const game = begin(module);
  const { answers } = viewFor(module, game.state, game.decision()!.player).decision!;

  expect(answers.filter(({ thing }) => thing !== HIDDEN)).toHaveLength(1);
  expect(answers.filter(({ label }) => label.startsWith('a hidden card'))).toHaveLength(answers.length - 1);
});

const HOARD = '  shuffle maze\n  if any your deck, move first(your deck) to first(maze)\n';

describe.each([
  ['hidden there', ''],
  ['revealed to one player', '  reveal first(cards in chests in maze) to you\n'],
  ['revealed to all', '  reveal cards in chests in maze\n'],
  ['revealed before the chests are shuffled', '  reveal cards in chests in maze\n  shuffle maze\n'],
  ['drawn into them', '  for each c in maze, draw 1 from your deck to c.loot\n'],
  ['revealed before its chest is moved', '  reveal cards in chests in maze\n  move last(maze) to maze\n'],
])('cards in hidden chests, %s', (_, lines) => {
  it('keep everything else hidden', async () => {
    const module = await withTurn(HOARD + lines, withChests());
    for (const { run } of viewConformance(module, { every: 3, games: 3 })) expect(run).not.toThrow();
  });
});

it('shows what is revealed in a hidden chest, until the chest is shuffled', async () => {
  const inChests = async (lines: string) => {
    const module = await withTurn(HOARD + lines, withChests());
    const game = begin(module);
    return zone(viewFor(module, game.state, 'spectator'), module, 'maze', -1).revealed ?? [];
  };

  expect(await inChests('  reveal cards in chests in maze\n')).toMatchObject([
    { place: 0, inside: expect.any(Number) },
  ]);
  expect(await inChests('  reveal cards in chests in maze\n  shuffle maze\n')).toEqual([]);
});

it('names a card that is drawn to nobody, when all would see it but in a hidden chest', async () => {
  const module = await withTurn('  for each c in maze, draw 1 from your deck to c.loot\n', withChests());
  const named = module.meta.events.findIndex(
    ({ name, slots }) => name === 'draw' && slots.some((slot) => slot.name === 'thing'),
  );
  const event = begin(module).events.find((one) => one.event === named)!;
  const { title } = module.meta.rows[module.meta.things[event.args[1]!]!]!;

  expect(event.text).toContain(title);
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(eventText(module.meta, event, viewer)).toMatch(/^Player \d draws a hidden [a-z]+\.$/);
});

it('never tells in the log which hidden chest something was put into', async () => {
  const module = await withTurn(HOARD, withChests());
  const game = begin(module);
  const loot = module.meta.zones.find(({ name }) => name === 'loot')!;
  const isLoot = (value: number): boolean => value >= loot.first && value < loot.first + loot.instances;
  const moved = game.events.filter(({ args, name }) => name === 'move' && args.slice(1).some(isLoot));

  expect(moved.length).toBeGreaterThan(0);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { happened } = viewFor(module, game.state, viewer, { events: game.events, since: -1 });
    expect(happened.filter(({ args, name }) => name === 'move' && args.slice(1).some(isLoot))).toEqual([]);
  }
});

it('determinises hidden chests with what lies in them', async () => {
  const module = await withTurn(HOARD, withChests());
  const { state } = begin(module);
  const { layout } = module.meta;
  const { first } = module.meta.zones.find(({ name }) => name === 'maze')!;
  const deal = createState(module);
  const tops = new Map<number, number>();
  for (let seed = 0; seed < 400; seed++) {
    determinise(module, state, 0, new Rng(seed), deal);
    const top = deal[layout.head + first]!;
    tops.set(top, (tops.get(top) ?? 0) + 1);
  }

  expect(tops.size).toBe(4);
  for (const times of tops.values()) expect(Math.abs(times - 100)).toBeLessThan(45);
});
