/** What attributes are before anything changes them. */
import type { AttributeModel, FieldModel } from '../../content/model/model.ts';
import { attributeCall } from '../js/attribute-names.ts';
import { ownerOf } from '../js/cells.ts';
import * as js from '../js/code.ts';
import type { Js } from '../js/code.ts';
import type { Context } from '../js/context.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { printedOf } from '../layout/rows.ts';

/** @param of thing or player */
export function baseOf(game: GameEmit, context: Context, attribute: AttributeModel, of: Js, params: readonly Js[]): Js {
  const { owner } = attribute;
  if (attribute.shown) return shownValue(game, attribute, attribute.shown.by, of);
  if (!attribute.base) return owner === 'player' ? js.number(0) : printedOf(game.layout, owner, attribute.name, of);
  const inner = context.inner({ you: owner === 'player' ? of : ownerOf(of), self: of });
  const { declared } = game.facts;
  const it = declared.get(attribute);
  if (it) inner.bind(it, of);
  for (const [i, param] of attribute.params.entries()) {
    const local = declared.get(param);
    if (local) inner.bind(local, params[i] ?? js.number(0));
  }
  return game.value(inner, attribute.base);
}

/** The value on the thing that another stands for, 0 when there is none. */
function shownValue(game: GameEmit, attribute: AttributeModel, by: FieldModel, standing: Js): Js {
  const value = game.facts.shown.get(attribute);
  const thing = game.fieldCell(by, standing);
  const of =
    value?.to === 'attribute'
      ? attributeCall(value.attribute, thing, [])
      : value?.to === 'field'
        ? game.fieldCell(value.field, thing)
        : value?.to === 'printed'
          ? printedOf(game.layout, value.printed.owner, attribute.name, thing)
          : js.number(0);
  return js.conditional(js.binary('<', thing, 0), 0, of);
}
