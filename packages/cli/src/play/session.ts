/** A game played on a terminal: questions, answers in numbers or words, and what else may be typed. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Bot } from '@undercroft/bots';
import { GameError, playerLabel, type Decision, type Game } from '@undercroft/engine';
import { listWords, matchAnswer, nameAnswers, plainWords, situationOf } from '@undercroft/scenario';
import { viewFor } from '@undercroft/view';
import { FindingError } from '../failure.ts';
import { painter, type Paint, type Terminal } from '../terminal.ts';
import { boardText, type BoardStyle } from './board.ts';
import { inspectText } from './inspect.ts';

const HELP = `  a number or the words of an answer   answers
  ?              why something cannot be chosen; \`? word\` for one thing
  u, r           takes back an answer; gives it again
  t              the table
  l [n]          the last things that happened
  i card         a card in full
  s [file]       saves the game
  q              leaves
`;

/** Lines of the log that \`l\` shows. */
const LOG_LINES = 15;

export class Session {
  readonly #terminal: Terminal;
  readonly #game: Game;
  /** by seat; null for a person */
  readonly #bots: readonly (Bot | null)[];
  readonly #paint: Paint;
  readonly #style: BoardStyle;
  #told = 0;
  #last = -1;

  constructor(terminal: Terminal, game: Game, bots: readonly (Bot | null)[]) {
    this.#terminal = terminal;
    this.#game = game;
    this.#bots = bots;
    this.#paint = painter(terminal.outColour);
    this.#style = { meta: game.module.meta, paint: this.#paint, width: terminal.width };
  }

  /** Plays to the end, or until the person leaves or there is no more input. */
  async play(): Promise<void> {
    for (let decision = this.#game.decision(); decision !== null; decision = this.#game.decision()) {
      const bot = this.#bots[decision.player] ?? null;
      if (bot !== null) this.#answerAs(bot, decision);
      else if (!(await this.#askPerson(decision))) return this.#leave();
    }
    this.#tell(this.#viewer());
    this.#end();
  }

  /** Who looks at the screen: the only person, else whoever was asked last. */
  #viewer(): number | 'spectator' {
    const people = this.#bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    if (people.length === 1) return people[0]!;
    return this.#last < 0 ? 'spectator' : this.#last;
  }

  #answerAs(bot: Bot, { player, options }: Decision): void {
    const values = Int32Array.from(options, ({ value }) => value);
    const index = bot.choose({ state: this.#game.state, player, options: values, count: values.length });
    this.#answer(index);
  }

  #answer(index: number): void {
    try {
      this.#game.answer(index);
    } catch (error) {
      if (error instanceof GameError) throw new FindingError(error.message);
      throw error;
    }
  }

  /** @returns false when the person leaves */
  async #askPerson(decision: Decision): Promise<boolean> {
    await this.#pass(decision.player);
    this.#tell(decision.player);
    this.#show(decision);
    for (;;) {
      const line = await this.#terminal.ask(this.#paint('cyan', '> '));
      if (line === null || line.trim() === 'q') return false;
      const done = this.#obey(line.trim(), decision);
      if (done) return true;
    }
  }

  /** Between two people the screen is cleared, so that nobody reads the other's cards. */
  async #pass(player: number): Promise<void> {
    const people = this.#bots.filter((bot) => bot === null).length;
    const passed = this.#last !== player && this.#last >= 0 && people > 1;
    this.#last = player;
    if (!passed || !this.#terminal.live) return;
    this.#terminal.out('\u001B[2J\u001B[H');
    await this.#terminal.ask(`Player ${player + 1} is asked. Press Enter when nobody else looks. `);
    this.#told = Math.max(0, this.#told - LOG_LINES);
  }

