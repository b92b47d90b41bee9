/**
 * What each zone of every game lets be seen is held by a scenario: with another `visible:` one
 * fails. And what is not to be told before it happens.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameMeta, GameModule, ZoneMeta } from '@undercroft/contract';
import { compiledGame, loadCompiled } from '@undercroft/games';
import { createGame } from '@undercroft/engine';
import { runScenario } from '@undercroft/scenario';
import { previewAnswer, viewFor } from '@undercroft/view';
import { expect, it } from 'vitest';
import { scenariosOf } from '../src/scenario-files.ts';
import { gamesToTest, TIMES } from './games-to-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Answers of a game at random, at most. */
const MOST = 400;

const SEES = /^(player \d|spectator) sees /;

/**
 * Every zone, shown to others than it is shown to. Of a zone without an owner, `owner` means
 * `none`.
 */
function changes({ zones }: GameMeta): { readonly name: string; readonly zone: ZoneMeta }[] {
  return zones.flatMap((zone) =>
    (['all', 'none', ...(zone.owner === 'player' ? (['owner'] as const) : [])] as const)
      .filter((visible) => visible !== zone.visible)
      .map((visible) => ({ name: `${zone.name} visible: ${visible}`, zone: { ...zone, visible } })),
  );
}

/**
 * The same game with another zone of that name: only views ask what a zone lets be seen, the rules
 * do not.
 */
function withZone(module: GameModule, changed: ZoneMeta): GameModule {
  const zones = module.meta.zones.map((zone) => (zone.name === changed.name ? changed : zone));
  return { ...module, meta: { ...module.meta, zones } };
}

/**
 * Questions to a player in the turn of another whose answers would tell a move from square to
 * square, in a game at random.
 */
function tellingMoves(module: GameModule, seed: number): string[] {
  const game = createGame(module, { players: module.meta.players.min, seed });
  const told: string[] = [];
  let draw = seed;
  for (let n = 0; n < MOST && !game.over; n++) {
    const { player, options, prompt } = game.decisions()[0]!;
    if (movesOnBoards(module, game.snapshotFor(player), player) > 0) told.push(prompt);
    draw = (Math.imul(draw, 1_664_525) + 1_013_904_223) >>> 0;
    game.answerFor(player, draw % options.length);
  }
  return told;
}

/** How many moves from square to square the answers tell, when it is the turn of another. */
function movesOnBoards(module: GameModule, state: Int32Array, player: number): number {
  const { turn, boards, decision } = viewFor(module, state, player);
  if (turn < 0 || turn === player) return 0;
  const places = new Set(boards.flatMap(({ squares }) => squares.flatMap(({ zones }) => zones.map(({ id }) => id))));
  const answers = places.size === 0 ? [] : (decision?.answers ?? []);
  const moves = answers.flatMap(({ index }) => previewAnswer(module, state, player, index)?.moves ?? []);
  return moves.filter(({ from, to }) => places.has(from) && places.has(to)).length;
}

for (const id of gamesToTest) {
  const module = await loadCompiled(compiledGame(id));
  const { scenarios } = scenariosOf(root, { id, folder: join(root, 'content', id) });
  const looking = scenarios.filter(({ node }) => JSON.stringify(node).includes('"sees"'));

  it.each(changes(module.meta))(`${id}: a scenario fails with $name`, ({ zone }) => {
    const changed = withZone(module, zone);
    const failing = looking.find((scenario) =>
      runScenario(changed, scenario).failures.some(({ message }) => SEES.test(message)),
    );

    expect(failing).toBeDefined();
  });

  it(`${id}: an answer in a turn of others does not tell where they go on to`, () => {
    const told = Array.from({ length: TIMES }, (_, n) => n + 1).flatMap((seed) => tellingMoves(module, seed));

    expect(told).toEqual([]);
  });
}
