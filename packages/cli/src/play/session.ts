/**
 * A game played on a terminal: questions, answers in numbers or words, and what else may be typed.
 */
import { resolve } from 'node:path';
import type { Bot } from '@undercroft/bots';
import { writeWhole } from '@undercroft/content-files';
import type { UndoRule } from '@undercroft/contract';
import {
  filled,
  GameError,
  playerLabel,
  thingLabel,
  disclosedTo,
  undoRuleOf,
  type Decision,
  type Game,
  ofBots,
} from '@undercroft/engine';
import { type Match, matchAnswer, nameAnswers, plainWords, situationOf } from '@undercroft/scenario';
import { optionIndexOf, gameView, HIDDEN, sidesOf, viewFor, type AnswerView } from '@undercroft/view';
import { FindingError, systemReason } from '../failure.ts';
import { order, painter, type Painter, type Terminal } from '../terminal.ts';
import { boardText } from './board.ts';
import type { BoardStyle } from './thing-words.ts';
import { inspectText } from './inspect.ts';
import { listed, playWords, type PlayWords } from './words.ts';

/** Lines of the log that \`l\` shows. */
const LOG_LINES = 15;

export class TerminalSession {
  readonly #terminal: Terminal;
  readonly #game: Game;
  /** by seat; null for a person */
  readonly #bots: readonly (Bot | null)[];
  readonly #paint: Painter;
  readonly #style: BoardStyle;
  readonly #words: PlayWords;
  /** seats of persons */
  readonly #people: readonly number[];
  readonly #undo: UndoRule;
  #disclosed = 0;
  #last = -1;
  /** seat that answers next, of several that are asked at the same time */
  #wanted = -1;

  /**
   * @param table language of the terminal's own texts; whether answers may be taken back after a
   *   player has learned something
   */
  constructor(
    terminal: Terminal,
    game: Game,
    bots: readonly (Bot | null)[],
    { lang = 'en', undo }: { readonly lang?: string; readonly undo?: UndoRule | undefined } = {},
  ) {
    this.#terminal = terminal;
    this.#game = game;
    this.#bots = bots;
    this.#paint = painter(terminal.outColour);
    this.#words = playWords(lang);
    this.#people = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    this.#undo = undoRuleOf(game.module.meta, this.#people.length, undo);
    const words = this.#words;
    this.#style = { meta: game.module.meta, paint: this.#paint, words, width: terminal.width };
  }

  /** Plays to the end, or until the person leaves or there is no more input. */
  async play(): Promise<void> {
    for (let decision = this.#next(); decision !== null; decision = this.#next()) {
      const bot = this.#bots[decision.player] ?? null;
      if (bot !== null) this.#answerAs(bot, decision);
      else if (!(await this.#askPerson(decision))) return this.#leave();
    }
    this.#printNews(this.#viewer());
    this.#end();
  }

  /**
   * Whose question comes next: of several who are asked at the same time bots first, so that no
   * person waits for them; a question to a side is for the persons on it.
   */
  #next(): Decision | null {
    const open = this.#game.decisions();
    const isBot = (player: number): boolean => (this.#bots[player] ?? null) !== null;
    const [bot] = ofBots(open, isBot);
    const persons = open.filter(({ player }) => !isBot(player));
    return bot ?? persons.find(({ player }) => player === this.#wanted) ?? persons[0] ?? null;
  }

  /** Who looks at the screen: the only person, else the person who was asked last. */
  #viewer(): number | 'spectator' {
    if (this.#people.length === 1) return this.#people[0]!;
    return this.#last < 0 ? 'spectator' : this.#last;
  }

  #answerAs(bot: Bot, { player, options }: Decision): void {
    const values = Int32Array.from(options, ({ value }) => value);
    const state = this.#game.snapshotFor(player);
    this.#answer(player, bot.choose({ state, player, options: values, count: values.length }));
  }

  #answer(player: number, index: number): void {
    try {
      this.#game.answerFor(player, index);
    } catch (error) {
      if (error instanceof GameError) throw new FindingError(error.report);
      throw error;
    }
  }

  /** @returns false when the person leaves */
  async #askPerson(decision: Decision): Promise<boolean> {
    this.#wanted = decision.player;
    await this.#pass(decision.player);
    this.#printNews(decision.player);
    this.#show(decision);
    for (;;) {
      const line = await this.#terminal.ask(this.#paint('cyan', '> '));
      if (line === null || line.trim() === 'q') return false;
      const done = line.trim() === 'u' ? await this.#goBack(decision.player) : this.#obey(line.trim(), decision);
      if (done) return true;
    }
  }

  /** Clears the screen between two people, so that neither reads the other's cards. */
  async #pass(player: number): Promise<void> {
    const passed = this.#last !== player && this.#last >= 0 && this.#people.length > 1;
    this.#last = player;
    if (!passed || !this.#terminal.live) return;
    this.#terminal.out(order('clear the screen'));
    await this.#terminal.ask(filled(this.#words.pass, { player: this.#called(player) }));
    this.#disclosed = Math.max(0, this.#disclosed - LOG_LINES);
  }

