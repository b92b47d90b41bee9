/**
 * What players strive for, as one sum that bots look at, and the number that tells how far they
 * look.
 */
import type { BotsMeta, GameMeta } from '@undercroft/contract';
import type { AttributeModel, FieldModel } from '../../content/model/model.ts';
import { ENTER, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { scoreMeta } from './score.ts';
import { Writer } from '../js/writer.ts';

/** Writes `wants` and `until`; nothing for a game that has none. */
export function emitBots(game: GameEmit): void {
  emitWants(game);
  const until = game.model.bots?.until ?? null;
  if (until === null) return;
  const writer = new Writer();
  const player = js.name('player');
  const body = (): void => {
    writer.line(ENTER);
    writer.from(until.at, () => writer.line(js.give(game.value(new Context(writer, player, null), until))));
  };
  writer.function('until', [S, player], body, true);
  game.functions.push(writer);
}

function emitWants(game: GameEmit): void {
  const wants = game.model.bots?.wants ?? [];
  if (wants.length === 0) return;
  const writer = new Writer();
  const [player, n, toOthers] = [js.name('player'), js.name('n'), js.name('toOthers')];
  const some = wants.some(({ harmless }) => harmless === true);
  const body = (): void => {
    writer.line(ENTER);
    writer.line(js.variables([n, 0]));
    for (const { at, harmless, value, weight } of wants) {
      const add = (): void => {
        const amount = game.value(new Context(writer, player, null), value);
        writer.line(js.assign(n, js.binary('*', amount, weight), ' += '));
      };
      writer.from(at, () => (harmless === true ? writer.if(js.not(toOthers), add) : add()));
    }
    writer.line(js.give(n));
  };
  writer.function('wants', [S, player, ...(some ? [toOthers] : [])], body, true);
  game.functions.push(writer);
}

/** What is scored and what bots go by; of each nothing for a game that does not say. */
export function pointsMeta(
  game: GameEmit,
  fields: readonly FieldModel[],
  attributes: readonly AttributeModel[],
): Pick<GameMeta, 'bots' | 'score'> {
  const score = scoreMeta(game, fields, attributes);
  const bots = botsMeta(game);
  return { ...(score === null ? {} : { score }), ...(bots === null ? {} : { bots }) };
}

function botsMeta(game: GameEmit): BotsMeta | null {
  const { bots } = game.model;
  if (bots === null || bots === undefined) return null;
  const wants = bots.wants.map(({ name, weight, harmless, at }) => {
    return { name, weight, ...(harmless === true ? { harmless } : {}), site: game.site(at, 'want') };
  });
  return { ahead: bots.ahead, wants };
}
