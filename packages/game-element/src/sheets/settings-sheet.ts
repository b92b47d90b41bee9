import { wordLanguages, type WordKey, type Words } from '@undercroft/components';
import { html, nothing, type TemplateResult } from 'lit';
import type { Settings } from '../settings/settings.ts';

type Choice = readonly [value: string, label: string];

/** What somebody likes; every change holds at once. @param scored  the game has a score sheet */
export function settingsSheet(
  words: Words,
  settings: Settings,
  scored: boolean,
  set: (part: Partial<Settings>) => void,
): TemplateResult {
  const named = (name: 'pace' | 'theme' | 'cards', values: readonly string[]): TemplateResult =>
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
    ${named('cards', ['small', 'normal', 'large'])} ${languages(words, settings, set)} ${tick('sound')}
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
    ${tick('cue')} ${tick('forced')} ${tick('confirm')} ${scored ? tick('scores') : nothing} ${tick('open')}
  </div>`;
}

function languages(
  words: Words,
  { lang }: Settings,
  set: (part: Partial<Settings>) => void,
): TemplateResult | typeof nothing {
  if (wordLanguages().length < 2) return nothing;
  const all = wordLanguages().map((tag): Choice => [tag, nameOf(tag)]);
  return choice(words.say('settings.lang'), 'lang', lang, [['', words.say('settings.lang-page')], ...all], (value) =>
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
