/**
 * How long somebody with a phone waits: from going to the page until something can be pressed, until the first question of a
 * game that is begun right then, and from an answer to the next question.
 */
import { builtGames } from '../../built-games.ts';
import { duration, type Bench, type Row } from '../bench.ts';
import { Phone, SLOWER, networks } from '../phone.ts';
import { median, quantile } from '../statistics.ts';

const GOAL = 1000;
/** The profile of record. On slow 4G the file alone is on its way for nearly a second. */
const RECORD = 'fast 4G';
const RUNS = 5;
/** Answers to the middle of a game, and those that are measured there. */
const BEFORE = 60;
const ANSWERS = 21;

/** @param times  milliseconds @param goal  the most the median may be, null for none */
function rowOf(what: string, times: readonly number[], goal: number | null): Row {
  const [low, middle, high] = [0, 0.5, 1].map((share) => quantile(times, share)) as [number, number, number];
  return {
    id: 'page',
    what,
    figure: `${duration(middle * 1e6)} (${duration(low * 1e6)}–${duration(high * 1e6)})`,
    target: goal === null ? '' : `≤ ${duration(goal * 1e6)}`,
    met: goal === null ? null : middle <= goal,
    values: { nanoseconds: middle * 1e6, low: low * 1e6, high: high * 1e6 },
  };
}

async function waiting(phone: Phone, game: string, network: keyof typeof networks): Promise<Row[]> {
  const moments = [];
  for (let run = 0; run < RUNS; run++) moments.push(await phone.load(game, network));
  const goal = network === RECORD ? GOAL : null;
  return [
    rowOf(
      `${game}, ${network}: first interaction`,
      moments.map(({ form }) => form),
      goal,
    ),
    rowOf(
      `${game}, ${network}: first question`,
      moments.map(({ question }) => question),
      null,
    ),
  ];
}

async function answering(phone: Phone, game: string): Promise<Row> {
  const times = await phone.answers(game, BEFORE, ANSWERS);
  const row = rowOf(`${game}: answer to next question, mid-game`, times, null);
  return { ...row, figure: `${duration(median(times) * 1e6)}, worst ${duration(Math.max(...times) * 1e6)}` };
}

/** A game on a slow phone. */
export const pageBench: Bench = {
  id: 'page',
  title: `A game on a phone, ${SLOWER} times slower than this machine`,
  async run() {
    const phone = new Phone(builtGames());
    const rows: Row[] = [];
    try {
      await phone.start();
      for (const game of ['keeper', 'apprentices', 'lords', 'dungeonation']) {
        for (const network of Object.keys(networks) as (keyof typeof networks)[])
          rows.push(...(await waiting(phone, game, network)));
        rows.push(await answering(phone, game));
      }
    } finally {
      await phone.close();
    }
    return rows;
  },
};