  /** What happened since the last time. */
  #printNews(viewer: number | 'spectator'): void {
    const { log } = gameView(this.#game, viewer, { events: this.#game.events });
    for (const { text } of log.slice(Math.min(this.#disclosed, log.length))) {
      this.#terminal.out(`${this.#paint('dim', '·')} ${text}\n`);
    }
    this.#disclosed = log.length;
  }

  #show(decision: Decision): void {
    const view = gameView(this.#game, decision.player);
    this.#terminal.out(`\n${boardText(this.#style, view)}\n`);
    const answered = view.together?.answered.map((seat) => this.#called(seat)) ?? [];
    if (answered.length > 0) this.#say('answered', { list: listed(this.#words, answered) });
    const { taken, max } = decision;
    const more = max > 1 ? ` ${filled(this.#words.taken, { taken, max })}` : '';
    this.#terminal.out(
      `${this.#paint('bold', `${this.#called(decision.player)}${this.#words.colon} ${decision.prompt}`)}${more}\n`,
    );
    for (const [i, { label, way }] of this.#answers(decision.player).entries()) {
      const end = way === '' ? '' : this.#paint('dim', ` (${way})`);
      this.#terminal.out(`  ${this.#paint('cyan', String(i + 1).padStart(2))}  ${label}${end}\n`);
    }
  }

  /** The answers as the asked player may know them, with their positions in the engine's list. */
  #answers(
    player: number,
  ): { readonly index: number; readonly label: string; readonly way: string; readonly isHidden: boolean }[] {
    const { module } = this.#game;
    const state = this.#game.stateFor(player);
    const { answers } = viewFor(module, state, player).decision!;
    return answers.map(({ index, label, thing, walk }) => ({
      index: optionIndexOf(module, state, player, index),
      label,
      way: walk === undefined ? '' : this.#way(state, walk),
      isHidden: thing === HIDDEN,
    }));
  }

  /** What a way costs, and whom its steps provoke. */
  #way(state: Int32Array, { cost, steps }: NonNullable<AnswerView['walk']>): string {
    const risks = [...new Set(steps.flatMap((step) => step.risks))];
    const names = risks.map((thing) => thingLabel(this.#game.module.meta, thing, { state }));
    const list = names.length === 0 ? [] : [filled(this.#words.risks, { list: listed(this.#words, names) })];
    return [filled(this.#words.cost, { cost }), ...list].join(', ');
  }

  #say(key: keyof PlayWords, values: Readonly<Record<string, string | number>> = {}): void {
    this.#terminal.out(`${filled(this.#words[key], values)}\n`);
  }

  /** What a player is called, in the language of the game. */
  #called(seat: number): string {
    return playerLabel(seat, undefined, this.#game.module.meta);
  }

  /** Does what a line says. @returns true when the position has changed */
  #obey(line: string, decision: Decision): boolean {
    const [word = '', ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    switch (word) {
      case '':
        return false;
      case 'h':
      case 'help':
        this.#terminal.out(this.#words.help);
        return false;
      case '?':
        this.#why(argument);
        return false;
      case 'n':
        return this.#handOn(decision.player);
      case 'r':
        return this.#goOn();
      case 't':
        this.#show(decision);
        return false;
      case 'l':
        this.#log(decision.player, Number(argument) || LOG_LINES);
        return false;
      case 'i':
        this.#terminal.out(inspectText(this.#style, argument));
        return false;
      case 's':
        this.#save(argument);
        return false;
      default:
        return this.#answerInWords(line, decision);
    }
  }

  #answerInWords(line: string, decision: Decision): boolean {
    const number = /^\d+$/.test(line) ? Number(line) : 0;
    const answers = this.#answers(decision.player);
    if (number >= 1 && number <= answers.length) {
      this.#answer(decision.player, answers[number - 1]!.index);
      return true;
    }
    const situation = situationOf(this.#game.module, this.#game.stateFor(decision.player));
    const values = answers.map(({ index }) => decision.options[index]!.value);
    const labels = answers.map(({ label }) => label);
    // What is hidden goes by its place alone: a name that was tried would tell what lies there.
    const named = nameAnswers(situation, decision.ask, values, labels).map((answer, i) => {
      const { index, isHidden, label } = answers[i]!;
      // Answers that read the same but for their numbers mean equal things, so either will do; all
      // others are asked about.
      const identity = isHidden ? `at ${i}` : label.replace(/ #\d+$/, '');
      return { ...answer, index, ...(isHidden ? { words: [plainWords(label)] } : {}), identity };
    });
    const shown = named.filter(({ label = '' }) => plainWords(label) === plainWords(line));
    const match: Match = shown.length === 1 ? { is: 'one', answer: shown[0]! } : matchAnswer(named, line);
    if (match.is === 'one') {
      this.#answer(decision.player, match.answer.index);
      return true;
    }
    const wanted = plainWords(line);
    const begun = named.filter(({ words }) => words.some((one) => one.startsWith(wanted)));
    const one = begun[0];
    if (match.is === 'none' && one !== undefined && begun.length === 1) {
      this.#answer(decision.player, one.index);
      return true;
    }
    const several = match.is === 'several' ? match.answers : begun;
    const names = several.map(({ name }) => name);
    if (names.length > 1) this.#say('several', { line, list: listed(this.#words, names) });
    else this.#say('noAnswer', { line });
    return false;
  }

  #why(word: string): void {
    const wanted = plainWords(word);
    const all = gameView(this.#game, this.#last).decision?.disabled ?? [];
    const disabled = all.filter(({ label }) => plainWords(label).includes(wanted));
    for (const { label, reason } of disabled) this.#terminal.out(`  ${label}: ${reason}\n`);
    if (disabled.length > 0) return;
    this.#terminal.out('  ');
    if (word === '') this.#say('nothingHeld');
    else this.#say('nothingHeldLike', { word });
  }

  /** Lets the next person answer first, of those who are asked at the same time. */
  #handOn(player: number): boolean {
    const others = this.#game
      .decisions()
      .filter((open) => open.player !== player && this.#people.includes(open.player));
    const next = others.find((open) => open.player > player) ?? others[0];
    if (next === undefined) this.#say('nobodyElse');
    else this.#wanted = next.player;
    return next !== undefined;
  }

  /**
   * Back to the last question that a person answered; while all are asked at the same time, to the
   * last own one.
   */
  async #goBack(player: number): Promise<boolean> {
    if (this.#game.takeBack(player)) return true;
    let to = this.#game.position - 1;
    while (to >= 0 && (this.#bots[this.#game.playerOf(to + 1)] ?? null) !== null) to--;
    if (to < 0) {
      this.#say('nothingBack');
      return false;
    }
    if (!(await this.#mayGoBack(to))) return false;
    this.#game.goTo(to);
    this.#disclosed = Infinity;
    return true;
  }

  /**
   * Answers after which a player has learned something are taken back only as the table has agreed.
   */
  async #mayGoBack(to: number): Promise<boolean> {
    const disclosed = disclosedTo(this.#people, this.#game.undoInfo(to));
    if (disclosed === null || this.#undo === 'free') return true;
    const { backChance, backOthers, backLearned, backBarred, backAsked, yes } = this.#words;
    const why = { chance: backChance, others: backOthers, learned: backLearned }[disclosed];
    if (this.#undo === 'never') {
      this.#terminal.out(`${why} ${backBarred}\n`);
      return false;
    }
    const line = await this.#terminal.ask(`${why} ${backAsked} `);
    return line?.trim().toLowerCase() === yes;
  }

  #goOn(): boolean {
    if (this.#game.redo()) return true;
    this.#say('nothingAgain');
    return false;
  }

  #log(viewer: number, lines: number): void {
    const { log } = gameView(this.#game, viewer, { events: this.#game.events });
    for (const { text, file, line } of log.slice(-lines)) {
      this.#terminal.out(`  ${text}${file === null ? '' : this.#paint('dim', `  ${file}:${line}`)}\n`);
    }
  }

  #save(name: string): void {
    const file = name === '' ? `${this.#game.module.meta.id}.save.json` : name;
    try {
      writeWhole(resolve(this.#terminal.cwd, file), this.#game.save());
      this.#say('saved', { file });
    } catch (error) {
      this.#say('notSaved', { why: systemReason(error, this.#terminal.cwd) ?? String(error) });
    }
  }

  #leave(): void {
    const line = this.#game.replayLine();
    if (line !== null && this.#game.position > 0) this.#terminal.out(`\n${line}\n`);
  }

  /** Who won: players, or sides with their players. */
  #winners(seats: readonly number[]): string[] {
    const { module, state } = this.#game;
    const players = viewFor(module, state, 'all').players.filter(({ seat }) => seats.includes(seat));
    const sides = sidesOf(module.meta, players).map(({ name, players: of }) => {
      const names = of.map(({ seat }) => this.#called(seat));
      return `${name} (${listed(this.#words, names)})`;
    });
    return sides.length > 0 ? sides : seats.map((seat) => this.#called(seat));
  }

  #end(): void {
    const { module, state, result } = this.#game;
    this.#terminal.out(`\n${boardText(this.#style, viewFor(module, state, 'all'))}\n`);
    const winners = this.#winners(result?.winners ?? []);
    const { nobodyWins, oneWins, manyWin } = this.#words;
    const list = listed(this.#words, winners);
    const who = winners.length === 0 ? nobodyWins : filled(winners.length === 1 ? oneWins : manyWin, { list });
    this.#terminal.out(`${this.#paint('bold', who)} ${result?.text ?? ''}\n`);
    this.#leave();
  }
}
