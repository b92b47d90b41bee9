import { icon } from '@undercroft/components';
import type { EditField, FormPlace } from '@undercroft/language-server/requests';
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { EditedValue } from '../yaml/yaml-edit.ts';
import type { Say } from '../words/words.ts';

/** What a field asks of the form that it stands in. */
export interface FieldHost {
  readonly say: Say;
  /** Gives a value to a key; null takes it away. */
  set(field: EditField, value: EditedValue | null): void;
  /** Leads to the key in the text, where it is written first when it is not there. */
  inText(field: EditField): void;
  /** Leads to an object of a list, whose form is shown then. */
  goTo(place: FormPlace): void;
  /** Adds an object to the list of a key, whose form is shown then. */
  addTo(field: EditField): void;
  chooseIcon(field: EditField): void;
  /** whether the user types in it now: then its text is left alone */
  isFocused(id: string): boolean;
}

/** A key with all that is known about it, to be filled in. */
export function fieldRow(field: EditField, host: FieldHost): TemplateResult {
  const { key, needed, description, wrong } = field;
  const mark =
    needed && field.value === null && field.place === null ? html` <small>${host.say('form-needed')}</small>` : nothing;
  const isOne = ['text', 'lines', 'number', 'choice', 'flag'].includes(field.sort);
  return html`<div class="field">
    ${isOne || field.sort === 'list' ? html`<label for=${idOf(field)}>${key}${mark}</label>` : html`<span class="label">${key}${mark}</span>`}
    ${CONTROLS[field.sort](field, host)}
    <span class="about" id=${`about-${key}`} lang="en">${description}</span>
    ${wrong.map((sentence) => html`<span class="wrong" lang="en">${sentence}</span>`)}
  </div>`;
}

function idOf({ key }: EditField): string {
  return `field-${key}`;
}

type Control = (field: EditField, host: FieldHost) => TemplateResult;

const CONTROLS: Readonly<Record<EditField['sort'], Control>> = {
  text: (field, host) => oneLine(field, host),
  lines: (field, host) =>
    html`<textarea
      id=${idOf(field)}
      rows="2"
      aria-describedby=${`about-${field.key}`}
      aria-invalid=${field.wrong.length > 0 ? 'true' : 'false'}
      .value=${shownValue(field, host)}
      @input=${(event: Event) => host.set(field, written(field, event))}
    ></textarea>`,
  number: (field, host) =>
    html`<input
      id=${idOf(field)}
      type="number"
      step="1"
      min=${field.min ?? nothing}
      max=${field.max ?? nothing}
      placeholder=${field.example}
      aria-describedby=${`about-${field.key}`}
      aria-invalid=${field.wrong.length > 0 ? 'true' : 'false'}
      .value=${shownValue(field, host)}
      @input=${(event: Event) => {
        // A sign without a number is none yet, and takes nothing away.
        if (!(event.target as HTMLInputElement).validity.badInput) host.set(field, written(field, event));
      }}
    />`,
  choice: (field, host) =>
    chosen(
      field,
      host,
      field.words.map(({ name, meaning }) => [name, name, meaning] as const),
    ),
  flag: (field, host) =>
    chosen(field, host, [
      ['true', host.say('form-yes'), ''],
      ['false', host.say('form-no'), ''],
    ]),
  list: (field, host) => listPart(field, host),
  icon: (field, host) => {
    const name = String(field.value ?? '');
    const shownAs = name === '' ? host.say('form-left-out') : name;
    return html`<button
      class="button picture"
      type="button"
      id=${idOf(field)}
      aria-haspopup="dialog"
      aria-label=${`${host.say('form-choose-icon', { key: field.key })}: ${shownAs}`}
      aria-describedby=${`about-${field.key}`}
      @click=${() => host.chooseIcon(field)}
    >
      ${name === '' ? nothing : icon(name)} ${shownAs}
    </button>`;
  },
  other: (field, host) =>
    html`${
        field.items.length === 0
          ? nothing
          : html`<ol class="objects">
              ${field.items.map(
                ({ title, place }, at) =>
                  html`<li>
                    <button
                      class="button"
                      type="button"
                      aria-label=${host.say('form-item', { n: at + 1, key: field.key, title })}
                      @click=${() => host.goTo(place)}
                    >
                      ${at + 1}. ${title}
                    </button>
                  </li>`,
              )}
            </ol>`
      }${
        field.adds === null
          ? nothing
          : html`<button class="button" type="button" @click=${() => host.addTo(field)}>
              ${host.say('form-add', { key: field.key })}
            </button>`
      }<button
        class="button"
        type="button"
        id=${idOf(field)}
        aria-describedby=${`about-${field.key}`}
        @click=${() => host.inText(field)}
      >
        ${host.say(field.place === null ? 'form-write' : 'form-in-text', { key: field.key })}
      </button>`,
};

