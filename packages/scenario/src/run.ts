/** Running a scenario: prepare, answer what `do` says, compare. */
import type { GameModule } from '@undercroft/contract';
import { HEADER, STATUS } from '@undercroft/contract';
import {
  GameError,
  advance,
  eventText,
  gameFromState,
  readDecision,
  seenOptions,
  seesThing,
  writeScript,
  type Decision,
  type Game,
  type Viewer,
} from '@undercroft/engine';
import { matchAnswer, nameAnswers, type NamedAnswer } from './answers.ts';
import { changesBetween, dumpState } from './dump.ts';
import { compare } from './expect.ts';
import { evaluate } from './expression.ts';
import type { Situation } from './names.ts';
import { prepareScenario, type PrepareOptions } from './prepare.ts';
import { ExpressionError, showReading } from './reading.ts';
import type { Failure, OpenDecision, ScenarioResult } from './result.ts';
import type { Scenario } from './scenario.ts';
import { listOf, ScenarioProblem, textOf, valueAt, type SourceNode, type Spot } from './source.ts';
import { outcomesOf, OUTCOMES_LIMIT } from './outcomes.ts';
import { parseValue } from './values.ts';
import { listWords, plainWords } from './words.ts';

/**
 * Runs one scenario to its end.
 *
 * @returns what failed, if anything did; never throws for what an author can write
 */
export function runScenario(game: GameModule, scenario: Scenario, options: PrepareOptions = {}): ScenarioResult {
  const failures: Failure[] = [];
  let run: Run | undefined;
  try {
    run = new Run(prepareScenario(game, scenario, options));
    run.start(valueAt(scenario.node, 'start')?.at ?? scenario.at);
    for (const step of listOf(valueAt(scenario.node, 'do'))) failures.push(...run.step(step));
    failures.push(...run.finish(scenario));
  } catch (error) {
    if (!(error instanceof ScenarioProblem)) throw error;
    failures.push({ at: error.at, message: error.message });
  }
  return {
    scenario,
    passed: failures.length === 0,
    failures,
    open: run?.open() ?? null,
    changes: run?.changes() ?? [],
    sentences: run?.sentences() ?? [],
  };
}

/**
 * The position in which the answers of a scenario have been given, with its scripted dice and picks as far as they were needed; what comes
 * after is left to chance. Checks between the answers are passed over.
 *
 * @throws ScenarioProblem when an answer is not offered, or a rule fails
 */
export function positionAfterDo(game: GameModule, scenario: Scenario, options: PrepareOptions = {}): Situation {
  const run = new Run(prepareScenario(game, scenario, options));
  run.start(valueAt(scenario.node, 'start')?.at ?? scenario.at);
  for (const step of listOf(valueAt(scenario.node, 'do'))) run.answerOnly(step);
  return run.leftToChance();
}

