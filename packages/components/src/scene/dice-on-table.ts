import type { GameView, RolledDieView } from '@undercroft/view';
import type { CardFace } from '../card/card-face.ts';
import type { Die } from '../dice/dice.ts';
import type { Scene } from './scene.ts';

/** Dice that lie on the table. @throws never */
export function diceOf({ decision, dice, viewer }: GameView, scene: Scene): Die[] {
  const legal = decision?.player === viewer ? decision.answers.map((answer) => answer.thing) : [];
  return dice.map((die) => ({
    ...dieOf(die, scene.faces.get(die.thrower)),
    thing: die.id,
    legal: legal.includes(die.id),
  }));
}

/** A die in the colour of what it was thrown for. @throws never */
export function dieOf({ sides, value }: Pick<RolledDieView, 'sides' | 'value'>, face: CardFace | undefined): Die {
  const label = face === undefined || face.hidden ? null : face.title;
  return { sides, value, thing: -1, hue: face?.hue ?? 80, label, legal: false };
}
