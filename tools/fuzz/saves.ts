/** Saves that were damaged: refused with a reason or loaded whole, and never anything else. */
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { loadGame, openSave } from '@undercroft/engine';
import { FILES, ID, load, playSome } from './game.ts';
import type { Chance } from './chance.ts';
import { PIECES, WORDS } from './hostile.ts';

let module: Promise<GameModule> | undefined;

async function compiled(): Promise<GameModule> {
  const { module: made } = compileGame(FILES, ID);
  if (made === null) throw new Error(`${ID} does not compile`);
  return await load(made.code);
}

/** A value of JSON of any shape. */
function value(chance: Chance, depth: number): unknown {
  const numbers = [0, -1, 1, 2.5, 1e18, 2 ** 31, 2 ** 53, -(2 ** 31), 1e308];
  const deep = depth <= 0 ? 4 : 7;
  switch (chance.below(deep)) {
    case 0:
      return chance.of(numbers);
    case 1:
      return chance.list(0, 3, () => chance.of(PIECES)).join('');
    case 2:
      return chance.of([null, true, false, '']);
    case 3:
      return chance.of(WORDS);
    case 4:
      return chance.list(0, 4, () => value(chance, depth - 1));
    default:
      return Object.fromEntries(chance.list(0, 3, () => [chance.of(PIECES), value(chance, depth - 1)]));
  }
}

function damaged(save: string, chance: Chance): string {
  const record = JSON.parse(save) as Record<string, unknown>;
  const keys = Object.keys(record);
  const at = chance.below(save.length);
  switch (chance.below(6)) {
    case 0:
      return save.slice(0, at) + chance.of(PIECES) + save.slice(at + chance.below(3));
    case 1:
      return save.slice(0, at);
    case 2:
      return JSON.stringify({ ...record, [chance.of(WORDS)]: value(chance, 2) });
    case 3:
      // As text, for a key __proto__ of an object that is written out would be none.
      return `{"${chance.of(WORDS)}":${JSON.stringify(value(chance, 2)) ?? '1'},${save.slice(1)}`;
    case 4:
      return JSON.stringify(Object.fromEntries(Object.entries(record).filter(([key]) => key !== chance.of(keys))));
    default:
      return JSON.stringify({ ...record, [chance.of(keys)]: value(chance, 3) });
  }
}

/** One save of a game at random, damaged and loaded. */
export async function trySave(chance: Chance, note: (tried: string) => void): Promise<void> {
  const game = playSome(await (module ??= compiled()), chance);
  if (game === null) return;
  const text = damaged(game.save(), chance);
  note(text);
  const before = Object.getOwnPropertyNames(Object.prototype).length;
  const loaded = loadGame(game.module, text, { log: true });
  if (!loaded.ok && !/^[^\n]+$/.test(loaded.message))
    throw new Error(`a refusal of other than one line: ${loaded.message}`);
  if (loaded.ok) {
    const again = loadGame(game.module, loaded.game.save());
    if (!again.ok) throw new Error(`what was loaded is refused when it is saved: ${again.message}`);
  }
  const { meta } = game.module;
  const opened = openSave({ ...game.module, meta: { ...meta, rulesHash: 'other' } }, text, { log: false });
  if (opened.ok && opened.carried?.replayed !== opened.game.position)
    throw new Error('a save of other rules stands elsewhere than it says');
  if (Object.getOwnPropertyNames(Object.prototype).length !== before) throw new Error('a save changed all objects');
}
