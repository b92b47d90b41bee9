import type { Glossary } from '@undercroft/view';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { icon } from '../icon/icon.ts';
import { baseStyles, define } from '../theme/base.ts';
import { elementWith, prop } from '../theme/properties.ts';
import { fontsLoaded, installFonts } from '../theme/fonts.ts';
import { motifStyles } from '../theme/motifs.ts';
import { blankFace, faceInWords, unspent, type CardFace, type CardShape } from './card-face.ts';
import { backSide, piece, tilePlate, wholeCard } from './card-parts.ts';
import { litStyles } from './card-lit.styles.ts';
import { litPieceStyles } from './piece-lit.styles.ts';
import { sceneryStyles } from './scenery.styles.ts';
import { printStyles } from './card-print.styles.ts';
import { stateStyles } from './card-states.styles.ts';
import { cardStyles } from './card.styles.ts';
import { gaugeStyles } from './card-gauge.styles.ts';
import { gistStyles } from './card-gist.styles.ts';
import { insideStyles } from './card-inside.styles.ts';
import { smallStyles } from './card-small.styles.ts';
import {
  fitSoon,
  fitTogether,
  forgetFits,
  holds,
  setBreaks,
  setMark,
  setPart,
  smallTextSteps,
  smallTitleSteps,
  textStepsOf,
  titleSteps,
  type BreakingSteps,
  type Fit,
} from './fit.ts';
import { printSizes, type PrintSizeName } from './print-sizes.ts';
import { styled } from '../theme/styled.ts';

/** Widths in pixels at which a card changes what it shows; those in the styles are the same. */
const FULL = 160;
const SAID = 80;
const NAMED = 60;
/** A narrower card says its text, too, from this height on, as a part of its width. */
const TALL = 1.75;

/** Properties that change no word of the card, so its words need not be fitted again. */
const STATES = new Set<PropertyKey>(['thing', 'legal', 'selected', 'marked', 'fresh', 'acting', 'staged', 'stop']);

/** What stays free below the words of a card, as part of its width. */
const MARGIN = 0.012;

/**
 * One observer for all cards: it tells them when they come into being on the page and when their
 * width changes.
 */
const watch = new ResizeObserver((entries) => {
  const cards = entries.map(({ target }) => target).filter((target) => target instanceof CardElement);
  fitTogether(cards.filter((card) => !card.fitted));
});

/**
 * One thing of a game in one visual language. Its width decides its size: from 160 px on it shows
 * its text and its numbers, from 80 px on its text, from 60 px on its name, below only its picture.
 * For a text the picture gives way, then letters get smaller, then lines are left out.
 *
 * @slot - what lies in the thing (only in the shape `tile`)
 * @slot fittings small things attached to it (only in the shape `tile`)
 * @fires uc-press  it was clicked, or Enter or Space was pressed on it; detail: `{ thing }`
 * @fires uc-hover  the pointer or the focus came (`{ thing }`) or left (`{ thing: -1 }`)
 * @csspart card     the frame
 * @csspart head     the block that the title stands on
 * @csspart title    the name
 * @csspart value    the number in the corner
 * @csspart art      the picture
 * @csspart kind     the line below the picture
 * @csspart text     text and flavour
 * @csspart numbers  the other numbers and marks
 * @csspart back     the back
 * @csspart cut      the body of a token
 * @cssprop --uc-card-ratio  width by height of a whole card; 63.5 / 88.9
 * @cssprop --uc-card-height its height in the element, where the ratio is `auto`
 * @cssprop --uc-floor-end  what stays free beside pieces in a tile, for what hangs on its wall
 * @cssprop --uc-plate-top  where the name of a tile begins, below its upper edge; 1px
 * @cssprop --uc-fittings-top  where what hangs on the wall of a tile begins; 20px
 * @cssprop --uc-floor-top  where pieces in a tile begin, below its upper edge; 14px
 * @cssprop --uc-floor-gap  distance of pieces side by side in a tile; 6px
 * @cssprop --uc-art-high    lightness and chroma in the middle of a picture
 * @cssprop --uc-art-low     lightness and chroma at its edge
 * @cssprop --uc-paper       ground of texts
 * @cssprop --uc-block-ink   letters on a block
 * @cssprop --uc-gauge       `none` leaves out the bar on a piece
 * @cssprop --uc-acts        `none` leaves out the arrow and the ring of whom the question is about
 */
