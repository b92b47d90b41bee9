/** A scenario that is being played: it starts, gives answers, looks, and ends. */
import {
  GameError,
  eventText,
  gameFromState,
  writeScript,
  type Decision,
  type Game,
  type Viewer,
} from '@undercroft/engine';
import { answersSeen, matchAnswer, nameAnswers, type NamedAnswer } from '../language/answers.ts';
import { changesBetween, dumpState } from '../state/dump.ts';
import { compareExpected } from './expect.ts';
import { evaluate } from '../state/expression.ts';
import type { Situation } from '../language/names.ts';
import { ExpressionError, showReading } from '../state/reading.ts';
import { notBegunNotes } from './not-begun.ts';
import { openNames, type Failure, type OpenDecision } from './result.ts';
import type { Scenario } from '../language/scenario.ts';
import { diceRolled, scriptsLeft, type GivenAnswer } from './scripts.ts';
import { listOf, ScenarioProblem, textOf, valueAt, type SourceNode, type Spot } from '../language/source.ts';
import { outcomesOf, OUTCOMES_LIMIT } from '../state/outcomes.ts';
import { parseValue } from '../language/values.ts';
import { whyNeverOffered } from '../language/vocabulary.ts';
import { listWords, nearHint, plainWords } from '../language/words.ts';

