import type { AnswerIndex } from '@undercroft/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { drawingStyles } from '#drawings';
import { icon } from '../icon/icon.ts';
import { NOTHING_EXPLAINED, type Explained } from '../explained/explained.ts';
import { termStyles } from '../explained/terms.styles.ts';
import { termText } from '../explained/terms.ts';
import type { PlanLines } from './plan-lines.ts';
import { baseStyles, buttonStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { keysOf } from './answer-keys.ts';
import { widthOf } from './answer-width.ts';
import { endsStyles } from './ends.styles.ts';
import { OutOfSight } from './out-of-sight.ts';
import { foresightPart, planPart } from './plan-part.ts';
import { planStyles } from './plan.styles.ts';
import { promptStyles } from './prompt.styles.ts';
import { signPart, type AnswerSign } from './sign-part.ts';
import './stepper.ts';
import type { PromptNumber } from './stepper.ts';
import { styled } from '../theme/styled.ts';

/**
 * More answers than this that cannot be given now are folded away where none beside them can be
 * given: they say why there is nothing to choose.
 */
const FOLD = 2;

/** A word that has no room in one of two columns. */
const LONG_WORD = /[^\s-]{12}/;

/** One answer, as a button. */
export interface PromptAnswer extends AnswerSign {
  /** index into the answers of the decision; -1 when it cannot be given now */
  readonly index: AnswerIndex;
  /** place to which what is taken up should go, -1 to put it back; left out: it is an answer */
  readonly to?: number;
  readonly label: string;
  /** thing it is about, or -1 */
  readonly thing: number;
  /** row of the game that it is about, or -1; left out: none */
  readonly row?: number;
  /** what that thing lies in, or null */
  readonly where: string | null;
  /** done, pass, none */
  readonly ends: boolean;
  /** it ends something for good and stands apart from all others; left out: it does not */
  readonly apart?: boolean;
  /** why it cannot be given now, or null */
  readonly reason: string | null;
  /** what the card says that it is about; left out: nothing */
  readonly says?: string;
  /** what it certainly brings, in short; left out: nothing that can be said */
  readonly brings?: readonly string[];
  /** a lesson recommends it; left out: it does not */
  readonly recommended?: boolean;
  /** how likely it is to lower a number, in percent, and in words which; left out: unknown */
  readonly odds?: { readonly percent: number; readonly words: string };
}

/**
 * The player here is asked, another player is, the game is over, an earlier moment is shown,
 * something that happened is shown.
 */
export type PromptMode = 'ask' | 'wait' | 'over' | 'past' | 'watch';

const signs: Readonly<Record<PromptMode, string>> = {
  ask: 'ui-turn',
  wait: 'ui-person',
  over: 'ui-trophy',
  past: 'ui-undo',
  watch: 'ui-log',
};

/** Answers of one sort, under one heading. */
export interface PromptGroup {
  readonly label: string | null;
  readonly answers: readonly PromptAnswer[];
  /** squares of a map that are chosen there and not here; left out: none */
  readonly squares?: readonly PromptAnswer[];
  /** what several of them are called; left out: squares */
  readonly several?: string;
}

/**
 * The one place that says who is asked, what is asked, and what can be answered.
 *
 * @slot dice        dice that lie on the table
 * @fires uc-map     squares of a map should be chosen there
 * @fires uc-answer  an answer was given; detail `{ index }`
 * @fires uc-place   what is taken up should go to a place; detail `{ place }`
 * @fires uc-hover   an answer is pointed at; detail `{ thing, index }`, -1 when no more
 * @fires uc-accept  what was picked on the table is enough
 * @fires uc-undo    the last answer should be taken back
 * @fires uc-replay  what the others did should be shown once more
 * @fires uc-end-turn  all should be passed that may be
 * @fires uc-keep-passing  what is offered should be passed now and as long as it stays so
 * @fires uc-rules   the rulebook should be opened where it tells of this
 * @fires uc-wish    the others should go where the last one went; detail `{ wishes }`
 */
export class PromptElement extends elementWith({
  /** the line above the question: whose move it is */
  lead: prop.text(''),
  /** whether a player is asked, and who */
  mode: prop.text<PromptMode>('wait', { reflect: true }),
  /** the player who is asked is a program */
  bot: prop.flag(),
  /** what is asked */
  question: prop.text(''),
  /** a second line: what it is about, how many were taken; may be empty */
  detail: prop.text(''),
  /** the answers, group by group */
  groups: prop.data<readonly PromptGroup[]>([]),
  /** many numbers, which are chosen by counting up and down; empty for another question */
  numbers: prop.data<readonly PromptNumber[]>([]),
  /** sentences: what the answer that is pointed at certainly brings */
  foresight: prop.data<readonly string[]>([]),
  /** the result of the plan that is being made; null without one */
  plan: prop.data<PlanLines | null>(null),
  /** words of the button that ends picking on the table; empty when nothing is picked there */
  accept: prop.text(''),
  /** what was picked is enough */
  acceptable: prop.flag(),
  /** the last answer can be taken back */
  back: prop.flag(),
  /** words of the button that shows once more what the others did, or empty */
  replay: prop.text(''),
  /** what others did, in short, each of them a line; empty: nothing */
  digest: prop.data<readonly string[]>([]),
  /**
   * questions that ending the turn would pass, this one among them; 0 or 1: it says nothing more
   * than the answer that ends this one
   */
  passes: prop.data(0),
  /** words of the button that does with others what was done with one, or empty */
  others: prop.text(''),
  /** words of the button that goes on passing what is offered, or empty */
  keepPassing: prop.text('', { attribute: 'keep-passing' }),
  /** what that button wishes, as `uc-wish` of the table tells it */
  wishes: prop.data<readonly { readonly thing: number; readonly place: number }[]>([]),
  /** words of the game that explain themselves */
  explained: prop.data<Explained>(NOTHING_EXPLAINED),
  /** the rulebook can be opened at the page that tells of this */
  rules: prop.flag(),
  /** show the keys that choose */
  keys: prop.flag({ first: true }),
}) {
  static override styles = [baseStyles, buttonStyles, termStyles, planStyles, drawingStyles, endsStyles, promptStyles];

  readonly #below = new OutOfSight(this);

  override render(): TemplateResult {
    const inner = this.groups
      .map((group) => ({ ...group, answers: group.answers.filter((answer) => !answer.ends && answer.apart !== true) }))
      .filter(({ answers, squares = [] }) => answers.length + squares.length > 0);
    // What can be given comes first; what cannot be given now is folded below it.
    const barred = inner.flatMap(({ answers, label }) =>
      answers.filter((answer) => !isOpen(answer)).map((answer) => ({ ...answer, label: fully(answer, label) })),
    );
    const isOffered = inner.some(({ answers, squares = [] }) => squares.length > 0 || answers.some(isOpen));
    const folds = barred.length > (isOffered ? 0 : FOLD);
    const shown = folds
      ? inner.map(onlyOpen).filter(({ answers, squares = [] }) => answers.length + squares.length > 0)
      : inner;
    const all = this.groups.flatMap((group) => group.answers);
    const ends = all.filter((answer) => answer.ends);
    const apart = all.filter((answer) => answer.apart === true);
    const nextKey = keysOf(
      shown.flatMap(({ answers }) => answers),
      ends.length > 0,
    );
    return html`<section class=${this.#classes(ends, apart)} aria-label=${this.words.say('prompt.title')}>
      <div class="ask" role="status" aria-live="polite" aria-atomic="true">
        <p class="who">${icon(this.bot ? 'ui-bot' : signs[this.mode])}<span>${this.lead}</span></p>
        <p class="question">${termText(this.question, this.explained)}</p>
        ${this.detail === '' ? nothing : html`<p class="detail">${this.#detail()}</p>`}
      </div>
      <slot name="dice"></slot>
      ${
        this.mode === 'ask'
          ? html`<div class="groups">
                ${
                  this.numbers.length > 0
                    ? html`<uc-stepper .numbers=${this.numbers}></uc-stepper>`
                    : shown.map(
                        (group) =>
                          html`<div
                            class=${group.label === null ? 'group' : 'group labelled'}
                            role="group"
                            aria-label=${group.label ?? this.question}
                          >
                            ${group.label === null ? nothing : html`<p class="label" aria-hidden="true">${termText(group.label, this.explained)}</p>`}
                            ${this.#answers(group, nextKey)} ${this.#map(group)}
                          </div>`,
                      )
                }
                ${folds ? this.#barred(barred) : nothing}
              </div>
              <p class="more" role="status">
                ${this.#below.count === 0 ? nothing : html`<span>${this.words.say('prompt.below', { n: this.#below.count })}</span>`}
              </p>
              ${foresightPart(this.foresight, this.words)} ${this.#ends(ends, apart, nextKey)}
              ${planPart(this.plan, this.words)}`
          : nothing
      }
      ${
        this.digest.length === 0
          ? nothing
          : html`<ul class="digest">
              ${this.digest.map((line) => html`<li>${line}</li>`)}
            </ul>`
      }
      ${
        this.replay === ''
          ? nothing
          : html`<button class="button quiet replay" type="button" @click=${() => this.send('uc-replay', {})}>
              ${icon('ui-replay')}<span>${this.replay}</span>
            </button>`
      }
    </section>`;
  }

  /** Where the buttons in the corner stand, beside which the question leaves room. */
  #classes(ends: readonly PromptAnswer[], apart: readonly PromptAnswer[]): string {
    const others = ends.length + apart.length > 0 || this.accept !== '' || this.back || this.passes >= 2;
    const isAlone = this.mode === 'ask' && this.rules && !others && this.others === '' && this.keepPassing === '';
    return `prompt ${isAlone ? 'rules-alone' : ''} ${this.replay === '' ? '' : 'replays'}`;
  }

  /** While things are picked on the table it says how many, in words that are not the game's. */
  #detail(): unknown {
    return this.accept === '' ? termText(this.detail, this.explained) : this.detail;
  }

  /** Behind all answers, so that the Tab key reaches those first. */
  #rules(): TemplateResult {
    const title = this.words.say('prompt.rules');
    return html`<button
      class="button quiet rules"
      type="button"
      aria-keyshortcuts="G"
      aria-label=${title}
      title=${`${title} (G)`}
      @click=${() => this.send('uc-rules', {})}
    >
      ${icon('ui-book')}
    </button>`;
  }

  #ends(
    ends: readonly PromptAnswer[],
    apart: readonly PromptAnswer[],
    nextKey: (answer: PromptAnswer) => string,
  ): TemplateResult | typeof nothing {
    if (ends.length + apart.length === 0 && this.accept === '' && !this.back && !this.rules) return nothing;
    return html`<div class="answers ends">
      ${
        this.accept === ''
          ? nothing
          : html`<button
              class="button primary accept"
              type="button"
              aria-disabled=${this.acceptable ? nothing : 'true'}
              @click=${() => {
                if (this.acceptable) this.send('uc-accept', {});
              }}
            >
              ${icon('ui-check')}<span>${this.accept}</span>
            </button>`
      }
      ${ends.map((answer) => this.#answer(answer, nextKey(answer)))} ${this.#atOnce()}
      ${
        this.back
          ? html`<button class="button quiet back" type="button" @click=${() => this.send('uc-undo', {})}>
              ${icon('ui-undo')}<span>${this.words.say('prompt.back')}</span>
            </button>`
          : nothing
      }
      ${this.rules ? this.#rules() : nothing} ${this.#apart(apart)}
    </div>`;
  }

  /** Answers that are dangerous to press by mistake: far from the others and without a key. */
  #apart(answers: readonly PromptAnswer[]): TemplateResult | typeof nothing {
    if (answers.length === 0) return nothing;
    return html`<div class="apart">${answers.map((answer) => this.#answer(answer, ''))}</div>`;
  }

  /** Buttons each of which gives several answers. */
  #atOnce(): TemplateResult {
    const say = this.words.say.bind(this.words);
    const button = (name: string, text: string, press: () => void): TemplateResult | typeof nothing =>
      text === ''
        ? nothing
        : html`<button class=${`button ${name}`} type="button" @click=${press}><span>${text}</span></button>`;
    return html`${button('others', this.others, () => this.send('uc-wish', { wishes: this.wishes }))}
    ${button('keep-passing', this.keepPassing, () => this.send('uc-keep-passing', {}))}
    ${
      this.passes < 2
        ? nothing
        : html`<button
            class="button end-turn"
            type="button"
            aria-keyshortcuts="E"
            aria-description=${say('prompt.passes', { n: this.passes })}
            title=${say('prompt.passes', { n: this.passes })}
            @click=${() => this.send('uc-end-turn', {})}
          >
            <span>${say('prompt.end-turn')}</span>${this.keys ? html`<kbd aria-hidden="true">E</kbd>` : nothing}
          </button>`
    }`;
  }

  #answers({ answers }: PromptGroup, nextKey: (answer: PromptAnswer) => string): TemplateResult | typeof nothing {
    if (answers.length === 0) return nothing;
    return html`<div class=${`answers ${widthOf(answers)}`}>
      ${answers.map((answer) => this.#answer(answer, nextKey(answer)))}
    </div>`;
  }

  #barred(answers: readonly PromptAnswer[]): TemplateResult {
    return html`<details>
      <summary>${this.words.say('prompt.not-now')} (${answers.length})</summary>
      <div class="answers">${answers.map((answer) => this.#answer(answer, ''))}</div>
    </details>`;
  }

  /** Many squares are chosen where they lie; this leads there. */
  #map({ several, squares = [] }: PromptGroup): TemplateResult | typeof nothing {
    if (squares.length === 0) return nothing;
    return html`<button
      class="button answer"
      type="button"
      aria-keyshortcuts="M"
      @click=${() => this.send('uc-map', {})}
    >
      <span class="bead" style=${styled('--hue: 75')}>${icon('ui-fit')}</span>
      <span class="words"
        >${several === undefined ? this.words.say('prompt.on-map', { n: squares.length }) : this.words.say('prompt.several-on-map', { n: squares.length, things: several })}</span
      >
      ${this.keys ? html`<kbd aria-hidden="true">M</kbd>` : nothing}
    </button>`;
  }

  #answer(answer: PromptAnswer, key: string): TemplateResult {
    const barred = answer.reason !== null || !isOpen(answer);
    return html`<button
      type="button"
      class=${`button answer ${answer.recommended === true ? 'recommended' : ''} ${answer.ends ? 'ends' : ''} ${LONG_WORD.test(answer.label) ? 'long' : ''}`}
      aria-disabled=${barred ? 'true' : nothing}
      aria-description=${answer.reason ?? (answer.recommended === true ? this.words.say('coach.recommended') : (answer.odds?.words ?? nothing))}
      aria-keyshortcuts=${key === '' ? nothing : key}
      data-index=${answer.index}
      @click=${() => {
        if (barred) return;
        if (answer.to === undefined) this.send('uc-answer', { index: answer.index });
        else this.send('uc-place', { place: answer.to });
      }}
      @pointerenter=${() => this.send('uc-hover', { thing: answer.thing, index: answer.index })}
      @pointerleave=${() => this.send('uc-hover', { thing: -1, index: -1 })}
      @focus=${() => this.send('uc-hover', { thing: answer.thing, index: answer.index })}
      @blur=${() => this.send('uc-hover', { thing: -1, index: -1 })}
    >
      ${signPart(answer)}
      <span class="words"
        >${answer.label}${answer.where === null ? nothing : html`<small>${answer.where}</small>`}${answer.says === undefined ? nothing : html`<small>${termText(answer.says, this.explained)}</small>`}${(answer.brings ?? []).length === 0 ? nothing : html`<small class="brings">${answer.brings?.join(', ')}</small>`}${answer.reason === null ? nothing : html`<small>${answer.reason}</small>`}</span
      >
      ${answer.odds === undefined ? nothing : html`<b class="odds" title=${answer.odds.words}>${answer.odds.percent}&nbsp;%</b>`}
      ${this.keys && key !== '' && key !== answer.label ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
    </button>`;
  }
}

/** Whether it can be given now. */
function isOpen({ index, to }: PromptAnswer): boolean {
  return index >= 0 || to !== undefined;
}

/** A group without what cannot be given now. */
function onlyOpen({ answers, ...group }: PromptGroup): PromptGroup {
  return { ...group, answers: answers.filter(isOpen) };
}

/** A label as it reads away from its heading. */
function fully({ label }: PromptAnswer, heading: string | null): string {
  return heading === null ? label : `${heading}: ${label}`;
}

define('uc-prompt', PromptElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-prompt': PromptElement;
  }
}
