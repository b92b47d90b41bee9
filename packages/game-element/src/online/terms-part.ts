/** What the host settles before the game begins: everybody reads it, the host changes it. */
import { valueInWords, type Words } from '@undercroft/components';
import { optionsOf, UNDO_RULES, type GameMeta, type OptionMeta } from '@undercroft/contract';
import { TALKS, type RequestBody, type TableOutlook, type TableTerms } from '@undercroft/table';
import { html, nothing, type TemplateResult } from 'lit';
import { asWritten, optionPart, variantsPart } from '../setup/rules-part.ts';
import { CLOCKS, clockWords, DELAYS, durationWords, isLong } from './duration.ts';
import type { OnlineKey } from './words.ts';

/** What the terms are drawn from. */
export interface TermsParts {
  /** the game in the language of the page */
  readonly meta: GameMeta;
  readonly outlook: TableOutlook;
  readonly words: Words;
  readonly say: (key: OnlineKey, params?: Readonly<Record<string, string>>) => string;
  readonly ask: (request: RequestBody) => void;
}

export function termsPart(parts: TermsParts): TemplateResult {
  const { outlook, say } = parts;
  return html`<section class="terms" aria-label=${say('terms')}>
    <h2>${say('terms')}</h2>
    <dl>
      ${termLines(parts).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${
      outlook.isHost
        ? html`<details>
            <summary>${say('terms-change')}</summary>
            ${termsForm(parts)}
          </details>`
        : nothing
    }
  </section>`;
}

type Watched = Pick<TableTerms, 'isWatched' | 'watchDelay'>;
type TermLine = readonly [name: string, value: string];

/** Each term by name; of the options those that differ from their variant. */
function termLines({ meta, outlook, words, say }: TermsParts): readonly TermLine[] {
  const { terms, talk } = outlook;
  const { variants } = meta;
  const title = variants.find(({ name }) => name === terms.variant)?.title;
  const kind: TermLine = [words.say('setup.kind'), title ?? asWritten(meta)?.title ?? words.say('setup.as-written')];
  return [
    ...(variants.length === 0 ? [] : [kind]),
    ...changedOptions(meta, terms),
    [say('clock'), clockWords(say, words.lang, terms.clock)],
    [say('take-over'), delayWords(say, words.lang, terms.takeOverAfter)],
    [say('undo'), say(`undo-rule-${terms.undo}`)],
    [say('watched'), watchedWords(say, terms)],
    [say('talk-open'), say(`talk-${talk}`)],
  ];
}

function changedOptions(meta: GameMeta, { variant, options }: TableTerms): TermLine[] {
  const standard = optionsOf(meta, variant);
  return meta.options.flatMap((option, at): TermLine[] => {
    const value = valueOf(meta, option, options[option.name] ?? standard[at] ?? option.initial);
    return value === standard[at] ? [] : [[option.title, valueInWords(meta, option.type, value)]];
  });
}

/** A value of an option as a number: programs also name those of a list. */
function valueOf(meta: GameMeta, { type }: OptionMeta, value: number | boolean | string): number {
  return typeof value === 'string' && type.is === 'enum'
    ? (meta.enums[type.of]?.values.indexOf(value) ?? 0)
    : Number(value);
}

function delayWords(say: TermsParts['say'], lang: string, delay: number | null): string {
  return delay === null ? say('take-over-never') : say('take-over-after', { time: durationWords(lang, delay) });
}

/** What visitors without a seat see: the host chooses one. */
const WATCHED: readonly Watched[] = [
  { isWatched: true, watchDelay: 0 },
  { isWatched: true, watchDelay: 5 },
  { isWatched: true, watchDelay: 20 },
  { isWatched: false, watchDelay: 0 },
];

function watchedWords(say: TermsParts['say'], { isWatched, watchDelay }: Watched): string {
  if (!isWatched) return say('watched-no');
  return watchDelay === 0 ? say('watched-yes') : say('watched-later', { n: String(watchDelay) });
}

function termsForm(parts: TermsParts): TemplateResult {
  const { meta, outlook, words, say, ask } = parts;
  const { terms, talk } = outlook;
  const { lang } = words;
  const settle = (some: Partial<TableTerms>): void => ask({ is: 'terms', terms: some });
  const { isWatched } = terms;
  const watched: Watched = { isWatched, watchDelay: isWatched ? terms.watchDelay : 0 };
  return html`<div class="form" @change=${refuseWrong}>
    ${variantsPart(words, meta, terms.variant ?? asWritten(meta)?.name ?? null, (variant) => settle({ variant, options: {} }))}
    ${meta.options.length === 0 ? nothing : optionsPart(parts, settle)}
    ${listPart(say('clock'), withOwn(CLOCKS, terms.clock), terms.clock, {
      text: (clock) => clockWords(say, lang, clock),
      // Who has days to answer is away most of the time.
      choose: (clock) => settle(isLong(clock) ? { clock, takeOverAfter: null } : { clock }),
    })}
    ${listPart(say('take-over'), withOwn(DELAYS, terms.takeOverAfter), terms.takeOverAfter, {
      text: (delay) => delayWords(say, lang, delay),
      choose: (takeOverAfter) => settle({ takeOverAfter }),
    })}
    ${listPart(say('undo'), UNDO_RULES, terms.undo, {
      text: (rule) => say(`undo-rule-${rule}`),
      choose: (undo) => settle({ undo }),
    })}
    ${listPart(say('watched'), withOwn(WATCHED, watched), watched, {
      text: (one) => watchedWords(say, one),
      choose: (one) => settle(one),
    })}
    ${listPart(say('talk-open'), TALKS, talk, {
      text: (one) => say(`talk-${one}`),
      choose: (one) => ask({ is: 'talk', talk: one }),
    })}
  </div>`;
}

function optionsPart(
  { meta, outlook: { terms }, words }: TermsParts,
  settle: (some: Partial<TableTerms>) => void,
): TemplateResult {
  return html`<fieldset>
    <legend>${words.say('setup.rules')}</legend>
    <div class="options">
      ${meta.options.map((option) =>
        optionPart(meta, option, terms, (value) => settle({ options: { ...terms.options, [option.name]: value } })),
      )}
    </div>
  </fieldset>`;
}

/** A number out of range is told where it was typed, and not sent. */
function refuseWrong(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLInputElement && !target.checkValidity()) target.reportValidity();
}

/** What can be chosen, and what is, where a program has chosen something else. */
function withOwn<T>(offered: readonly T[], chosen: T): readonly T[] {
  return offered.some((one) => isSame(one, chosen)) ? offered : [...offered, chosen];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function listPart<T>(
  label: string,
  offered: readonly T[],
  chosen: T,
  { text, choose }: { readonly text: (one: T) => string; readonly choose: (one: T) => void },
): TemplateResult {
  const changed = (event: Event): void => choose(offered[(event.target as HTMLSelectElement).selectedIndex]!);
  return html`<label
    >${label}
    <select @change=${changed}>
      ${offered.map((one) => html`<option .selected=${isSame(one, chosen)}>${text(one)}</option>`)}
    </select></label
  >`;
}
