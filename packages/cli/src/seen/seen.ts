/**
 * What scenarios cover of a game beside its lines: questions, answers to them, triggers, and each
 * text that players can read.
 */
import {
  DISABLED_RECORD,
  DISABLED_SIZE,
  EVENT_RECORD,
  HEADER,
  NONE,
  STATUS,
  menuEntry,
  type AskMeta,
  type GameMeta,
  type GameModule,
  type Status,
} from '@undercroft/contract';

/** One sort of things that can be seen, and those that never were. */
export interface SeenSort {
  readonly sort: 'questions' | 'answers' | 'triggers' | 'log texts' | 'reasons' | 'endings';
  readonly of: number;
  readonly missing: readonly Unseen[];
}

export interface Unseen {
  /** path in the game, line and column, from 1; empty where a text stands in no one place */
  readonly place: string;
  readonly text: string;
}

/**
 * Sites that a module marks when a part of the content runs by itself, or because a player uses it.
 */
const TRIGGERS: ReadonlySet<string> = new Set(['hook', 'ability', 'play', 'watch', 'at-end']);

/** Answers to a question that stand in no list: nothing, and anything at all. */
const NOTHING = 'nothing';
const ANYTHING = 'anything';

/** Watches a game while scenarios run it. */
export class Seen {
  /** the game, to be run in its place */
  readonly watched: GameModule;
  readonly #game: GameModule;
  readonly #asked = new Set<number>();
  /** `ask answer` */
  readonly #answered = new Set<string>();
  readonly #events = new Set<number>();
  readonly #reasons = new Set<number>();
  readonly #endings = new Set<number>();
  readonly #sites: Uint8Array;
  readonly #aside: Int32Array;

