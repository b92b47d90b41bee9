/** `invariant(S, n, player)`: what the content says that always holds, for whoever tries it. */
import { Context } from './context.ts';
import type { GameEmit } from './game-emit.ts';
import { Writer } from './writer.ts';

export function emitInvariants(game: GameEmit): void {
  const writer = new Writer();
  writer.block('export function invariant(S, index, player)', () => {
    writer.block('switch (index)', () => {
      for (const [index, { condition }] of (game.model.invariants ?? []).entries()) {
        writer.line(`case ${index}:`);
        writer.deeper(() => writer.line(`return ${game.condition(new Context(writer, 'player', null), condition)};`));
      }
    });
    writer.line('return true;');
  });
  game.functions.push(writer);
}
