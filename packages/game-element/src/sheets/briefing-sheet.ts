import { faceOfThing, icon, readLayout, type BriefingLayout, type CardShape, type Words } from '@undercroft/components';
import type { GameMeta, VariantMeta } from '@undercroft/contract';
import type { GameView, ThingView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';

/** What a person can do about a briefing. */
export interface BriefingActions {
  /** to the question */
  readonly close: () => void;
  /** gives all the answers that it recommends */
  readonly take: () => void;
}

/**
 * The story before a question, who or what it is about, what wins, and the recommended set-up at
 * one press.
 *
 * @param variant  that is played, told on the first page; undefined: the game as written
 */
export function briefingSheet(
  words: Words,
  meta: GameMeta,
  view: GameView,
  { says, shows, when, recommended }: BriefingLayout,
  variant: VariantMeta | undefined,
  { close, take }: BriefingActions,
): TemplateResult {
  const goal = meta.extras.table?.goal?.says ?? '';
  const isFirst = when.length === 0;
  const things = thingsIn(meta, view, shows);
  const ways =
    recommended.size === 0
      ? html`<button class="button primary" type="button" data-first @click=${close}>
          ${words.say('briefing.begin')}
        </button>`
      : html`<button class="button primary" type="button" data-first @click=${take}>
            ${words.say('briefing.take')}
          </button>
          <button class="button" type="button" @click=${close}>${words.say('briefing.own')}</button>`;
  return html`<div class="briefing">
    <p class="story">${says}</p>
    ${
      things.length === 0
        ? nothing
        : html`<ul class="cast">
            ${things.map((thing) => castPart(words, meta, thing))}
          </ul>`
    }
    ${
      !isFirst || variant === undefined
        ? nothing
        : html`<p class="told">
            ${icon('ui-rules')}<span><b>${variant.title}.</b> ${variant.text}</span>
          </p>`
    }
    ${!isFirst || goal === '' ? nothing : html`<p class="told">${icon('ui-trophy')}<span>${goal}</span></p>`}
    <div class="actions">${ways}</div>
  </div>`;
}

/** Things that the viewer sees in zones of the table, in their order. */
function thingsIn(meta: GameMeta, { zones }: GameView, names: readonly string[]): readonly ThingView[] {
  return names.flatMap((name) =>
    zones.flatMap((zone) => (meta.zones[zone.zone]?.name === name ? (zone.things ?? []) : [])),
  );
}

function castPart(words: Words, meta: GameMeta, thing: ThingView): TemplateResult {
  const layout = readLayout(meta);
  const face = faceOfThing({ meta, layout, words }, thing);
  const shape: CardShape = layout.kinds.get(meta.kinds[thing.kind]?.name ?? '')?.shape ?? 'card';
  const isNamed = shape === 'token' || shape === 'chip';
  return html`<li class=${shape}>
    <uc-card
      still
      shape=${shape === 'chip' ? 'token' : shape}
      aria-hidden=${isNamed ? 'true' : nothing}
      .face=${face}
    ></uc-card>
    ${isNamed ? html`<span>${face.title}</span>` : nothing}
  </li>`;
}
