import { performance } from 'node:perf_hooks';
import type { Bot } from '@undercroft/bots';
import { UNDO_RULES, type GameModule, type UndoRule } from '@undercroft/contract';
import { createGame, GameError, SAVE_MAX, seedNumber, type Game } from '@undercroft/engine';
import type { CliArguments, CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { EXIT, FindingError, UsageError } from '../failure.ts';
import { metaIn } from '../game-texts.ts';
import { findGame, readText } from '../node-host.ts';
import { nextGame } from '../play/next-game.ts';
import { savedGame } from '../play/saved-game.ts';
import { scriptWarning } from '../play/words.ts';
import { TerminalSession } from '../play/session.ts';
import { requireBot, requireBots } from '../series/series.ts';
import { newSeed, readSetup, SETUP_OPTIONS } from '../setup.ts';

export const play: CliCommand = {
  name: 'play',
  summary: 'Plays a game in the terminal, with others at the same screen or against bots.',
  usage: '[game|folder] [options]',
  details:
    'Answers are numbers or words; `h` in the game tells what else can be typed: why not, undo, cards, log, save.',
  examples: ['undercroft play {game} --bots sensible', 'undercroft play {game} --load {game}.save.json'],
  options: {
    bots: {
      type: 'string',
      value: 'name',
      text: 'Who plays the other seats: random, sensible, sensible:400; none for people.',
    },
    seat: { type: 'string', value: 'n', text: 'Your seat among bots; default 1; 0 to look on.' },
    ...SETUP_OPTIONS,
    seed: {
      type: 'string',
      value: 'seed',
      text: 'Decides all chance: a number or a word; another one each time when left out.',
    },
    lang: { type: 'string', value: 'tag', text: 'Language of the game; default en.' },
    undo: {
      type: 'string',
      value: 'rule',
      text: 'Taking back after dice or hidden cards: free, asked, never; default asked, never among people.',
    },
    load: { type: 'string', value: 'file', text: 'A saved game to go on with.' },
  },
  words: [0, 1],
  run: async (terminal, args) => {
    const loaded = await loadGameFolder(terminal, findGame(terminal.cwd, args.words[0]));
    const lang = args.text('lang') ?? 'en';
    const module = { ...loaded.module, meta: metaIn(loaded.module.meta, lang) };
    const file = args.text('load');
    let game: Game | null;
    if (file === undefined) game = begin(module, args);
    else {
      const text = readText(terminal.cwd, file, SAVE_MAX);
      game = await savedGame(terminal, module, { text, called: args.words[0], lang });
    }
    const warning = scriptWarning(lang, game?.setup?.script);
    if (warning !== null) terminal.out(`${warning}\n`);
    for (; game !== null; game = await nextGame(terminal, game, lang))
      await new TerminalSession(terminal, game, sitDown(module, game, args), { lang, undo: readUndo(args) }).play();
    return EXIT.clean;
  },
};

function readUndo(args: CliArguments): UndoRule | undefined {
  const text = args.text('undo');
  const rule = UNDO_RULES.find((one) => one === text);
  if (text !== undefined && rule === undefined)
    throw new UsageError(`--undo takes ${UNDO_RULES.join(', ')}, not \`${text}\``);
  return rule;
}

function begin(module: GameModule, args: CliArguments): Game {
  const setup = readSetup(module.meta, args);
  // A person who does not name a seed wants another game each time.
  const seed = args.text('seed') === undefined ? newSeed() : setup.seed;
  try {
    return createGame(module, { ...setup, seed, called: args.words[0] });
  } catch (error) {
    if (error instanceof GameError) throw new FindingError(error.report);
    throw error;
  }
}

function sitDown(module: GameModule, game: Game, args: CliArguments): (Bot | null)[] {
  const players = game.setup?.players ?? module.meta.players.min;
  const name = args.text('bots');
  if (name === undefined) {
    if (args.text('seat') !== undefined)
      throw new UsageError('--seat says where you sit among bots, so it needs --bots');
    return Array.from({ length: players }, () => null);
  }
  const make = requireBot(name);
  if (game.setup !== null) requireBots([name], module.meta, game.setup);
  const seat = args.number('seat', { min: 0, max: players, otherwise: 1 }) - 1;
  const seed = seedNumber(game.setup?.seed ?? 1);
  return Array.from({ length: players }, (_, at) =>
    at === seat ? null : make({ game: module, seed: seed + at, now: () => performance.now() }),
  );
}
