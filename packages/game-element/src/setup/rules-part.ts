/** The rules of a game that can be chosen: its variants and options, for a form. */
import { valueInWords, type Words } from '@undercroft/components';
import type { GameMeta, OptionMeta, VariantMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { recommendedVariant, type Plan } from '../session/plan.ts';

/** A variant that sets nothing: the game as written, told in the designer's words. */
export const asWritten = ({ variants }: GameMeta): VariantMeta | undefined =>
  variants.find(({ options }) => options.length === 0);

/** The variants of a game, of which one is chosen; nothing where it has none. */
export function variantsPart(
  words: Words,
  meta: GameMeta,
  chosen: string | null,
  choose: (variant: string | null) => void,
): TemplateResult | typeof nothing {
  if (meta.variants.length === 0) return nothing;
  const recommended = recommendedVariant(meta)?.name;
  const mark = html` <em>${words.say('setup.recommended')}</em>`;
  const radio = (name: string | null, title: string, text: string) =>
    html`<label class="choice">
      <input type="radio" name="variant" .checked=${chosen === name} @change=${() => choose(name)} />
      <span
        ><b>${title}${name === recommended ? mark : nothing}</b>
        ${text === '' ? nothing : html`<small>${text}</small>`}</span
      >
    </label>`;
  return html`<fieldset class="variants">
    <legend>${words.say('setup.kind')}</legend>
    ${asWritten(meta) === undefined ? radio(null, words.say('setup.as-written'), '') : nothing}
    ${meta.variants.map(({ name, title, text }) => radio(name, title, text))}
  </fieldset>`;
}

/** An option with its value. @param set  takes another value */
export function optionPart(
  meta: GameMeta,
  option: OptionMeta,
  { variant, options }: Pick<Plan, 'variant' | 'options'>,
  set: (value: number | boolean) => void,
): TemplateResult {
  const { name, title, text, type } = option;
  const chosen = meta.variants.find((one) => one.name === variant);
  const preset = chosen?.options.find(([index]) => meta.options[index] === option)?.[1] ?? option.initial;
  const value = options[name] ?? preset;
  const control =
    type.is === 'flag'
      ? html`<input
          type="checkbox"
          name=${name}
          .checked=${Boolean(value)}
          @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
        />`
      : type.is === 'enum'
        ? html`<select name=${name} @change=${(event: Event) => set(Number((event.target as HTMLSelectElement).value))}>
            ${(meta.enums[type.of]?.values ?? []).map((_, at) => html`<option value=${at} ?selected=${Number(value) === at}>${valueInWords(meta, type, at)}</option>`)}
          </select>`
        : html`<input
            type="number"
            name=${name}
            min=${option.min ?? nothing}
            max=${option.max ?? nothing}
            .value=${String(Number(value))}
            @change=${(event: Event) => set((event.target as HTMLInputElement).valueAsNumber || 0)}
          />`;
  return html`<label class="choice"
    >${control}<span><b>${title}</b><small>${text}</small></span></label
  >`;
}