  /** What happened since the last time. */
  #tell(viewer: number | 'spectator'): void {
    const { module, state } = this.#game;
    const { log } = viewFor(module, state, viewer, { events: this.#game.events });
    for (const { text } of log.slice(Math.min(this.#told, log.length))) {
      this.#terminal.out(`${this.#paint('dim', '·')} ${text}\n`);
    }
    this.#told = log.length;
  }

  #show(decision: Decision): void {
    const { module, state } = this.#game;
    this.#terminal.out(`\n${boardText(this.#style, viewFor(module, state, decision.player))}\n`);
    const taken = decision.max > 1 ? ` (${decision.taken} of at most ${decision.max})` : '';
    this.#terminal.out(`${this.#paint('bold', `${this.#called(decision.player)}: ${decision.prompt}`)}${taken}\n`);
    for (const { index, label } of decision.options) {
      this.#terminal.out(`  ${this.#paint('cyan', String(index + 1).padStart(2))}  ${label}\n`);
    }
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
        this.#terminal.out(HELP);
        return false;
      case '?':
        this.#why(argument);
        return false;
      case 'u':
        return this.#goBack();
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
    if (number >= 1 && number <= decision.options.length) {
      this.#answer(number - 1);
      return true;
    }
    const situation = situationOf(this.#game.module, this.#game.state);
    const values = decision.options.map(({ value }) => value);
    const labels = decision.options.map(({ label }) => label);
    const named = nameAnswers(situation, decision.ask, values, labels);
    const match = matchAnswer(named, line);
    if (match.is === 'one') {
      this.#answer(match.answer.index);
      return true;
    }
    const wanted = plainWords(line);
    const begun = named.filter(({ words }) => words.some((one) => one.startsWith(wanted)));
    const one = begun[0];
    if (match.is === 'none' && one !== undefined && begun.length === 1) {
      this.#answer(one.index);
      return true;
    }
    const several = match.is === 'several' ? match.answers : begun;
    this.#terminal.out(
      several.length > 1
        ? `\`${line}\` can mean ${listWords(several.map(({ name }) => name))}\n`
        : `\`${line}\` is no answer here. \`h\` tells what can be typed, \`? ${line}\` why not.\n`,
    );
    return false;
  }

  #why(word: string): void {
    const wanted = plainWords(word);
    const disabled = this.#game.disabled().filter(({ option }) => plainWords(option.label).includes(wanted));
    for (const { option, reason } of disabled) this.#terminal.out(`  ${option.label}: ${reason}\n`);
    if (disabled.length > 0) return;
    this.#terminal.out(
      word === ''
        ? '  Nothing is held back: all there is can be chosen.\n'
        : `  Nothing like \`${word}\` is held back here.\n`,
    );
  }

  /** Back to the last question that a person answered. */
  #goBack(): boolean {
    const before = this.#game.position;
    while (this.#game.undo()) {
      const decision = this.#game.decision();
      if (decision === null || (this.#bots[decision.player] ?? null) !== null) continue;
      this.#told = Infinity;
      return true;
    }
    this.#game.goTo(before);
    this.#terminal.out('There is nothing to take back.\n');
    return false;
  }

  #goOn(): boolean {
    if (this.#game.redo()) return true;
    this.#terminal.out('There is nothing to give again.\n');
    return false;
  }

  #log(viewer: number, lines: number): void {
    const { module, state, events } = this.#game;
    const { log } = viewFor(module, state, viewer, { events });
    for (const { text, file, line } of log.slice(-lines)) {
      this.#terminal.out(`  ${text}${file === null ? '' : this.#paint('dim', `  ${file}:${line}`)}\n`);
    }
  }

  #save(name: string): void {
    const file = name === '' ? `${this.#game.module.meta.id}.save.json` : name;
    try {
      writeFileSync(resolve(this.#terminal.cwd, file), this.#game.save());
      this.#terminal.out(`Saved in ${file}\n`);
    } catch (error) {
      this.#terminal.out(`Not saved: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }

  #leave(): void {
    const line = this.#game.replayLine();
    if (line !== null && this.#game.position > 0) this.#terminal.out(`\n${line}\n`);
  }

  #end(): void {
    const { module, state, result } = this.#game;
    this.#terminal.out(`\n${boardText(this.#style, viewFor(module, state, 'all'))}\n`);
    const winners = result?.winners.map((seat) => this.#called(seat)) ?? [];
    const who =
      winners.length === 0 ? 'Nobody wins.' : `${listWords(winners)} ${winners.length === 1 ? 'wins' : 'win'}.`;
    this.#terminal.out(`${this.#paint('bold', who)} ${result?.text ?? ''}\n`);
    this.#leave();
  }
}
