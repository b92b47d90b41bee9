import { counted } from '@undercroft/report';
import type { GameModule } from '@undercroft/contract';
import {
  createGame,
  decodeAnswers,
  GameError,
  GameUseError,
  openSave,
  parseSave,
  SAVE_MAX,
  type Game,
  type GameSettings,
  type GameSetup,
} from '@undercroft/engine';
import { listWords } from '@undercroft/scenario';
import type { CliArguments, CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { EXIT, FindingError, UsageError } from '../failure.ts';
import { findGame, readText } from '../node-host.ts';
import { carriedText, playWords, scriptWarning } from '../play/words.ts';
import { readSetup, SETUP_OPTIONS } from '../setup.ts';
import { jsonText, painter, type Terminal } from '../terminal.ts';

export const replay: CliCommand = {
  name: 'replay',
  summary: 'Plays a game again from its seed and answers, or from a saved game, and tells what happened.',
  usage: '<game|folder> [file] [options]',
  details: 'Failed games of `sim` and errors of the rules print the line for this command.',
  examples: [
    'undercroft replay {game} --players 2 --seed 7 --answers=AQIAAw --trace',
    'undercroft replay {game} {game}.save.json',
  ],
  options: {
    ...SETUP_OPTIONS,
    answers: { type: 'string', value: 'text', text: 'The answers, as `play`, `sim` and errors print them.' },
    dice: { type: 'string', value: 'a,b', text: 'What the first dice show.' },
    picks: { type: 'string', value: 'a,b', text: 'What the first random choices give.' },
    trace: { type: 'boolean', text: 'Also every question, its answer, and the line of the content behind each event.' },
    to: { type: 'string', value: 'n', text: 'Stops after this many answers.' },
    json: { type: 'boolean', text: 'Events and result as JSON.' },
  },
  words: [1, 2],
  run: async (terminal, args) => {
    const { module } = await loadGameFolder(terminal, findGame(terminal.cwd, args.words[0]));
    const { setup, indexes } = read(terminal, module, args);
    const most = args.number('to', { min: 0, max: 1_000_000, otherwise: indexes.length });
    const json = args.flag('json');
    const printer = new ReplayPrinter(terminal, args.flag('trace'), json);
    const game = begin(module, { ...setup, called: args.words[0] });
    printer.printStep(game, 0);
    for (const [i, index] of indexes.slice(0, most).entries()) give(game, printer, index, i + 1);
    printer.end(game);
    return EXIT.clean;
  },
};

interface Recorded {
  readonly setup: GameSetup;
  readonly indexes: readonly number[];
}

function read(terminal: Terminal, module: GameModule, args: CliArguments): Recorded {
  const file = args.words[1];
  if (file === undefined) {
    const script = { dice: numbers(args, 'dice'), picks: numbers(args, 'picks') };
    const indexes = decodeAnswers(args.text('answers') ?? '');
    if (indexes === null) throw new UsageError('--answers cannot be read: it is a text that Undercroft printed');
    return { setup: { ...readSetup(module.meta, args), script }, indexes };
  }
  const text = readText(terminal.cwd, file, SAVE_MAX);
  const parsed = parseSave(text);
  if (!parsed.ok) throw new FindingError(parsed.message);
  const { save } = parsed;
  if (save.game !== module.meta.id) throw new FindingError(`this save is of ${save.game}, not of ${module.meta.id}`);
  const { players, seed, options, script, legacy } = save;
  const indexes = save.hash === module.meta.rulesHash ? parsed.indexes : answersNow(terminal, module, text);
  const warning = scriptWarning('en', script);
  if (warning !== null) terminal.err(`${warning}\n`);
  return { setup: { players, seed, options, script, legacy }, indexes };
}

/**
 * The answers of a save whose rules have changed since, as far as they can still be given:
 * positions in the lists of this content.
 */
function answersNow(terminal: Terminal, module: GameModule, text: string): readonly number[] {
  const opened = openSave(module, text, { log: false });
  if (!opened.ok) throw new FindingError(opened.message);
  const { carried, game } = opened;
  if (carried !== null) terminal.err(`${carriedText(playWords('en'), carried)}\n`);
  const again = parseSave(game.save());
  return again.ok ? again.indexes : [];
}

function numbers(args: CliArguments, name: string): number[] {
  const text = args.text(name);
  if (text === undefined || text === '') return [];
  return text.split(',').map((part) => {
    if (/^-?\d+$/.test(part)) return Number(part);
    throw new UsageError(`--${name} takes whole numbers with commas, not \`${text}\``);
  });
}

function begin(module: GameModule, setup: GameSetup & GameSettings): Game {
  try {
    return createGame(module, setup);
  } catch (error) {
    if (error instanceof GameUseError) throw new UsageError(error.message);
    if (error instanceof GameError) throw new FindingError(error.report);
    throw error;
  }
}

function give(game: Game, printer: ReplayPrinter, index: number, number: number): void {
  printer.question(game, index);
  try {
    game.answer(index);
  } catch (error) {
    if (error instanceof GameUseError) throw new FindingError(`answer ${number} does not fit: ${error.message}`);
    if (error instanceof GameError) throw new FindingError(`answer ${number}: ${error.report}`);
    throw error;
  }
  printer.printStep(game, number);
}

class ReplayPrinter {
  readonly #terminal: Terminal;
  readonly #trace: boolean;
  readonly #json: boolean;
  readonly #steps: unknown[] = [];

  constructor(terminal: Terminal, trace: boolean, json: boolean) {
    this.#terminal = terminal;
    this.#trace = trace;
    this.#json = json;
  }

  question(game: Game, index: number): void {
    const decision = game.decision();
    if (decision === null) return;
    const label = decision.options[index]?.label ?? '?';
    if (this.#json)
      this.#steps.push({
        player: decision.player,
        prompt: decision.prompt,
        answer: label,
        offered: decision.options.length,
      });
    else if (this.#trace) {
      const paint = painter(this.#terminal.outColour);
      const position = String(game.position + 1).padStart(4);
      const asked = `Player ${decision.player + 1}, ${decision.prompt} (${decision.options.length})`;
      this.#terminal.out(`${paint('dim', position)} ${paint('cyan', asked)}: ${paint('bold', label)}\n`);
    }
  }

  printStep(game: Game, step: number): void {
    const paint = painter(this.#terminal.outColour);
    for (const { text, name, file, line, step: at } of game.eventsSince(step)) {
      if (at !== step) continue;
      if (this.#json) this.#steps.push({ event: name, text, file, line });
      else if (this.#trace)
        this.#terminal.out(
          `       ${text ?? paint('dim', name)}${paint('dim', file === null ? '' : `  ${file}:${line}`)}\n`,
        );
      else if (text !== null) this.#terminal.out(`${text}\n`);
    }
  }

  end(game: Game): void {
    const { result } = game;
    const winners = result?.winners ?? [];
    if (this.#json) {
      this.#terminal.out(
        jsonText({ version: 1, answers: game.position, hash: game.hash(), result, steps: this.#steps }, 2),
      );
      return;
    }
    const won =
      winners.length === 0 ? 'nobody won' : `won by ${listWords(winners.map((seat) => `Player ${seat + 1}`))}`;
    const decision = game.decision();
    const open =
      decision === null
        ? `over, ${won}. ${result?.text ?? ''}`.trim()
        : `open: Player ${decision.player + 1}, ${decision.prompt}`;
    this.#terminal.out(`\n${counted(game.position, 'answer')}, state ${game.hash()}, ${open}\n`);
  }
}
