/** Players as one viewer sees them. */
import { playerLabel, type GameResult } from '@undercroft/engine';
import { visibleFields, type Reader } from '../reader.ts';
import { scoreView } from './score.ts';
import type { PlayerView } from '../shape.ts';

/** The players in the order of their seats. @param result how each stands */
export function playerViews(look: Reader, { players }: GameResult): PlayerView[] {
  return players.map((stands, seat) => playerView(look, seat, stands));
}

function playerView(look: Reader, seat: number, { outcome, reason }: GameResult['players'][number]): PlayerView {
  const { meta } = look.module;
  const attributes: Record<string, number> = {};
  for (const [index, { name, owner, params }] of meta.attributes.entries()) {
    if (owner === 'player' && params === 0 && index !== meta.score?.attribute)
      attributes[name] = look.module.attribute(look.state, index, seat);
  }
  return Object.freeze({
    seat,
    name: playerLabel(seat, look.names, meta),
    counters: visibleFields(look, 'player', seat, true),
    fields: visibleFields(look, 'player', seat, false),
    attributes: Object.freeze(attributes),
    score: scoreView(look, seat),
    outcome,
    reason,
  });
}
