/** What a seat may see: of things, zones, fields, the log and the answers that it is offered. */
import { HEADER, NONE } from '@undercroft/contract';
import { seesThing, type Viewer } from '@undercroft/engine';
import { evaluate } from '../state/expression.ts';
import type { Outcome } from './result.ts';
import type { Situation } from '../language/names.ts';
import { ExpressionError, showReading, showThings, type Reading } from '../state/reading.ts';
import type { Failure } from './result.ts';
import { listOf, ScenarioProblem, textOf, type SourceEntry, type SourceNode } from '../language/source.ts';
import { meansThings, parseThings } from '../language/specs.ts';
import { meansValue } from '../language/values.ts';
import { whyNeverTold } from '../language/vocabulary.ts';
import { listWords, plainWords } from '../language/words.ts';

/** The key for what the log does not hold. */
const LOG_WITHOUT = 'no log';

/** Stands for what a seat may not know. */
const HIDDEN = 'hidden';

/**
 * Compares every seat of a `sees`; the failures in their order.
 *
 * @throws ScenarioProblem when an entry makes no sense
 */
export function compareSees(outcome: Outcome, sees: SourceNode): Failure[] {
  if (sees.is !== 'map')
    throw new ScenarioProblem('`sees` is a map: `player 2` or `spectator`, and what that seat sees', sees.at);
  return sees.entries.flatMap(({ key, keyAt, value }) => {
    const viewer = viewerNamed(outcome.situation, key);
    if (viewer === undefined)
      throw new ScenarioProblem(`\`${key}\` is no seat: player 1, player 2 ... or spectator`, keyAt);
    if (value.is !== 'map')
      throw new ScenarioProblem(`\`${key}\` is a map: what it sees of which thing or zone`, keyAt);
    return value.entries.flatMap((entry) => new Eyes(outcome, viewer, key).compareExpected(entry));
  });
}

function viewerNamed({ state }: Situation, key: string): Viewer | undefined {
  if (key === 'spectator') return key;
  const seat = Number(/^player (\d)$/.exec(key)?.[1]) - 1;
  return seat >= 0 && seat < state[HEADER.players]! ? seat : undefined;
}

/** One viewer of what came out. */
class Eyes {
  readonly #outcome: Outcome;
  readonly #viewer: Viewer;
  readonly #name: string;

  constructor(outcome: Outcome, viewer: Viewer, name: string) {
    this.#outcome = outcome;
    this.#viewer = viewer;
    this.#name = name;
  }

  compareExpected({ key, keyAt, value }: SourceEntry): Failure[] {
    switch (key) {
      case 'log':
        return this.#lines(this.#outcome.logOf(this.#viewer), value, key, true);
      case 'no log':
      case 'no-log':
        return this.#lines(this.#outcome.logOf(this.#viewer), value, LOG_WITHOUT, false);
      case 'answers':
        return this.#lines(this.#outcome.answersOf(this.#viewer), value, key, true);
      case 'no answers':
      case 'no-answers':
        return this.#lines(this.#outcome.answersOf(this.#viewer), value, key, false);
    }
    try {
      const { reading } = evaluate(this.#outcome.situation, key);
      return this.#reading(reading, { key, keyAt, value });
    } catch (error) {
      if (error instanceof ExpressionError) throw new ScenarioProblem(`\`${key}\`: ${error.message}`, keyAt);
      throw error;
    }
  }

  /** Sentences of the log by a part of them, answers too. */
  #lines(found: readonly string[], value: SourceNode, what: string, wanted: boolean): Failure[] {
    const { meta } = this.#outcome.situation.names;
    return listOf(value).flatMap((node) => {
      const text = textOf(node);
      const there = found.filter((line) => plainWords(line).includes(plainWords(text)));
      if (there.length > 0 === wanted) {
        const never = wanted || what !== LOG_WITHOUT ? null : whyNeverTold(meta, text, this.#outcome.sentences);
        if (never !== null) throw new ScenarioProblem(never, node.at);
        return [];
      }
      const shown = wanted ? found : there;
      return [
        this.#failure(node, what, `${wanted ? '' : 'no '}"${text}"`, listWords(shown.map((line) => `"${line}"`))),
      ];
    });
  }

  #reading(reading: Reading, { key, keyAt, value }: SourceEntry): Failure[] {
    const { situation } = this.#outcome;
    if (reading.is === 'things') return this.#things(reading, { key, keyAt, value });
    if (reading.is === 'word') throw new ScenarioProblem(`\`${key}\` is nothing that is seen or hidden`, keyAt);
    const isKnown = this.#knows(reading);
    const text = textOf(value);
    const found = isKnown ? showReading(situation, reading) : HIDDEN;
    if (text === HIDDEN) return isKnown ? [this.#failure(value, key, HIDDEN, found)] : [];
    const isSo = isKnown && (text === 'open' || meansValue(situation, text, reading.type, reading.value));
    return isSo ? [] : [this.#failure(value, key, text, found)];
  }

  #knows(reading: Extract<Reading, { is: 'value' }>): boolean {
    if (reading.seenBy?.(this.#viewer) === false) return false;
    return reading.type.is !== 'thing' || reading.value === NONE || this.#sees(reading.value);
  }

  #sees(thing: number): boolean {
    const { names, state } = this.#outcome.situation;
    return seesThing(names.meta, state, this.#viewer, thing);
  }

  #things({ ids, ordered }: Extract<Reading, { is: 'things' }>, { key, keyAt, value }: SourceEntry): Failure[] {
    const { situation } = this.#outcome;
    const known = ids.filter((id) => this.#sees(id));
    const hidden = ids.length - known.length;
    const covered = hidden === 0 ? '' : hidden === 1 ? HIDDEN : `${hidden} ${HIDDEN}`;
    const seen = showThings(situation, known, ordered).slice(1, -1);
    const found = `[${[covered, seen].filter((part) => part !== '').join(', ')}]`;
    const word = value.is === 'scalar' ? textOf(value) : '';
    if (word === HIDDEN || word === 'open') {
      if (ids.length === 0) throw new ScenarioProblem(`nothing lies in \`${key}\`, so nothing there is ${word}`, keyAt);
      const isSo = word === HIDDEN ? known.length === 0 : hidden === 0;
      return isSo ? [] : [this.#failure(value, key, word, found)];
    }
    const { backs, rest } = splitHidden(value);
    const { specs, more } = parseThings(situation, rest);
    const isSo = (more ? hidden >= backs : hidden === backs) && meansThings(situation, specs, more, known, ordered);
    const expected = [...(backs > 0 ? [`${backs} ${HIDDEN}`] : []), ...specs.map(({ text }) => text)];
    return isSo ? [] : [this.#failure(value, key, `[${expected.join(', ')}]`, found)];
  }

  #failure({ at }: SourceNode, what: string, expected: string, found: string): Failure {
    return { at, message: `${this.#name} sees ${what}`, expected, found };
  }
}

/** How many of a list are `hidden` or `2 hidden`, and what else stands in it. */
function splitHidden(value: SourceNode): { readonly backs: number; readonly rest: SourceNode } {
  let backs = 0;
  const items = listOf(value).filter((item) => {
    const match = item.is === 'scalar' ? /^(?:(\d+) )?hidden$/.exec(String(item.value)) : null;
    if (match !== null) backs += Number(match[1] ?? 1);
    return match === null;
  });
  return { backs, rest: { is: 'list', items, at: value.at } };
}
