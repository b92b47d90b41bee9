/**
 * How long a player with a phone waits: from the request of the page until something can be
 * pressed, until the first question of a game that is begun right then, and from an answer to the
 * next question.
 */
import { builtGames } from '../../built-games.ts';
import { duration, type Bench, type Row } from '../bench.ts';
import { DESKTOP, DevicePages, PHONE, networks, type Device } from '../device.ts';
import { median, quantile } from '../statistics.ts';

const GOAL = 1000;
/** From an answer to the next question, on a computer: what feels like at once. */
const AT_ONCE = 100;
const GAMES = ['keeper', 'apprentices', 'lords', 'dungeonation'] as const;
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

async function waiting(phone: DevicePages, game: string, network: keyof typeof networks): Promise<Row> {
  const moments = [];
  for (let run = 0; run < RUNS; run++) moments.push(await phone.load(game, network));
  const goal = network === RECORD ? GOAL : null;
  const form = moments.map((moment) => moment.form);
  const question = median(moments.map((moment) => moment.question));
  const row = rowOf(`${game}, ${network}: first interaction; first question`, form, goal);
  return { ...row, figure: `${row.figure}; ${duration(question * 1e6)}` };
}

async function answering(pages: DevicePages, game: string, goal: number | null): Promise<Row> {
  const times = await pages.answers(game, BEFORE, ANSWERS);
  const row = rowOf(`${game}: answer to next question, mid-game`, times, goal);
  return { ...row, figure: `${duration(median(times) * 1e6)}, worst ${duration(Math.max(...times) * 1e6)}` };
}

async function ofGames(
  device: Device,
  measure: (pages: DevicePages, game: string) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const pages = new DevicePages(builtGames(), device);
  const rows: Row[] = [];
  try {
    await pages.start();
    for (const game of GAMES) rows.push(...(await measure(pages, game)));
  } finally {
    await pages.close();
  }
  return rows;
}

/** A game on a slow phone. */
export const pageBench: Bench = {
  id: 'page',
  title: `A game on a phone, ${PHONE.slower} times slower than this machine`,
  run: async () =>
    await ofGames(PHONE, async (pages, game) => {
      const rows: Row[] = [];
      for (const network of Object.keys(networks) as (keyof typeof networks)[])
        rows.push(await waiting(pages, game, network));
      return [...rows, await answering(pages, game, null)];
    }),
};

/** From an answer to the next question where nothing has to be waited for but the game itself. */
export const desktopBench: Bench = {
  id: 'desktop',
  title: 'A game on a computer like this one, without motion',
  run: async () =>
    await ofGames(DESKTOP, async (pages, game) => [{ ...(await answering(pages, game, AT_ONCE)), id: 'desktop' }]),
};