export class CardElement extends elementWith({
  /** What is drawn. */
  face: prop.compared<CardFace>(blankFace),
  /** Meaning of the icon marks in its text. */
  glossary: prop.data<Glossary>(new Map()),
  /** How it is drawn. */
  shape: prop.text<CardShape>('card', { reflect: true }),
  /** Id that events carry; -1 for a card that is no thing of a running game. */
  thing: prop.number(-1),
  /** It may be chosen now. */
  legal: prop.flag({ reflect: true }),
  /** It is among what was chosen. */
  selected: prop.flag({ reflect: true }),
  /** Pointed at from elsewhere: the log, the prompt. */
  marked: prop.flag({ reflect: true }),
  /** It came with the last step. */
  fresh: prop.flag({ reflect: true }),
  /** The question is about it. */
  acting: prop.flag({ reflect: true }),
  /** Why it cannot be chosen now; empty when there is nothing to say. */
  reason: prop.text(''),
  /** What happens now happens there. */
  staged: prop.flag({ reflect: true }),
  /** The Tab key stops at it. */
  stop: prop.flag(),
  /** Only a picture: no button, no events. */
  still: prop.flag({ reflect: true }),
  /** How many things that are all the same it stands for. */
  copies: prop.number(1),
  /** Its number among others, drawn at its corner; 0 for none. */
  nth: prop.number(0),
  /** A tile without its name. */
  plain: prop.flag({ reflect: true }),
  /** A tile of a height of its own; with the attribute `brief` its picture stands for its name. */
  packed: prop.flag({ reflect: true }),
  /** Exact size on paper, without shadows and states; null on a screen. */
  print: prop.text<PrintSizeName | null>(null, { reflect: true }),
  /** `saving` draws lines instead of grounds, for printing with little ink. */
  inks: prop.text<'full' | 'saving'>('full', { reflect: true }),
}) {
  static override styles = [
    baseStyles,
    motifStyles,
    cardStyles,
    smallStyles,
    insideStyles,
    gistStyles,
    gaugeStyles,
    sceneryStyles,
    litStyles,
    litPieceStyles,
    stateStyles,
    printStyles,
  ];
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  /**
   * Its words need letters smaller than the least size that is meant to be read. Set after it was
   * drawn.
   */
  crowded = false;
  /**
   * A word is wider than its place in the least size that is meant to be read, so words may break,
   * or letters are smaller. Set after it was drawn.
   */
  strained = false;
  /** Not all of its text is shown, but a sign that there is more. Set after it was drawn. */
  cut = false;
  #fitting: Promise<void> | null = null;
  /** size that its words were fitted to last */
  #fittedTo = '';

  override connectedCallback(): void {
    super.connectedCallback();
    watch.observe(this);
    if (!fontsLoaded()) void installFonts().then(this.#refit);
  }

  override disconnectedCallback(): void {
    watch.unobserve(this);
    super.disconnectedCallback();
  }

  override render(): TemplateResult {
    const { face } = this;
    const classes = ['frame', this.shape, `m-${face.motif}`, face.hidden ? 'back' : 'front'];
    if (face.exhausted && !this.acting) classes.push('exhausted');
    for (const state of ['captured', 'damaged'] as const) if (face[state]) classes.push(state);
    if (this.reason !== '') classes.push('barred');
    if (this.copies > 1) classes.push('many');
    if (face.gist !== null && this.shape === 'tile') classes.push('gisted');
    if (face.seat >= 0) classes.push('seated');
    const own = face.seat >= 0 ? `; --own: var(--uc-seat-${face.seat})` : '';
    return html`<div
      class=${classes.join(' ')}
      part="card"
      style=${styled(`--hue: ${face.hue}; --vary: ${face.vary}${own}`)}
    >
      ${this.#surface()} ${this.#floor()}
      ${this.nth > 0 ? html`<span class="nth" aria-hidden="true">${this.nth}</span>` : nothing}
      ${this.selected && this.nth === 0 ? html`<span class="tick" aria-hidden="true">${icon('ui-check')}</span>` : nothing}
      ${this.#why()} ${this.acting ? html`<span class="acts" aria-hidden="true"></span>` : nothing}
    </div>`;
  }

  #floor(): TemplateResult | typeof nothing {
    const hasRoom = this.packed || this.shape === 'tile' || this.shape === 'card';
    if (!hasRoom) return nothing;
    return html`<div class="inside">
      <slot></slot><span class="fittings"><slot name="fittings"></slot></span>
    </div>`;
  }

  #why(): TemplateResult | typeof nothing {
    const room = this.shape === 'card' || this.shape === 'tile';
    return room && this.reason !== '' ? html`<span class="why" aria-hidden="true">${this.reason}</span>` : nothing;
  }

  #surface(): TemplateResult {
    const body = this.#body();
    const told = faceInWords(this.face, this.words, this.glossary);
    const one = this.nth > 0 ? `${this.nth}. ${told}` : told;
    const words = this.copies > 1 ? this.words.say('card.copies', { n: this.copies, card: one }) : one;
    if (this.still) return html`<div class="surface" role="img" aria-label=${words}>${body}</div>`;
    const label = this.legal ? this.words.say('card.can-be-chosen', { card: words }) : words;
    return html`<button
      class="surface"
      type="button"
      tabindex=${this.stop ? 0 : -1}
      aria-description=${this.reason === '' ? nothing : this.reason}
      aria-pressed=${this.selected ? 'true' : nothing}
      @click=${this.#press}
      @pointerenter=${this.#enter}
      @pointerleave=${this.#leave}
      @focus=${this.#enter}
      @blur=${this.#leave}
    >
      <span class="hush name">${label}</span>
      <span class="face" aria-hidden="true">${body}</span>
    </button>`;
  }

  #body(): TemplateResult {
    const { face } = this;
    const small = this.shape === 'token' || this.shape === 'chip';
    if (face.hidden) return html`${small ? html`<span class="cut"></span>` : nothing}${backSide(face)}`;
    const lit = this.print === null;
    if (small) return piece(this.acting ? unspent(face) : face, this.copies, lit);
    return this.shape === 'tile' ? tilePlate(face, this.glossary, lit) : wholeCard(face, this.glossary, lit);
  }

  protected override updated(changed: PropertyValues): void {
    // Without a property it is the words of the interface that changed.
    if (changed.size === 0 || [...changed.keys()].some((key) => !STATES.has(key))) this.fitText();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.#fitting;
    return complete;
  }

  readonly #refit = (): void => {
    forgetFits();
    this.fitText();
  };

  /**
   * Makes the words as large as the card has room for. Called by itself when the words or the width
   * change.
   */
  fitText(): void {
    this.#fitting = fitSoon(this);
  }

  /** Its words have been fitted to the size it has. */
  get fitted(): boolean {
    return this.#fittedTo === `${this.clientWidth} ${this.clientHeight}`;
  }

  /** What has to be found, for `fitTogether`: the size of the name, then that of the words. */
  fits(): Iterator<Fit, void> {
    const frame = this.renderRoot?.querySelector<HTMLElement>('.frame') ?? null;
    const width = frame === null || this.face.hidden ? 0 : this.clientWidth;
    this.#fittedTo = `${width} ${this.clientHeight}`;
    this.crowded = false;
    this.strained = false;
    this.cut = false;
    if (frame !== null && width > 0) {
      if (this.shape === 'card') return this.#fitCard(frame, width);
      if (this.shape === 'tile' && !this.plain) return this.#fitTile(frame, width);
    }
    return [][Symbol.iterator]();
  }

  *#fitCard(frame: HTMLElement, width: number): Generator<Fit, void> {
    if (width < NAMED) return;
    const { face, words } = this;
    const size = width >= FULL ? `full ${this.print ?? ''}` : 'small';
    const font = getComputedStyle(this).getPropertyValue('--uc-font-title');
    const find = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    const [title, head, surface] = [find('.title'), find('.head'), find('.surface')];
    if (title === null || head === null || surface === null) return;
    // A card that can be pressed has its name for readers beside its face.
    const parts = (find('.surface > .face') ?? surface).children;
    const titles = width >= FULL ? titleSteps : smallTitleSteps;
    yield {
      key: `${size}\n${font}\n${face.title}\n${face.value?.value ?? ''}`,
      steps: titles.steps.length,
      draw: (step) => drawTitle(frame, titles, step),
      done: (step) => this.#note(titles, step),
      holds: () => title.offsetHeight <= head.clientHeight && title.scrollWidth <= title.clientWidth + 1,
    };
    const says = width >= SAID || frame.clientHeight >= TALL * width;
    const isSmall = width < FULL && this.print === null;
    setMark(frame, 'data-says', isSmall && says);
    if (isSmall && says) return yield this.#fitSmall(frame, surface, parts);
    setMark(frame, 'data-cut', false);
    if (width < FULL) return;
    const { kind, text: rules, flavour, stats, marks } = face;
    const texts = textStepsOf(this.print === null ? null : printSizes[this.print].width);
    yield {
      key: JSON.stringify([size, words.lang, kind, rules, flavour, stats, marks]),
      steps: texts.steps.length,
      draw: (step) => {
        const { text, art, breaks } = texts.steps[step]!;
        setPart(frame, '--fit', text);
        setPart(frame, '--fit-art', art);
        setBreaks(frame, '--fit', breaks);
      },
      holds: () => holds(surface, parts, width * MARGIN),
      done: (step) => this.#note(texts, step),
    };
  }

  /** Letters do not grow with a narrow card, so what fits depends on its width and height. */
  #fitSmall(frame: HTMLElement, surface: HTMLElement, parts: Iterable<Element>): Fit {
    const { clientWidth: width, face, words } = this;
    return {
      key: JSON.stringify(['text', words.lang, width, frame.clientHeight, face.title, face.text]),
      steps: smallTextSteps.length,
      draw: (step) => {
        const { text, art, cut } = smallTextSteps[step]!;
        setPart(frame, '--fit', text);
        setPart(frame, '--fit-art', art);
        setMark(frame, 'data-cut', cut);
      },
      holds: () => holds(surface, parts, width * MARGIN),
      done: (step) => (this.cut = smallTextSteps[step]!.cut),
    };
  }

  #note({ steps, least }: BreakingSteps<{ readonly text: number }>, step: number): void {
    const { text, breaks } = steps[step]!;
    if (text < least) this.crowded = true;
    if (breaks) this.strained = true;
  }

  /**
   * Names of tiles do not grow with the tile, so what fits depends on its width. A name has at most
   * two lines, and the floor begins below it.
   */
  *#fitTile(frame: HTMLElement, width: number): Generator<Fit, void> {
    const plate = this.renderRoot.querySelector<HTMLElement>('.plate');
    const title = this.renderRoot.querySelector<HTMLElement>('.title');
    if (plate === null || title === null) return;
    const style = getComputedStyle(title);
    const { title: name, value } = this.face;
    let floor = 0;
    let letters = 1;
    yield {
      key: `tile ${this.packed} ${width}\n${style.fontFamily}\n${name}\n${value?.value ?? ''}`,
      steps: smallTitleSteps.steps.length,
      draw: (step) => (letters = drawTitle(frame, smallTitleSteps, step)),
      holds: () => {
        floor = plate.offsetHeight;
        // Where tiles are of a height of their own, a name in small letters may have a third line.
        const lines = this.packed && letters < 0.9 ? 3.2 : 2.2;
        return (
          title.offsetHeight <= lines * Number.parseFloat(style.fontSize) && title.scrollWidth <= title.clientWidth + 1
        );
      },
      done: () => frame.style.setProperty('--plate', `${floor}px`),
    };
  }

  readonly #press = (): void => this.send('uc-press', { thing: this.thing });
  readonly #enter = (): void => this.send('uc-hover', { thing: this.thing });
  readonly #leave = (): void => this.send('uc-hover', { thing: -1 });
}

/** @returns how large its letters are, as a part of the ordinary ones */
function drawTitle(frame: HTMLElement, { steps }: BreakingSteps<{ readonly text: number }>, step: number): number {
  const { text, breaks } = steps[step]!;
  setPart(frame, '--fit-title', text);
  setBreaks(frame, '--fit-title', breaks);
  return text;
}

define('uc-card', CardElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-card': CardElement;
  }
}