  constructor(game: GameModule) {
    this.#game = game;
    this.#sites = new Uint8Array(game.meta.sites.length);
    this.#aside = new Int32Array(game.meta.layout.size);
    this.watched = { ...game, run: (state) => this.#run(state) };
  }

  /**
   * What was seen so far of each sort.
   *
   * @param files of the game, by path: a trigger is told by its line
   */
  sorts(files: ReadonlyMap<string, string>): readonly SeenSort[] {
    const { meta } = this.#game;
    return [
      sortOf(
        'questions',
        meta.asks.map(({ site, within, prompt }, ask) => ({
          place: placeOf(meta, site),
          text: `${within}: ${prompt}`,
          what: '',
          seen: this.#asked.has(ask),
        })),
      ),
      sortOf(
        'answers',
        meta.asks.flatMap((ask, index) => this.#answersOf(ask, index)),
      ),
      sortOf(
        'triggers',
        meta.sites.flatMap(({ what }, site) =>
          TRIGGERS.has(what)
            ? [{ place: placeOf(meta, site), text: lineOf(meta, site, files), what, seen: this.#sites[site] === 1 }]
            : [],
        ),
      ),
      sortOf(
        'log texts',
        meta.events.flatMap(({ name, text }, event) =>
          text === null ? [] : [{ place: '', text: name, what: name, seen: this.#events.has(event) }],
        ),
      ),
      sortOf(
        'reasons',
        meta.reasons.map(({ site, text }, reason) => ({
          place: placeOf(meta, site),
          text,
          what: text,
          seen: this.#reasons.has(reason),
        })),
      ),
      sortOf(
        'endings',
        meta.endings.map(({ name }, ending) => ({
          place: '',
          text: name,
          what: name,
          seen: this.#endings.has(ending),
        })),
      ),
    ];
  }

  /**
   * All that can be answered to a question: each entry of a menu or window; else something, and
   * nothing where that may be.
   */
  #answersOf({ what, entries, none, site, within, prompt }: AskMeta, ask: number): readonly Sight[] {
    const { meta } = this.#game;
    const sight = (at: number, answer: number | string, label: string, text = label): Sight => ({
      place: placeOf(meta, at),
      text: `${within}: ${text}`,
      what: label,
      seen: this.#answered.has(`${ask} ${answer}`),
    });
    const nothing = none ?? 'no';
    return [
      ...entries.map((entry, index) => sight(entry.site, index, entry.label)),
      ...(entries.length === 0 ? [sight(site, ANYTHING, 'something', `${prompt}: something`)] : []),
      ...(none !== null || what === 'may' ? [sight(site, NOTHING, nothing, `${prompt}: ${nothing}`)] : []),
    ];
  }

  #run(state: Int32Array): Status {
    const { io } = this.#game;
    if (state[HEADER.answered] === 1) this.#noteAnswer(state);
    const before = io.reached;
    io.reached = this.#sites;
    try {
      const status = this.#game.run(state);
      if (io.log) this.#noteEvents();
      if (status === STATUS.over && state[HEADER.ending]! >= 0) this.#endings.add(state[HEADER.ending]!);
      if (status === STATUS.decision) {
        this.#asked.add(io.ask);
        this.#noteReasons(state);
      }
      return status;
    } finally {
      io.reached = before;
    }
  }

  /** Which question it answers is listed once more, since others may have been listed since. */
  #noteAnswer(state: Int32Array): void {
    const { io, meta } = this.#game;
    const answer = state[HEADER.answer]!;
    this.#listAside(state, false);
    const { entries, what, type } = meta.asks[io.ask]!;
    const isNothing = answer === NONE || (what === 'may' && type.is !== 'thing' && answer === 0);
    const given = isNothing ? NOTHING : entries.length > 0 ? menuEntry(answer) : ANYTHING;
    this.#answered.add(`${io.ask} ${given}`);
  }

  #noteEvents(): void {
    const { events, eventLength } = this.#game.io;
    for (let at = 0; at < eventLength; at += Math.max(1, events[at + EVENT_RECORD.length]!))
      this.#events.add(events[at + EVENT_RECORD.event]!);
  }

  /** Reasons are computed on demand, because few scenarios ask for them. */
  #noteReasons(state: Int32Array): void {
    const { io } = this.#game;
    const { disabledCount } = io;
    if (!io.explain) this.#listAside(state, true);
    for (let i = 0; i < io.disabledCount; i++)
      this.#reasons.add(io.disabled[i * DISABLED_SIZE + DISABLED_RECORD.reason]!);
    if (!io.explain) io.disabledCount = disabledCount;
  }

  /**
   * Lists the answers of a position as if nothing had been answered, and leaves it and the log as
   * they are.
   */
  #listAside(state: Int32Array, explain: boolean): void {
    const { io } = this.#game;
    const { log, eventLength, reached, explain: before } = io;
    this.#aside.set(state);
    this.#aside[HEADER.answered] = 0;
    [io.log, io.reached, io.explain] = [false, null, explain];
    if (explain) io.disabledCount = 0;
    try {
      this.#game.run(this.#aside);
    } finally {
      [io.log, io.reached, io.explain, io.eventLength] = [log, reached, before, eventLength];
    }
  }
}

/** Something that can be seen. */
interface Sight {
  readonly place: string;
  readonly text: string;
  /** tells it from others in its place */
  readonly what: string;
  readonly seen: boolean;
}

/**
 * What stands in one place of the content is one, however many rows share it and wherever it is
 * offered.
 */
function sortOf(sort: SeenSort['sort'], sights: readonly Sight[]): SeenSort {
  const all = [...Map.groupBy(sights, ({ place, what }) => `${place} ${what}`).values()];
  const missing = all
    .filter((same) => !same.some(({ seen }) => seen))
    .map(([first]) => ({ place: first!.place, text: first!.text }));
  return { sort, of: all.length, missing };
}

function placeOf({ sites, files }: GameMeta, index: number): string {
  const site = sites[index];
  return site === undefined ? '' : `${files[site.file] ?? '?'}:${site.line}:${site.column}`;
}

/** The rest of the line in which a site stands. */
function lineOf({ sites, files }: GameMeta, index: number, texts: ReadonlyMap<string, string>): string {
  const { file, line, column } = sites[index]!;
  const lines = (texts.get(files[file] ?? '') ?? '').split(/\r\n|\r|\n/);
  return (lines[line - 1] ?? '').slice(column - 1);
}
