/** Saves and replays back into games: wholly or not at all. And the answers of a game carried over to changed content. */
import type { GameMeta, GameModule } from '@undercroft/contract';
import { decodeAnswers } from '../start/answers.ts';
import type { Decision } from './decision.ts';
import type { Option } from './option.ts';
import { createGame, type Game, type GameSettings } from './game.ts';
import { GameError, GameUseError } from '../state/game-error.ts';
import { parseSave, refuse, type SaveRead, type SaveRefusal } from '../start/save-format.ts';
import type { GameSetup, ResolvedSetup } from '../start/setup.ts';

/**
 * Reads a save and plays it to where it stood.
 *
 * @returns the game, or why the save was refused; never throws, whatever the text
 */
export function loadGame(
  module: GameModule,
  text: string,
  settings: GameSettings = {},
): { readonly ok: true; readonly game: Game } | SaveRefusal {
  const parsed = parseSave(text);
  if (!parsed.ok) return parsed;
  const { save } = parsed;
  const { meta } = module;
  if (save.game !== meta.id)
    return refuse('foreign-game', `This save is of the game "${save.game}", not of ${meta.title}.`);
  if (save.hash !== meta.hash) {
    return refuse(
      'old-content',
      `${meta.title} has changed since this was saved (${save.hash} then, ${meta.hash} now).`,
    );
  }
  return playOut(module, parsed, settings);
}

function playOut(
  module: GameModule,
  { early, indexes, save }: SaveRead,
  settings: GameSettings,
): { readonly ok: true; readonly game: Game } | SaveRefusal {
  try {
    const setup: GameSetup = {
      players: save.players,
      seed: save.seed,
      options: save.options,
      script: save.script,
      legacy: save.legacy,
    };
    const game = createGame(module, { ...setup, log: false });
    const at = giveAll(game, indexes);
    if (at !== null) return { ...refuse('illegal-answer', `Answer ${at} of this save is not legal.`), at };
    if (game.hash() !== save.check)
      return refuse('check-failed', 'This save is damaged: it leads to another position than it says.');
    const watched =
      settings.log === undefined && !settings.check ? game : withSettings(module, setup, indexes, settings);
    const wrong = giveEarly(watched, early);
    if (wrong !== null) return { ...refuse('illegal-answer', `Answer ${wrong} of this save is not legal.`), at: wrong };
    return { ok: true, game: watched };
  } catch (error) {
    if (error instanceof GameUseError) return refuse('bad-setup', `This save does not fit: ${error.message}.`);
    if (error instanceof GameError) return refuse('game-error', `This save makes the game fail: ${error.message}`);
    throw error;
  }
}

function withSettings(module: GameModule, setup: GameSetup, indexes: readonly number[], settings: GameSettings): Game {
  const game = createGame(module, { ...setup, ...settings });
  giveAll(game, indexes);
  return game;
}

/** Gives answers by position. @returns the number of the first that is not legal, from 1; null when all were */
function giveAll(game: Game, indexes: readonly number[]): number | null {
  for (const [i, index] of indexes.entries()) {
    try {
      game.answer(index);
    } catch (error) {
      if (error instanceof GameUseError) return i + 1;
      throw error;
    }
  }
  return null;
}

/** Gives early answers by seat; not all who are asked may have answered. @returns the number of the first that is not legal, counted on from the others */
function giveEarly(game: Game, early: readonly (readonly number[])[]): number | null {
  const { position } = game;
  let at = position;
  for (const [player, indexes] of early.entries())
    for (const index of indexes) {
      at++;
      try {
        game.answerFor(player, index);
      } catch (error) {
        if (error instanceof GameUseError) return at;
        throw error;
      }
      if (game.position !== position) return at;
    }
  return null;
}

/**
 * Plays a game again from what it is: setup and answers.
 *
 * @param answers positions in the lists of options, or the text of `encodeAnswers`
 * @throws GameUseError 'bad-setup' | 'not-offered' naming the answer that is not legal; GameError when the rules fail
 */
export function replayGame(
  module: GameModule,
  setup: GameSetup & GameSettings,
  answers: readonly number[] | string,
): Game {
  const indexes = typeof answers === 'string' ? decodeAnswers(answers) : answers;
  if (indexes === null) throw new GameUseError('bad-setup', 'the list of answers cannot be read');
  const game = createGame(module, setup);
  const at = giveAll(game, indexes);
  if (at !== null) throw new GameUseError('not-offered', `answer ${at} is not legal`);
  return game;
}

/** A game carried over to changed content. */
export interface CarriedOver {
  readonly game: Game;
  /** answers that could be given again */
  readonly replayed: number;
  /** why it stopped there, null when all were */
  readonly stopped: string | null;
}

/**
 * Plays the answers of a game again on changed content, matching each by what it names (entry, row, number) and not by
 * its int. Where something no longer fits, the game stands there.
 *
 * @param game one that began from a seed
 * @throws GameUseError 'no-seed'; 'bad-setup' when an option of the game is gone. GameError when the changed rules fail before the first decision
 */
export function carryOver(game: Game, module: GameModule, settings: GameSettings = {}): CarriedOver {
  if (game.setup === null) throw new GameUseError('no-seed', 'only a game that began from a seed can be carried over');
  const setup = againOf(game.module.meta, game.setup);
  const old = createGame(game.module, { ...setup, log: false });
  const fresh = createGame(module, { ...setup, ...settings });
  for (const [i, value] of game.answers.entries()) {
    const stopped = giveSame(old, fresh, value);
    if (stopped !== null) return { game: fresh, replayed: i, stopped };
    old.answer({ value });
  }
  return { game: fresh, replayed: game.answers.length, stopped: null };
}

/** A setup as it can be given again. */
function againOf(meta: GameMeta, { players, seed, options, script, legacy }: ResolvedSetup): GameSetup {
  const named = Object.fromEntries(meta.options.map(({ name }, i) => [name, options[i]]));
  return { players, seed, options: named, script: script ?? undefined, legacy: legacy ?? undefined };
}

function giveSame(old: Game, fresh: Game, value: number): string | null {
  const before = old.decision()!;
  const now = fresh.decision();
  const given = before.options.find((option) => option.value === value)!;
  if (now === null) return 'the game now ends earlier';
  const name = nameOf(old.module, before, given);
  const same = now.options.find((option) => nameOf(fresh.module, now, option) === name);
  if (now.player !== before.player || same === undefined) return `"${given.label}" is not offered any more`;
  try {
    fresh.answer(same.index);
    return null;
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
}

/** What an option is, in names that survive a change of the content. */
function nameOf({ meta }: GameModule, { ask }: Decision, { entry, number, player, thing }: Option): string {
  const row = thing === null ? undefined : meta.rows[meta.things[thing] ?? -1];
  const entryName = entry === null ? '' : ask.entries[entry].name;
  return [entryName, row?.name ?? '', row ? thing! - row.first : (thing ?? ''), number ?? '', player ?? ''].join('|');
}