/** The game of one scenario, and how far it has come. */
export class Run {
  /**
   * the position before anything ran; its names
   * are computed on demand, to compare
   */
  readonly #begun: Situation;
  #situation: Situation;
  #game: Game | undefined;
  /** a rule failed, so nothing can be asked of the game any more */
  #broken = false;
  /** seat that a step of `do` speaks of; -1 for the player who is asked first */
  #seat = -1;
  /** sites of lasting effects whose period was not running */
  readonly #notBegun = new Set<number>();
  /** answers of a question in words: a step may look for many of them */
  readonly #named = new WeakMap<Decision, readonly NamedAnswer[]>();

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#begun = { ...situation, state: situation.state.slice() };
  }

  /** Runs to the first decision. @throws ScenarioProblem when a rule fails */
  start(at: Spot): void {
    this.#guard(at, () => {
      this.#game = gameFromState(this.#situation.game, this.#situation.state, { log: true });
    });
    this.#look();
  }

  /** One entry of `do`, without what it checks. @throws ScenarioProblem when it is not offered */
  answerOnly(node: SourceNode): void {
    if (node.is !== 'map') return this.#answer(textOf(node), node.at);
    for (const { key, keyAt, value } of node.entries) {
      if (key === 'by') this.#asked(value);
      else if (key === 'answer') this.#answer(textOf(value), value.at);
      else if (isPlayer(key)) this.#answersOf({ is: 'scalar', value: key, at: keyAt }, value);
    }
    this.#seat = -1;
  }

  /** The position as it stands, in which nothing is scripted any more. */
  leftToChance(): Situation {
    const state = this.#situation.state.slice();
    writeScript(this.#situation.names.meta, state, {});
    return { ...this.#situation, state };
  }

  /** One entry of `do`. */
  step(node: SourceNode): Failure[] {
    if (node.is !== 'map') {
      this.#answer(textOf(node), node.at);
      return [];
    }
    const failures: Failure[] = [];
    for (const { key, keyAt, value } of node.entries) {
      switch (key) {
        case 'by':
          this.#asked(value);
          break;
        case 'answer':
          this.#answer(textOf(value), value.at);
          break;
        case 'offered':
        case 'not offered':
        case 'not-offered':
          for (const text of listOf(value)) failures.push(...this.#offered(text, key === 'offered'));
          break;
        case 'only offered':
          failures.push(...this.#onlyOffered(value));
          break;
        case 'why-not':
        case 'why not':
          failures.push(...this.#whyNot(value));
          break;
        case 'expect':
          failures.push(...this.#compareExpected(value));
          break;
        case 'waiting for':
        case 'waiting-for':
          failures.push(...this.#waiting(value));
          break;
        default:
          if (!isPlayer(key)) throw new ScenarioProblem(`\`${key}\` cannot stand in \`do\`: ${STEPS}`, keyAt);
          this.#answersOf({ is: 'scalar', value: key, at: keyAt }, value);
      }
    }
    this.#seat = -1;
    return failures;
  }

  /** What is compared at the end. */
  finish(scenario: Scenario): Failure[] {
    const expect = valueAt(scenario.node, 'expect');
    const failures = expect === undefined ? [] : this.#compareExpected(expect);
    const decision = this.#decision();
    const left = ['open', 'outcomes'].some((key) => expect !== undefined && valueAt(expect, key) !== undefined);
    if (decision !== null && !left) {
      const message = `player ${decision.player + 1} is asked: ${decision.prompt}. Answer it in \`do\`, or expect \`open: ${this.open()!.name}\``;
      failures.push({ at: scenario.at, message });
    }
    failures.push(...scriptsLeft(scenario, this.#situation.state));
    const outcomes = expect === undefined ? undefined : valueAt(expect, 'outcomes');
    if (outcomes !== undefined && !this.#broken) failures.push(...this.#outcomes(outcomes));
    return failures;
  }

  /** Every answer is tried from here on; last, because the position is left behind. */
  #outcomes(node: SourceNode): Failure[] {
    if (node.is === 'map') return node.entries.flatMap(({ key, value }) => this.#outcomesOf(key, value));
    const wanted = textOf(node);
    if (!/^\d+$/.test(wanted))
      throw new ScenarioProblem(
        '`outcomes` is a whole number, in how many positions it can end; or a map from what is read there to a list of all its values',
        node.at,
      );
    const found = String(this.#ends(node).size);
    return found === wanted ? [] : [{ at: node.at, message: 'outcomes', expected: wanted, found }];
  }

  /**
   * Compares the possible final values of an expression with the written ones: no value more, and
   * none fewer.
   */
  #outcomesOf(expression: string, node: SourceNode): Failure[] {
    const told = (end: Situation): string => {
      try {
        return showReading(end, evaluate(end, expression).reading);
      } catch (error) {
        if (error instanceof ExpressionError) throw new ScenarioProblem(`\`${expression}\`: ${error.message}`, node.at);
        throw error;
      }
    };
    const inOrder = (texts: Iterable<string>): string =>
      [...texts].toSorted((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1)).join(', ');
    const [expected, found] = [inOrder(listOf(node).map(textOf)), inOrder(this.#ends(node, told))];
    return found === expected ? [] : [{ at: node.at, message: `outcomes of ${expression}`, expected, found }];
  }

  #ends(node: SourceNode, told?: (end: Situation) => string): ReadonlySet<string> {
    let ends = null as ReadonlySet<string> | null;
    this.#guard(node.at, () => (ends = outcomesOf(this.#situation, told)));
    if (ends !== null) return ends;
    const message = `there are too many ways to count them: over ${OUTCOMES_LIMIT} positions on the way`;
    throw new ScenarioProblem(message, node.at);
  }

  open(): OpenDecision | null {
    const decision = this.#decision();
    if (decision === null) return null;
    const answers = this.#answers(decision).map(({ name }) => name);
    return { player: decision.player, prompt: decision.prompt, name: openNames(decision)[0]!, answers };
  }

  changes(): ReturnType<typeof changesBetween> {
    return changesBetween(dumpState(this.#begun), dumpState(this.#situation));
  }

  notBegun(): string[] {
    return notBegunNotes(this.#situation.names.meta, this.#notBegun);
  }

  sentences(): string[] {
    return (this.#game?.events ?? []).flatMap(({ text }) => (text === null ? [] : [text]));
  }

  /**
   * The question that is open; of several the one of the player that is spoken of, else the first.
   */
  #decision(): Decision | null {
    if (this.#broken || this.#game === undefined) return null;
    return this.#open().find(({ player }) => player === this.#seat) ?? this.#game.decision();
  }

  #open(): readonly Decision[] {
    return this.#broken ? [] : (this.#game?.decisions() ?? []);
  }

  #look(): void {
    this.#situation = { ...this.#situation, state: this.#game!.state };
  }

  #answers(decision: Decision): readonly NamedAnswer[] {
    const before = this.#named.get(decision);
    if (before !== undefined) return before;
    const values = decision.options.map(({ value }) => value);
    const labels = decision.options.map(({ label }) => label);
    const named = nameAnswers(this.#situationOf(decision), decision.ask, values, labels);
    this.#named.set(decision, named);
    return named;
  }

  /**
   * What the player who is asked has to do with: players who are asked together have given own
   * answers only.
   */
  #situationOf({ player }: Decision): Situation {
    return { ...this.#situation, state: this.#game!.stateFor(player) };
  }

  /** The decision that `do` speaks of. @throws ScenarioProblem when none is open */
  #needed(what: string, at: Spot): Decision {
    const decision = this.#decision();
    if (decision === null) throw new ScenarioProblem(`nobody is asked anything any more, so ${what}`, at);
    return decision;
  }

  #answer(text: string, at: Spot): void {
    const decision = this.#needed(`\`${text}\` answers nothing`, at);
    const answers = this.#answers(decision);
    const match = matchAnswer(answers, text);
    if (match.is === 'none') {
      const names = listWords(answers.map(({ name }) => `\`${name}\``));
      const who = `player ${decision.player + 1} (${decision.prompt})`;
      const near = nearHint(
        text,
        answers.map(({ name }) => name),
      );
      throw new ScenarioProblem(
        `\`${text}\` is not offered to ${who}; offered: ${names}${near}${this.#reasonFor(text)}`,
        at,
      );
    }
    if (match.is === 'several') {
      const names = listWords(match.answers.map(({ words }) => `\`${words[0]}\``));
      throw new ScenarioProblem(`\`${text}\` can mean ${names}: say which`, at);
    }
    // The player who is asked first answers at once, as if no other were asked.
    const isFirst = decision.player === this.#game!.decision()?.player;
    const given = { player: decision.player, index: match.answer.index };
    const play = (): void => {
      if (isFirst) this.#game!.answer(match.answer.index);
      else this.#game!.answerFor(decision.player, match.answer.index);
    };
    this.#guard(at, play, given);
    this.#look();
  }

  /** Answers of one player, independent of the order in which players are asked. */
  #answersOf(player: SourceNode, answers: SourceNode): void {
    for (const answer of listOf(answers)) {
      this.#asked(player);
      this.#answer(textOf(answer), answer.at);
    }
  }

  /** Who has not answered yet of those who are asked. */
  #waiting(node: SourceNode): Failure[] {
    const seats = (players: readonly number[]): string =>
      players.length === 0
        ? 'nobody'
        : listWords(players.toSorted((a, b) => a - b).map((seat) => `player ${seat + 1}`));
    const wanted = listOf(node).map((player) => parseValue(this.#situation, player, { is: 'player' }));
    const [expected, found] = [seats(wanted), seats(this.#open().map(({ player }) => player))];
    return expected === found ? [] : [{ at: node.at, message: 'who is waited for', expected, found }];
  }

  #asked(value: SourceNode): void {
    const player = parseValue(this.#situation, value, { is: 'player' });
    const decision = this.#needed(`player ${player + 1} is not`, value.at);
    this.#seat = player;
    if (this.#open().some((open) => open.player === player)) return;
    throw new ScenarioProblem(
      `player ${decision.player + 1} is asked, not player ${player + 1}: ${decision.prompt}`,
      value.at,
    );
  }

  #offered(node: SourceNode, wanted: boolean): Failure[] {
    const text = textOf(node);
    const decision = this.#needed(`\`${text}\` is not offered`, node.at);
    const answers = this.#answers(decision);
    if ((matchAnswer(answers, text).is !== 'none') === wanted) {
      const never = wanted ? null : whyNeverOffered(this.#situation.names.meta, text);
      if (never !== null && this.#reasons(text).length === 0) throw new ScenarioProblem(never, node.at);
      return [];
    }
    const found = listWords(answers.map(({ name }) => name));
    return [
      { at: node.at, message: decision.prompt, expected: `${wanted ? '' : 'no '}\`${text}\` among the answers`, found },
    ];
  }

  #onlyOffered(node: SourceNode): Failure[] {
    const decision = this.#needed('nothing is offered', node.at);
    const answers = this.#answers(decision);
    const written = listOf(node).map((item) => ({ item, text: textOf(item) }));
    const extra = answers.filter(({ words }) => !written.some(({ text }) => words.includes(plainWords(text))));
    const failures = written.flatMap(({ item }) => this.#offered(item, true));
    if (extra.length === 0) return failures;
    const expected = `only ${listWords(written.map(({ text }) => text))}`;
    const found = `also ${listWords(extra.map(({ name }) => name))}`;
    return [...failures, { at: node.at, message: decision.prompt, expected, found }];
  }

  #whyNot(node: SourceNode): Failure[] {
    const [what, why] = listOf(node).map(textOf);
    if (what === undefined) throw new ScenarioProblem('`why-not` is a list: the answer, and the reason', node.at);
    const decision = this.#needed(`\`${what}\` has no reason`, node.at);
    if (matchAnswer(this.#answers(decision), what).is !== 'none') {
      return [
        { at: node.at, message: decision.prompt, expected: `\`${what}\` not to be offered`, found: 'it is offered' },
      ];
    }
    const reasons = this.#reasons(what);
    const wanted = plainWords(why ?? '');
    if (reasons.some((reason) => plainWords(reason).includes(wanted))) return [];
    const found = reasons.length === 0 ? `no reason for \`${what}\`` : listWords(reasons);
    return [{ at: node.at, message: decision.prompt, expected: `\`${what}\`: ${why ?? 'a reason'}`, found }];
  }

  #reasons(text: string): string[] {
    const decision = this.#decision();
    if (decision === null) return [];
    const disabled = this.#game!.disabled(decision.player);
    const values = disabled.map(({ option }) => option.value);
    const labels = disabled.map(({ option }) => option.label);
    const named = nameAnswers(this.#situationOf(decision), decision.ask, values, labels);
    const wanted = plainWords(text);
    return named.filter(({ words }) => words.includes(wanted)).map(({ index }) => disabled[index]!.reason);
  }

  #reasonFor(text: string): string {
    const [reason] = this.#reasons(text);
    return reason === undefined ? '' : ` (not \`${text}\`, because: ${reason})`;
  }

  #compareExpected(expect: SourceNode): Failure[] {
    const decision = this.#decision();
    const open = decision === null ? [] : openNames(decision);
    const { names, game } = this.#situation;
    const isAsked = (viewer: Viewer): viewer is number => this.#open().some(({ player }) => player === viewer);
    const outcome = {
      situation: this.#situation,
      sentences: this.sentences(),
      begun: this.#begun,
      open,
      logOf: (viewer: Viewer) =>
        (this.#game?.events ?? []).flatMap((event) => eventText(names.meta, event, viewer) ?? []),
      answersOf: (viewer: Viewer) => (isAsked(viewer) ? answersSeen(game, this.#game!.stateFor(viewer), viewer) : []),
    };
    return compareExpected(outcome, expect);
  }

  /**
   * A rule that fails is told at the line that made it run; any other error is ours and goes on.
   */
  #guard(at: Spot, action: () => void, given: GivenAnswer = null): void {
    const before = { ...this.#situation, state: this.#situation.state.slice() };
    const { io } = this.#situation.game;
    io.notBegun = [];
    try {
      action();
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.#broken = true;
      const dice = error.code === 'script' ? diceRolled(before, given) : null;
      throw new ScenarioProblem(dice === null ? error.message : `${error.message}; ${dice}`, at);
    } finally {
      for (const site of io.notBegun) this.#notBegun.add(site);
      io.notBegun = null;
    }
  }
}

const STEPS = 'an answer, or by, answer, player n, waiting for, offered, not offered, only offered, why-not, expect';

/** `player 2` as a key of a step: what stands behind it are answers of that player. */
function isPlayer(key: string): boolean {
  return /^player \d+$/.test(key);
}
