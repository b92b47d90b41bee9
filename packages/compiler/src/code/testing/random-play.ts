/** Plays compiled games with uniform random answers, for tests. */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';

export interface RandomPlay {
  readonly answers: number;
  readonly over: boolean;
  /** how often each question was asked, by what it is within */
  readonly asked: ReadonlyMap<string, number>;
}

/**
 * @param seed  of the game and of the answers
 * @param limit most answers
 * @throws what the module throws; an error of its own when nothing is offered or the zones are not
 *   sound
 */
export function playAtRandom(module: GameModule, players: number, seed: number, limit: number): RandomPlay {
  const { meta, io } = module;
  const state = new Int32Array(meta.layout.size);
  module.init(
    state,
    meta.options.map((option) => option.initial),
    players,
    seed,
  );
  const below = generator(seed);
  const asked = new Map<string, number>();
  let status = module.run(state);
  let answers = 0;
  while (status === STATUS.decision && answers < limit) {
    const within = meta.asks[io.ask]?.within ?? '';
    if (io.count === 0) throw new Error(`nothing is offered within ${within}`);
    asked.set(within, (asked.get(within) ?? 0) + 1);
    state[HEADER.answer] = io.options[below(io.count)] ?? 0;
    state[HEADER.answered] = 1;
    status = module.run(state);
    answers++;
  }
  requireSoundZones(module, state);
  return { answers, over: status === STATUS.over, asked };
}

/** Numbers from 0 to `limit - 1`, the same for the same seed. */
export function generator(seed: number): (limit: number) => number {
  let at = seed | 0;
  return (limit) => {
    at = (Math.imul(at, 1664525) + 1013904223) | 0;
    return Math.floor(((at >>> 8) / 0x1000000) * limit);
  };
}

/** Every thing that says it lies in a zone is found there, once. */
function requireSoundZones(module: GameModule, state: Int32Array): void {
  const { zones, things, fixed = things, head, next, zoneOf } = module.meta.layout;
  let found = 0;
  for (let zone = 0; zone < zones; zone++) {
    for (let thing = state[head + zone] ?? -1; thing >= 0; thing = state[next + thing] ?? -1) {
      if (state[zoneOf + thing] !== zone || ++found > fixed) throw new Error(`thing ${thing} is not where it lies`);
    }
  }
  for (let thing = 0; thing < fixed; thing++) if ((state[zoneOf + thing] ?? -1) >= 0) found--;
  if (found !== 0) throw new Error('a thing lies in no list');
}