/** The value a field shows; a text that is being typed is left alone. */
function shownValue(field: EditField, host: FieldHost): unknown {
  return host.isFocused(idOf(field)) ? noChange : live(field.value === null ? '' : String(field.value));
}

/** The typed text as a value; null for an empty one, which removes the key. */
function written({ sort, numeric }: EditField, { target }: Event): EditedValue | null {
  const { value } = target as HTMLInputElement;
  const text = sort === 'lines' ? value : value.trim();
  if (text.trim() === '') return null;
  return numeric && /^-?\d{1,10}$/.test(text) ? Number(text) : text;
}

function suggestions({ key, words }: EditField): TemplateResult | typeof nothing {
  if (words.length === 0) return nothing;
  return html`<datalist id=${`words-${key}`}>
    ${words.map(({ name }) => html`<option value=${name}></option>`)}
  </datalist>`;
}

function oneLine(field: EditField, host: FieldHost): TemplateResult {
  return html`<input
      id=${idOf(field)}
      autocomplete="off"
      list=${field.words.length === 0 ? nothing : `words-${field.key}`}
      placeholder=${field.example}
      aria-describedby=${`about-${field.key}`}
      aria-invalid=${field.wrong.length > 0 ? 'true' : 'false'}
      .value=${shownValue(field, host)}
      @input=${(event: Event) => host.set(field, written(field, event))}
    />${suggestions(field)}`;
}

/** One of some words; what is written and none of them can be kept. */
function chosen(
  field: EditField,
  host: FieldHost,
  words: readonly (readonly [value: string, text: string, meaning: string])[],
): TemplateResult {
  const now = field.value === null ? '' : String(field.value);
  const other = now === '' || words.some(([value]) => value === now) ? [] : [[now, now, ''] as const];
  const all = [['', host.say('form-left-out'), ''] as const, ...words, ...other];
  return html`<select
    id=${idOf(field)}
    aria-describedby=${`about-${field.key}`}
    aria-invalid=${field.wrong.length > 0 ? 'true' : 'false'}
    @change=${({ target }: Event) => {
      const { value } = target as HTMLSelectElement;
      const isFlag = field.sort === 'flag' && (value === 'true' || value === 'false');
      host.set(field, value === '' ? null : isFlag ? value === 'true' : value);
    }}
  >
    ${all.map(
      ([value, text, meaning]) =>
        html`<option value=${value} title=${meaning === '' ? nothing : meaning} .selected=${live(value === now)}>
          ${text}
        </option>`,
    )}
  </select>`;
}

function listPart(field: EditField, host: FieldHost): TemplateResult {
  const items = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  const add = (input: HTMLInputElement): void => {
    const item = input.value.trim();
    input.value = '';
    if (item !== '') host.set(field, [...items, item]);
  };
  return html`${
      items.length === 0
        ? nothing
        : html`<span class="items"
            >${items.map(
              (item, at) =>
                html`<span class="item"
                  >${item}<button
                    type="button"
                    aria-label=${host.say('form-take', { item })}
                    @click=${() => {
                      const rest = items.filter((_, other) => other !== at);
                      host.set(field, rest.length === 0 ? null : rest);
                    }}
                  >
                    ×
                  </button></span
                >`,
            )}</span
          >`
    }<input
      id=${idOf(field)}
      autocomplete="off"
      list=${field.words.length === 0 ? nothing : `words-${field.key}`}
      placeholder=${host.say('form-add', { key: field.key })}
      aria-describedby=${`about-${field.key}`}
      @change=${({ target }: Event) => add(target as HTMLInputElement)}
    />${suggestions(field)}`;
}
