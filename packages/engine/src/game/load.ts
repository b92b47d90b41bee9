/** Saves and replays back into games: wholly or not at all. */
import type { GameMeta, GameModule } from '@undercroft/contract';
import { decodeAnswers } from '../start/answers.ts';
import { createGame } from './create.ts';
import type { GameSettings } from './game-settings.ts';
import type { Game } from './game.ts';
import { GameError, GameUseError } from '../state/game-error.ts';
import { parseSave, refuse, type SaveRead, type SaveRefusal } from '../start/save-format.ts';
import type { GameSetup } from '../start/setup.ts';

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
  const parsed = readSaveOf(module.meta, text);
  if (!parsed.ok) return parsed;
  return isOfContent(module.meta, parsed) ? playOut(module, parsed, settings) : refuseOld(module.meta, parsed);
}

/** A save of this game, of whatever content. Never throws. */
export function readSaveOf(meta: GameMeta, text: string): SaveRead | SaveRefusal {
  const parsed = parseSave(text);
  if (!parsed.ok || parsed.save.game === meta.id) return parsed;
  return refuse('foreign-game', `This save is of the game "${parsed.save.game}", not of ${meta.title}.`);
}

/** Whether a save was made with rules that mean the same. */
export function isOfContent(meta: GameMeta, { save }: SaveRead): boolean {
  return save.hash === meta.rulesHash;
}

export function refuseOld(meta: GameMeta, { save }: SaveRead): SaveRefusal {
  return refuse(
    'old-content',
    `The rules of ${meta.title} have changed since this was saved (${save.hash} then, ${meta.rulesHash} now).`,
  );
}

/** What a saved game began with. */
export function setupOf({ save }: SaveRead): GameSetup {
  const { players, seed, options, script, legacy } = save;
  return { players, seed, options, script, legacy };
}

/** Plays a save of this content to where it stood. */
export function playOut(
  module: GameModule,
  read: SaveRead,
  settings: GameSettings,
): { readonly ok: true; readonly game: Game } | SaveRefusal {
  const { early, save } = read;
  try {
    const setup = setupOf(read);
    const game = createGame(module, { ...setup, log: false });
    const at = giveAll(game, read);
    if (at !== null) return { ...refuse('illegal-answer', `Answer ${at} of this save is not legal.`), at };
    if (game.hash() !== save.check)
      return refuse('check-failed', 'This save is damaged: it leads to another position than it says.');
    const watched = settings.log === undefined && !settings.check ? game : withSettings(module, setup, read, settings);
    const wrong = giveEarly(watched, early);
    if (wrong !== null) return { ...refuse('illegal-answer', `Answer ${wrong} of this save is not legal.`), at: wrong };
    return { ok: true, game: watched };
  } catch (error) {
    return refuseFailed(error);
  }
}

/** Why a save cannot be played. @throws what is a mistake of ours */
export function refuseFailed(error: unknown): SaveRefusal {
  if (error instanceof GameUseError) return refuse('bad-setup', `This save does not fit: ${error.message}.`);
  if (error instanceof GameError) return refuse('game-error', `This save makes the game fail: ${error.message}`);
  throw error;
}

function withSettings(module: GameModule, setup: GameSetup, read: SaveRead, settings: GameSettings): Game {
  const game = createGame(module, { ...setup, ...settings });
  giveAll(game, read);
  return game;
}

/**
 * Gives answers by position.
 *
 * @returns the number of the first that is not legal, from 1; null when all were
 */
function giveAll(game: Game, { indexes, standIns }: Pick<SaveRead, 'indexes' | 'standIns'>): number | null {
  for (const [i, index] of indexes.entries()) {
    const by = standIns.get(i);
    try {
      if (by !== undefined && game.asked !== null) return i + 1;
      if (by === undefined) game.answer(index);
      else game.answerFor(by, index);
    } catch (error) {
      if (error instanceof GameUseError) return i + 1;
      throw error;
    }
  }
  return null;
}

/**
 * Gives early answers by seat; not all who are asked may have answered.
 *
 * @returns the number of the first that is not legal, counted on from the others
 */
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
 * @throws GameUseError 'bad-setup' | 'not-offered' naming the answer that is not legal; GameError
 *   when the rules fail
 */
export function replayGame(
  module: GameModule,
  setup: GameSetup & GameSettings,
  answers: readonly number[] | string,
): Game {
  const indexes = typeof answers === 'string' ? decodeAnswers(answers) : answers;
  if (indexes === null) throw new GameUseError('bad-setup', 'the list of answers cannot be read');
  const game = createGame(module, setup);
  const at = giveAll(game, { indexes, standIns: new Map() });
  if (at !== null) throw new GameUseError('not-offered', `answer ${at} is not legal`);
  return game;
}
