/** Events for the log: written only while somebody listens. */
import type { Command, Gain, Procedure } from '../ast/node.ts';
import type { FieldModel } from '../model/model.ts';
import type { Context } from './context.ts';
import type { GameEmit } from './game-emit.ts';
import type { Shown } from '../explain/index.ts';
import { counterText, procedureText, revealText } from './texts.ts';

const NUMBER = { is: 'number' } as const;
const PLAYER = { is: 'player' } as const;
const THING = { is: 'thing', of: -1 } as const;
const ZONE = { is: 'zone' } as const;

/** A thing that goes from one zone to another; both are zone ids, -1 for nowhere. */
export const MOVE_SLOTS = [
  { name: 'thing', type: THING },
  { name: 'from', type: ZONE },
  { name: 'to', type: ZONE },
] as const;

/** How much a counter has really changed; nothing when it has not. `was` is a name in the code around. @param cell JavaScript of the counter */
export function logGain(game: GameEmit, context: Context, statement: Gain, field: FieldModel, cell: string): void {
  const event = game.event(`${statement.how} ${statement.counter}`, counterText(game, statement.how, field), [
    { name: 'you', type: PLAYER },
    { name: 'amount', type: NUMBER },
  ]);
  const changed = statement.how === 'gain' ? `${cell} - was` : `was - ${cell}`;
  context.writer.line(
    `if (io.log && ${cell} !== was) tell(${event}, ${game.site(statement.at, 'gain')}, ${context.you}, ${context.you}, ${changed});`,
  );
}

/** `thing` and `zone` are names in the code around. */
export function logMove(game: GameEmit, context: Context, command: Command): void {
  const event = game.event('move', null, MOVE_SLOTS);
  context.writer.line(
    `if (io.log) tell(${event}, ${game.site(command.at, 'move')}, ${context.you}, thing, S[${game.layout.meta.zoneOf} + thing], zone);`,
  );
}

/** A thing that is shown to a player, or to all. `thing` is a name in the code around. @param to JavaScript for the player, -1 all */
export function logReveal(game: GameEmit, context: Context, command: Command, to: string): void {
  const toOne = command.args.some(({ label }) => label === 'to');
  const eventOf = (who: Shown): number =>
    game.event('reveal', revealText(game, who), [
      { name: 'you', type: PLAYER },
      { name: 'thing', type: THING },
      { name: 'to', type: PLAYER },
    ]);
  const event = toOne ? `${to} === ${context.you} ? ${eventOf('you')} : ${eventOf('one')}` : eventOf('all');
  const site = game.site(command.at, 'reveal');
  context.writer.line(`if (io.log) tell(${event}, ${site}, ${context.you}, ${context.you}, thing, ${to});`);
}

export function logOne(game: GameEmit, context: Context, name: string, text: string | null): void {
  const event = game.event(name, text, [{ name: 'you', type: PLAYER }]);
  context.writer.line(`if (io.log) tell(${event}, -1, ${context.you}, ${context.you});`);
}

/** Code that tells of a procedure when it begins; null when it is not told. @param values JavaScript of its parameters, sets left out */
export function procedureEvent(
  game: GameEmit,
  procedure: Procedure,
  you: string,
  values: readonly string[],
): string | null {
  const text = procedureText(game, procedure);
  if (text === null) return null;
  const params = procedure.params.filter((param) => param.local?.type.is !== 'set');
  const event = game.event(procedure.name, text, [
    { name: 'you', type: PLAYER },
    ...params.map((param) => ({ name: param.name, type: game.valueMeta(param.local?.type) })),
  ]);
  const site = game.site(procedure.nameAt, 'procedure');
  return `if (io.log) tell(${[event, site, you, you, ...values].join(', ')});`;
}
