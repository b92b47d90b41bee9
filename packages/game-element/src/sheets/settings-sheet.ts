import { wordLanguages, type WordKey, type Words } from '@undercroft/components';
import { languagesOf, type GameMeta } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import type { Settings } from '../settings/settings.ts';

type Choice = readonly [value: string, label: string];

/** Languages that both the game and the interface speak; empty when there is nothing to choose. */
export function languagesToChoose(meta: GameMeta): readonly string[] {
  const spoken = languagesOf(meta).filter((tag) => wordLanguages().includes(tag));
  return spoken.length < 2 ? [] : spoken;
}

/** The player's settings; every change applies at once. */
export function settingsSheet(
  words: Words,
  settings: Settings,
  meta: GameMeta,
  set: (part: Partial<Settings>) => void,
  sealed: boolean,
): TemplateResult {
  const named = (name: 'pace' | 'theme' | 'cards' | 'asks', values: readonly string[]): TemplateResult =>
    choice(
      words.say(`settings.${name}`),
      name,
      settings[name],
      values.map((value): Choice => [value, words.say(`settings.${name}-${value}` as WordKey)]),
      (value) => set({ [name]: value }),
    );
  const tick = (name: 'sound' | 'forced' | 'confirm' | 'cue' | 'scores' | 'open'): TemplateResult =>
    html`<label class="tick"
      ><input
        type="checkbox"
        name=${name}
        .checked=${settings[name]}
        @change=${(event: Event) => set({ [name]: (event.target as HTMLInputElement).checked })}
      /><span>${words.say(`settings.${name}`)}</span></label
    >`;
  return html`<div class="settings">
    ${named('pace', ['off', 'fast', 'normal', 'slow'])} ${named('theme', ['auto', 'light', 'dark'])}
    ${named('cards', ['small', 'normal', 'large'])} ${languages(words, settings, languagesToChoose(meta), set)}
    ${meta.asks.some(({ window }) => window !== undefined) ? named('asks', ['always', 'fights', 'losses', 'never']) : nothing}
    ${tick('sound')}
    <label class="range"
      ><span>${words.say('settings.volume')}</span
      ><input
        type="range"
        name="volume"
        min="0"
        max="1"
        step="0.1"
        .value=${String(settings.volume)}
        ?disabled=${!settings.sound}
        @change=${(event: Event) => set({ volume: (event.target as HTMLInputElement).valueAsNumber })}
    /></label>
    ${tick('cue')} ${tick('forced')} ${tick('confirm')} ${meta.score === undefined ? nothing : tick('scores')}
    ${sealed ? nothing : tick('open')}
  </div>`;
}

function languages(
  words: Words,
  { lang }: Settings,
  spoken: readonly string[],
  set: (part: Partial<Settings>) => void,
): TemplateResult | typeof nothing {
  if (spoken.length === 0) return nothing;
  const all = spoken.map((tag): Choice => [tag, nameOf(tag)]);
  const known = spoken.includes(lang) ? lang : '';
  return choice(words.say('settings.lang'), 'lang', known, [['', words.say('settings.lang-page')], ...all], (value) =>
    set({ lang: value }),
  );
}

/** A language in its own words. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function choice(
  title: string,
  name: string,
  value: string,
  choices: readonly Choice[],
  set: (value: string) => void,
): TemplateResult {
  return html`<fieldset class="choice">
    <legend>${title}</legend>
    <div class="segments">
      ${choices.map(
        ([one, label]) =>
          html`<label
            ><input type="radio" name=${name} value=${one} .checked=${one === value} @change=${() => set(one)} /><span
              >${label}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;
}
