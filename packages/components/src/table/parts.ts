import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { AreaScene, CardScene } from '../scene/scene.ts';
import type { Glossary } from '../text/rich-text.ts';

/** What the parts of a table need to know besides what they draw. */
export interface PartContext {
  readonly glossary: Glossary;
  readonly marks: readonly number[];
  readonly fresh: ReadonlySet<number>;
  readonly chosen: number;
  /** thing that the Tab key comes to */
  readonly stop: number;
}

/** A zone with what lies in it. */
export function areaPart(area: AreaScene, context: PartContext): TemplateResult {
  const levels = area.shape === 'levels' ? area.rows.length : 0;
  const widest = Math.max(1, ...area.rows.map((row) => row.length));
  return html`<uc-zone
    class=${`area ${area.size}`}
    style=${`--widest: ${widest}`}
    data-zone=${area.key}
    label=${area.label}
    shape=${area.shape}
    count=${area.count}
    hue=${area.hue}
    levels=${levels}
    ?lit=${area.lit}
    ?small=${area.size === 'small'}
  >
    ${area.rows.map((row, index) =>
      repeat(
        row,
        (card) => card.thing,
        (card) => cardPart(card, context, area.shape === 'levels' ? `level-${index + 1}` : ''),
      ),
    )}
  </uc-zone>`;
}

/** A thing with what lies in it. */
export function cardPart(card: CardScene, context: PartContext, slot: string): TemplateResult {
  return html`<uc-card
    slot=${slot === '' ? nothing : slot}
    class=${card.shape}
    shape=${card.shape}
    thing=${card.thing}
    copies=${Math.max(1, card.things.length)}
    .face=${card.face}
    .glossary=${context.glossary}
    .reason=${card.reason}
    ?legal=${card.answers.length > 0}
    ?selected=${context.chosen >= 0 && context.chosen === card.thing}
    ?marked=${card.things.some((thing) => context.marks.includes(thing))}
    ?fresh=${card.things.some((thing) => context.fresh.has(thing))}
    ?stop=${card.things.includes(context.stop)}
    ?still=${card.thing < 0}
  >
    ${card.inside.map((inner) => cardPart(inner, context, ''))}${card.fittings.map((inner) => cardPart(inner, context, 'fittings'))}
  </uc-card>`;
}
