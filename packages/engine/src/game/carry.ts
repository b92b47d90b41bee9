/**
 * The answers of a game given again on content that has changed: of a game in play, and of one that
 * was saved.
 */
import type { GameMeta, GameModule } from '@undercroft/contract';
import { answerMark, answerName } from './answer-name.ts';
import type { Decision } from './decision.ts';
import { createGame } from './create.ts';
import type { GameSettings } from './game-settings.ts';
import type { Game } from './game.ts';
import { isOfContent, playOut, readSaveOf, refuseFailed, refuseOld, setupOf } from './load.ts';
import type { Option } from './option.ts';
import type { SaveRead, SaveRefusal } from '../start/save-format.ts';
import { GameError, GameUseError } from '../state/game-error.ts';
import type { GameSetup, ResolvedSetup } from '../start/setup.ts';

/** A game carried over to changed content. */
export interface CarriedOver {
  readonly game: Game;
  /** answers that could be given again */
  readonly replayed: number;
  /** why it stopped there, null when all were */
  readonly stopped: string | null;
}

/**
 * Plays the answers of a game again on changed content, matching each by what it names (entry, row,
 * number) and not by its int. Where something no longer fits, the game stands there.
 *
 * @param game one that began from a seed
 * @throws GameUseError 'no-seed'; 'bad-setup' when an option of the game is gone. GameError when
 *   the changed rules fail before the first decision
 */
export function carryOver(game: Game, module: GameModule, settings: GameSettings = {}): CarriedOver {
  if (game.setup === null) throw new GameUseError('no-seed', 'only a game that began from a seed can be carried over');
  const setup = againOf(game.module.meta, game.setup);
  const old = createGame(game.module, { ...setup, log: false });
  const fresh = createGame(module, { ...setup, ...settings });
  for (const [i, value] of game.answers.entries()) {
    const stopped = giveSame(old, fresh, value, game.playerOf(i + 1));
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

/** @param by who gave the answer */
function giveSame(old: Game, fresh: Game, value: number, by: number): string | null {
  const before = old.decision()!;
  const now = fresh.decision();
  const given = before.options.find((option) => option.value === value)!;
  if (now === null) return ENDS_EARLIER;
  const name = answerName(old.module.meta, before.ask, value);
  const same = now.options.find((option) => answerName(fresh.module.meta, now.ask, option.value) === name);
  if (now.player !== before.player || same === undefined) return `"${given.label}" is not offered any more`;
  return give(fresh, same.index, by === before.player ? undefined : by);
}

const ENDS_EARLIER = 'the game now ends earlier';

/**
 * @param by who answers in place of the one who is asked, where the rules still let that player
 * @returns why the rules fail, or null
 */
function give(game: Game, index: number, by?: number): string | null {
  try {
    const open = by === undefined || game.asked !== null ? [] : game.questions();
    if (by !== undefined && open.some(({ player }) => player === by)) game.answerFor(by, index);
    else game.answer(index);
    return null;
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
}

/** What became of the answers of a save whose rules have changed since. */
export interface CarriedSave {
  /** answers that could be given again */
  readonly replayed: number;
  /** answers that the save holds */
  readonly of: number;
  /** why it stopped before the last, null when all were given */
  readonly stopped: 'ended' | 'not-offered' | 'failed' | null;
  /** the same in words, empty when all were given */
  readonly reason: string;
  /** whether the game stands exactly where it was saved */
  readonly same: boolean;
}

/** A saved game that was opened. */
export interface OpenedSave {
  readonly ok: true;
  readonly game: Game;
  /** null when the rules mean what they meant when it was saved */
  readonly carried: CarriedSave | null;
}

/**
 * Reads a save as `loadGame` does. When the rules of the game have changed since, its answers are
 * given again as far as they go; answers that players who are asked together gave early are not.
 *
 * @returns the game; or why the save was refused: nothing in it tells what its answers meant, or
 *   the game cannot begin as it did. Never throws, whatever the text
 */
export function openSave(module: GameModule, text: string, settings: GameSettings = {}): OpenedSave | SaveRefusal {
  const read = readSaveOf(module.meta, text);
  if (!read.ok) return read;
  if (isOfContent(module.meta, read)) {
    const loaded = playOut(module, read, settings);
    return loaded.ok ? { ...loaded, carried: null } : loaded;
  }
  try {
    const game = createGame(module, { ...setupOf(read), ...settings });
    const stop = giveMarked(game, read);
    const carried: CarriedSave = {
      replayed: game.position,
      of: read.indexes.length,
      stopped: stop?.stopped ?? null,
      reason: stop?.reason ?? '',
      same: stop === null && game.hash() === read.save.check,
    };
    // Positions in lists alone may mean anything by now, so only the same position shows that they
    // mean what they meant.
    if (read.marks === null && read.indexes.length > 0 && !carried.same) return refuseOld(module.meta, read);
    return { ok: true, game, carried };
  } catch (error) {
    return refuseFailed(error);
  }
}

/** @returns why it stopped, or null */
function giveMarked(
  game: Game,
  { indexes, marks, standIns }: SaveRead,
): Pick<CarriedSave, 'stopped' | 'reason'> | null {
  for (const [i, index] of indexes.entries()) {
    const decision = game.decision();
    if (decision === null) return { stopped: 'ended', reason: ENDS_EARLIER };
    const option = marks === null ? decision.options[index] : marked(game.module.meta, decision, index, marks[i]);
    if (option === null || option === undefined)
      return { stopped: 'not-offered', reason: `answer ${i + 1} is not offered any more` };
    const failed = give(game, option.index, standIns.get(i));
    if (failed !== null) return { stopped: 'failed', reason: failed };
  }
  return null;
}

/**
 * The answer with a mark: the one at its old position if that has it, else the only one that has.
 */
function marked(meta: GameMeta, { askIndex, options, player }: Decision, index: number, mark: number): Option | null {
  const same = options.filter(({ value }) => answerMark(meta, askIndex, player, value) === mark);
  return same.find((option) => option.index === index) ?? (same.length === 1 ? same[0] : null);
}