class Run {
  readonly #before: ReadonlyMap<string, string>;
  #situation: Situation;
  #game: Game | undefined;
  /** a rule failed, so nothing can be asked of the game any more */
  #broken = false;

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#before = dumpState(situation);
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
    const answer = node.is === 'map' ? valueAt(node, 'answer') : node;
    if (answer !== undefined) this.#answer(textOf(answer), answer.at);
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
          failures.push(...this.#compare(value));
          break;
        default:
          throw new ScenarioProblem(
            `\`${key}\` cannot stand in \`do\`: an answer, or by, answer, offered, not offered, only offered, why-not, expect`,
            keyAt,
          );
      }
    }
    return failures;
  }

  /** What is compared at the end. */
  finish(scenario: Scenario): Failure[] {
    const expect = valueAt(scenario.node, 'expect');
    const failures = expect === undefined ? [] : this.#compare(expect);
    const decision = this.#decision();
    const left = ['open', 'outcomes'].some((key) => expect !== undefined && valueAt(expect, key) !== undefined);
    if (decision !== null && !left) {
      const message = `player ${decision.player + 1} is asked: ${decision.prompt}. Answer it in \`do\`, or expect \`open: ${this.open()!.name}\``;
      failures.push({ at: scenario.at, message });
    }
    failures.push(...this.#scriptsUsed(scenario));
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

  /** What an expression can come to in the end: no value more, and none fewer. */
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
    return { player: decision.player, prompt: decision.prompt, name: openNames(decision)[0], answers };
  }

  changes(): ReturnType<typeof changesBetween> {
    return changesBetween(this.#before, dumpState(this.#situation));
  }

  sentences(): string[] {
    return (this.#game?.events ?? []).flatMap(({ text }) => (text === null ? [] : [text]));
  }

  #decision(): Decision | null {
    return this.#broken ? null : (this.#game?.decision() ?? null);
  }

  #look(): void {
    this.#situation = { ...this.#situation, state: this.#game!.state };
  }

  #answers(decision: Decision): NamedAnswer[] {
    const values = decision.options.map(({ value }) => value);
    const labels = decision.options.map(({ label }) => label);
    return nameAnswers(this.#situation, decision.ask, values, labels);
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
      throw new ScenarioProblem(`\`${text}\` is not offered to ${who}; offered: ${names}${this.#reasonFor(text)}`, at);
    }
    if (match.is === 'several') {
      const names = listWords(match.answers.map(({ words }) => `\`${words[0]}\``));
      throw new ScenarioProblem(`\`${text}\` can mean ${names}: say which`, at);
    }
    this.#guard(at, () => this.#game!.answer(match.answer.index));
    this.#look();
  }

  #asked(value: SourceNode): void {
    const player = parseValue(this.#situation, value, { is: 'player' });
    const decision = this.#needed(`player ${player + 1} is not`, value.at);
    if (decision.player === player) return;
    throw new ScenarioProblem(
      `player ${decision.player + 1} is asked, not player ${player + 1}: ${decision.prompt}`,
      value.at,
    );
  }

  #offered(node: SourceNode, wanted: boolean): Failure[] {
    const text = textOf(node);
    const decision = this.#needed(`\`${text}\` is not offered`, node.at);
    const answers = this.#answers(decision);
    if ((matchAnswer(answers, text).is !== 'none') === wanted) return [];
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
    const disabled = this.#game!.disabled();
    const values = disabled.map(({ option }) => option.value);
    const labels = disabled.map(({ option }) => option.label);
    const named = nameAnswers(this.#situation, decision.ask, values, labels);
    const wanted = plainWords(text);
    return named.filter(({ words }) => words.includes(wanted)).map(({ index }) => disabled[index].reason);
  }

  #reasonFor(text: string): string {
    const [reason] = this.#reasons(text);
    return reason === undefined ? '' : ` (not \`${text}\`, because: ${reason})`;
  }

  #compare(expect: SourceNode): Failure[] {
    const decision = this.#decision();
    const open = decision === null ? [] : openNames(decision);
    const { names, state, game } = this.#situation;
    const outcome = {
      situation: this.#situation,
      sentences: this.sentences(),
      before: this.#before,
      open,
      logOf: (viewer: Viewer) =>
        (this.#game?.events ?? []).flatMap((event) => eventText(names.meta, event, viewer) ?? []),
      answersOf: (viewer: Viewer) => (decision?.player === viewer ? answersSeen(game, state, viewer) : []),
    };
    return compare(outcome, expect);
  }

  #scriptsUsed({ node, at }: Scenario): Failure[] {
    const { state } = this.#situation;
    const failures: Failure[] = [];
    const check = (what: string, scripted: number, used: number): void => {
      if (used >= scripted) return;
      const found = `${used} used`;
      failures.push({
        at: valueAt(node, what)?.at ?? at,
        message: `not all \`${what}\` were needed`,
        expected: `${scripted} used`,
        found,
      });
    };
    check('dice', state[HEADER.diceScripted], state[HEADER.diceUsed]);
    check('picks', state[HEADER.picksScripted], state[HEADER.picksUsed]);
    return failures;
  }

  /** A rule that fails is told at the line that made it run; any other error is ours and goes on. */
  #guard(at: Spot, action: () => void): void {
    try {
      action();
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.#broken = true;
      throw new ScenarioProblem(error.message.split('\n')[0], at);
    }
  }
}

/** Labels of the open decision as whoever is asked reads them. */
function answersSeen(game: GameModule, state: Int32Array, viewer: Viewer): string[] {
  if (advance(game, state) !== STATUS.decision) return [];
  const mayName = (thing: number): boolean => seesThing(game.meta, state, viewer, thing);
  const { options } = readDecision(game, state, 0, { state, mayName });
  return seenOptions(game, state, viewer, options).map(({ label }) => label);
}

/** What a decision may be called after `open:`, most exact first. */
function openNames({ ask, prompt }: Decision): string[] {
  const entries = ask.what === 'menu' ? ask.entries.map(({ name }) => name) : [];
  return [...(ask.window === undefined ? [] : [ask.window]), ask.within, ask.prompt, prompt, ask.what, ...entries];
}
