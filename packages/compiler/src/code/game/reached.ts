/** Code that notes which places of the content were carried out. */
import type { Span } from '../../diagnostics/source/span.ts';
import * as js from '../js/code.ts';
import type { GameEmit } from './game-emit.ts';
import type { Writer } from '../js/writer.ts';

/** Marks a place as reached, for coverage; modules for players have no marks. */
export function markReached(
  game: GameEmit,
  writer: Writer,
  at: Span,
  what: string,
  rules: readonly string[] = [],
): void {
  if (game.host.target === 'release') return;
  const reached = js.property('io', 'reached');
  const mark = js.assign(js.at(reached, game.site(at, what, rules)), 1);
  writer.line(js.when(js.binary('!==', reached, js.NULL), mark));
}
