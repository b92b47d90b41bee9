import type { GameModule } from '@undercroft/contract';
import { format, ratioRow, yardsOf, type Bench, type Row } from '../bench.ts';
import { loadContent } from '../content.ts';
import { compare, measure, type Cost } from '../measure.ts';
import { generatedSide, midGames, playouts, playoutsFrom, referenceSide } from '../playing.ts';
import { references } from '@undercroft/reference';

const FAST = 1e6;

function speedRow(id: string, what: string, { nanoseconds, yards }: Cost): Row {
  const perSecond = 1e9 / nanoseconds.median;
  return {
    id,
    what,
    figure: `${format(perSecond)}/s`,
    target: `≥ ${format(FAST)}/s, floor 0.40 M`,
    met: perSecond >= FAST,
    values: { perSecond, ...yardsOf(yards) },
  };
}

/** Random play with complete legal lists, compiled against written by hand. */
export const playoutsBench: Bench = {
  id: 'playouts',
  title: 'Random play from the start of the game',
  async run(options) {
    const module = await loadContent('keeper');
    const found = compare(playouts(generatedSide(module), 200), playouts(referenceSide(references.keeper), 400), {
      rounds: 21,
      ...options,
    });
    return [
      ratioRow('playouts', 'compiled against written by hand, from the start', found, 0.5),
      speedRow('playouts.speed', 'decisions with complete legal lists, one core', found.first),
    ];
  },
};

/** The same for each number of players of the game that has several. */
export const apprenticesBench: Bench = {
  id: 'apprentices',
  title: 'Random play of apprentices from the start of the game',
  async run(options) {
    const module = await loadContent('apprentices');
    const rows: Row[] = [];
    for (const players of references.apprentices.PLAYERS) {
      const byHand = referenceSide(references.apprentices, players);
      // Many procedures take part, and all of them must have become fast before it counts.
      const found = compare(playouts(generatedSide(module, players), 40), playouts(byHand, 80), {
        rounds: 21,
        warmUp: 60,
        ...options,
      });
      rows.push(
        ratioRow(`apprentices.${players}`, `compiled against written by hand, ${players} players`, found, 0.5),
        speedRow(
          `apprentices.speed.${players}`,
          `decisions with complete legal lists, ${players} players`,
          found.first,
        ),
      );
    }
    return rows;
  },
};

/**
 * The game without a version by hand: from the start with each number of players, and how large its
 * states are.
 */
export const lordsBench: Bench = {
  id: 'lords',
  title: 'Random play of lords from the start of the game',
  async run(options) {
    const module = await loadContent('lords');
    const { min, max } = module.meta.players;
    const rows: Row[] = [];
    for (let players = min; players <= max; players++) {
      const games = players === min ? 300 : 20;
      const cost = measure(playouts(generatedSide(module, players), games), {
        rounds: 21,
        warmUp: 60,
        ...options,
      });
      rows.push(speedRow(`lords.speed.${players}`, `decisions with complete legal lists, ${players} players`, cost));
    }
    return [...rows, sizeRow('lords.size', module)];
  },
};

function sizeRow(id: string, module: GameModule): Row {
  const ints = module.meta.layout.size;
  return {
    id,
    what: 'ints in a state',
    figure: String(ints),
    target: '≤ 4,096',
    met: ints <= 4096,
    values: { ints },
  };
}

/**
 * The game on a board of tiles: as it is, where random players soon give up, and with rounds that
 * are played to the end.
 */
export const dungeonationBench: Bench = {
  id: 'dungeonation',
  title: 'Random play of dungeonation from the start of the game',
  async run(options) {
    const module = await loadContent('dungeonation');
    const speed = (id: string, what: string, chosen: Readonly<Record<string, number>>, games: number): Row => {
      const side = generatedSide(module, undefined, chosen);
      return speedRow(id, what, measure(playouts(side, games), { rounds: 21, warmUp: 30, ...options }));
    };
    return [
      speed('dungeonation.speed', 'decisions with complete legal lists', {}, 40),
      speed('dungeonation.speed.timed', 'the same in games of twelve rounds', { 'round-limit': 12 }, 10),
      sizeRow('dungeonation.size', module),
    ];
  },
};

/** The same from positions in the middle of long games. */
export const midGameBench: Bench = {
  id: 'mid-game',
  title: 'Random play from positions in the middle of the game',
  async run() {
    const generated = generatedSide(await loadContent('keeper'));
    const reference = referenceSide(references.keeper);
    const found = compare(
      playoutsFrom(generated, midGames(generated, 15, 200), 60),
      playoutsFrom(reference, midGames(reference, 15, 200), 60),
      { rounds: 21 },
    );
    return [
      ratioRow('mid-game', 'compiled against written by hand, from turn 15 on', found, 0.5),
      speedRow('mid-game.speed', 'decisions from turn 15 on, one core', found.first),
    ];
  },
};
