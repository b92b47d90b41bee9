import type { PlaceSaidView } from '@undercroft/view';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { NOTHING_EXPLAINED, type Explained } from '../explained/explained.ts';
import { termStyles } from '../explained/terms.styles.ts';
import { termText } from '../explained/terms.ts';
import { icon } from '../icon/icon.ts';
import { boxOf } from '../page/boxes.ts';
import { baseStyles, buttonStyles, define } from '../theme/base.ts';
import { elementWith, ownState, prop } from '../theme/properties.ts';
import type { LogLine } from './log-line.ts';
import { logStyles } from './log.styles.ts';

/** How near to its end the list must stand to follow it, in px. */
const NEAR = 40;

/** From so many sentences on there is something to look for. */
const LONG = 100;

/** One sentence of the log. */
export interface LogEntry {
  readonly text: string;
  /** number of the answer it followed from */
  readonly step: number;
  /** seat whose doing it was, or -1 */
  readonly player: number;
  /** what happened, by the name that the drama of the table has for it; left out: nothing named */
  readonly event?: string;
  /** things it speaks of */
  readonly things: readonly number[];
  /** places of a map that it names; left out: none */
  readonly places?: readonly PlaceSaidView[];
  /** `file:line` of the rule or card that caused it, or null */
  readonly source: string | null;
  /** sums that it tells of, part by part; left out: none */
  readonly sums?: string;
  /** belongs to the sentence before it, as what the dice showed does */
  readonly aside?: boolean;
}

/** Sentences that lie below one that says what came of them, until it is pressed. */
export interface LogFold {
  /** number of the sentence above them, and of the last one of them */
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/**
 * What happened, in sentences, the newest at the end.
 *
 * @fires uc-marks   things that a sentence speaks of are pointed at; detail `{ things }`
 * @fires uc-moment a sentence was clicked; detail `{ step, nth }`: `nth` of the sentences of this
 *   step have been said by then, -1 all
 * @fires uc-source  the source of a sentence was clicked; detail `{ source }`
 */
export class LogElement extends elementWith({
  /** the sentences, the oldest first */
  entries: prop.compared<readonly LogEntry[]>([]),
  /** names of the players by seat */
  names: prop.compared<readonly string[]>([]),
  /** show where in the content a sentence comes from */
  sources: prop.flag(),
  /** what happens is read aloud elsewhere, so not here, as it grows */
  told: prop.flag(),
  /** step that the table shows now, -1 for the present */
  moment: prop.number(-1),
  /** how many sentences of that step have been said by then, -1 all */
  nth: prop.number(-1),
  /** which of the sentences, by their number, begin a part */
  heads: prop.compared<ReadonlySet<number>>(new Set()),
  /** words of the game that explain themselves */
  explained: prop.data<Explained>(NOTHING_EXPLAINED),
  /** which of them begin a smaller part */
  phases: prop.compared<ReadonlySet<number>>(new Set()),
  /** which of them are left out while nothing happens in the part that they begin */
  passing: prop.compared<ReadonlySet<number>>(new Set()),
  /** which of them lie below a sentence that stands for them */
  folds: prop.compared<readonly LogFold[]>([]),
}) {
  static override styles = [baseStyles, buttonStyles, termStyles, logStyles];

  readonly #own = ownState(this, {
    /** seat whose doings alone are shown, or -1 */
    only: -1,
    /** what a sentence must hold */
    wanted: '',
    /** folds that were opened or closed by hand, by the number of their first sentence */
    folded: new Map<number, boolean>(),
  });

  override render(): TemplateResult {
    const title = this.words.say('log.title');
    const shown = this.entries.flatMap((entry, index) => (this.#fits(entry) && !this.#isEmpty(index) ? [index] : []));
    return html`<div
        class="all"
        role="log"
        aria-live=${this.told ? 'off' : nothing}
        aria-label=${title}
        @scroll=${this.#moved}
        @scrollend=${this.#scrolled}
        @keydown=${this.#walk}
      >
        <ol>
          ${this.#entries(shown)}
          ${shown.length === 0 && this.entries.length > 0 ? html`<li class="none">${this.words.say('log.nothing')}</li>` : nothing}
        </ol>
      </div>
      ${this.#isLong ? this.#filter() : nothing}`;
  }

  /** Whether there is more than can be read through, or something is filtered. */
  get #isLong(): boolean {
    return this.entries.length >= LONG || this.#isFiltered;
  }

  get #isFiltered(): boolean {
    return this.#own.only >= 0 || this.#own.wanted !== '';
  }

  /** Whether the sentences of a fold are shown: it was opened, or the moment lies in it. */
  #isOpen({ first, last }: LogFold, now: number): boolean {
    return this.#own.folded.get(first) ?? (this.moment >= 0 && now > first && now <= last);
  }

  #fits({ player, text }: LogEntry): boolean {
    if (this.#own.only >= 0 && player !== this.#own.only) return false;
    return this.#own.wanted === '' || text.toLowerCase().includes(this.#own.wanted.toLowerCase());
  }

  /** Whether nothing happened in the part that a sentence begins. The last one goes on. */
  #isEmpty(index: number): boolean {
    const next = index + 1;
    return this.passing.has(index) && next < this.entries.length && (this.phases.has(next) || this.heads.has(next));
  }

  #filter(): TemplateResult {
    const { words } = this;
    return html`<div class="filter">
      <input
        type="search"
        placeholder=${words.say('log.search')}
        aria-label=${words.say('log.search')}
        .value=${this.#own.wanted}
        @input=${(event: Event) => (this.#own.wanted = (event.target as HTMLInputElement).value.trim())}
      />
      <select
        aria-label=${words.say('log.filter')}
        @change=${(event: Event) => (this.#own.only = Number((event.target as HTMLSelectElement).value))}
      >
        <option value="-1">${words.say('log.all')}</option>
        ${this.names.map((name, seat) => html`<option value=${seat}>${name}</option>`)}
      </select>
    </div>`;
  }

  /** An event without an actor, such as a throw, belongs to the last actor. */
  #entries(shown: readonly number[]): TemplateResult[] {
    const now = shown.findLast((index) => this.#happened(index)) ?? -1;
    // What is looked for may lie in any of them.
    const folds = this.#isFiltered ? [] : this.folds;
    const foldOf = (index: number): LogFold | undefined =>
      folds.find(({ first, last }) => index > first && index <= last);
    const lines: { readonly first: number; last: number }[] = [];
    for (const index of shown) {
      const fold = foldOf(index);
      if (fold !== undefined && !this.#isOpen(fold, now)) continue;
      const line = lines.at(-1);
      const { aside, step } = this.entries[index]!;
      if (aside === true && line?.last === index - 1 && this.entries[line.first]!.step === step) line.last = index;
      else lines.push({ first: index, last: index });
    }
    let doer = -1;
    return lines.flatMap(({ first, last }, place) => {
      const [entry, ...asides] = this.entries.slice(first, last + 1) as [LogEntry, ...LogEntry[]];
      const begins = this.heads.has(first);
      const phase = this.phases.has(first);
      const head = !begins && entry.player >= 0 && entry.player !== doer;
      if (entry.player >= 0) doer = entry.player;
      const fold = folds.find((one) => one.first === first);
      const ends = place === lines.length - 1;
      const isNow = this.moment >= 0 && now >= first && now <= last;
      const inside = foldOf(first) !== undefined;
      const stop = ends && fold === undefined;
      const line = this.#entry(entry, asides, { doer, head, begins, phase, now: isNow, stop, last, inside });
      return fold === undefined ? [line] : [line, this.#fold(fold, doer, this.#isOpen(fold, now), ends)];
    });
  }

  /** Whether a sentence had been said at the moment that is shown. */
  #happened(index: number): boolean {
    const { step } = this.entries[index]!;
    if (this.nth < 0 || step !== this.moment) return step <= this.moment;
    return this.#place(index) < this.nth;
  }

  /** Sentences of the same step before it. */
  #place(index: number): number {
    const { step } = this.entries[index]!;
    let first = index;
    while (first > 0 && this.entries[first - 1]!.step === step) first--;
    return index - first;
  }

  /** How many sentences of its step have been said with it; -1 when it is the last one. */
  #told(index: number): number {
    const isLast = this.entries[index + 1]?.step !== this.entries[index]!.step;
    return isLast ? -1 : this.#place(index) + 1;
  }

  #fold({ first, text }: LogFold, doer: number, open: boolean, stop: boolean): TemplateResult {
    const turn = (): void => {
      // What was opened is read from its beginning: the list does not go on to its end.
      this.#following = open;
      this.#own.folded = new Map(this.#own.folded).set(first, !open);
    };
    return html`<li class="fold" data-seat=${doer}>
      <button
        class="sentence"
        type="button"
        tabindex=${stop ? 0 : -1}
        aria-expanded=${open ? 'true' : 'false'}
        @click=${turn}
      >
        <b>${termText(text, this.explained)}</b>${icon('ui-up')}
      </button>
    </li>`;
  }

  #entry(
    entry: LogEntry,
    asides: readonly LogEntry[],
    { doer, head, begins, phase, now, stop, last, inside }: LogLine,
  ): TemplateResult {
    const name = this.names[doer];
    const point = (things: readonly number[]) => () => this.send('uc-marks', { things });
    const here = point([entry, ...asides].flatMap(({ things }) => things));
    return html`<li
      class=${`${this.moment >= 0 && !this.#happened(last) ? 'later' : ''} ${begins ? 'begins' : ''} ${phase ? 'phase' : ''} ${now ? 'now' : ''} ${inside ? 'inside' : ''}`}
      data-seat=${doer}
      @pointerenter=${here}
      @pointerleave=${point([])}
      @focusin=${here}
      @focusout=${point([])}
    >
      ${head && name !== undefined ? html`<span class="name">${name}</span>` : nothing}
      <button
        class="sentence"
        type="button"
        tabindex=${stop ? 0 : -1}
        @click=${() => this.send('uc-moment', { step: entry.step, nth: this.#told(last) })}
      >
        ${termText(entry.text, this.explained)}${entry.sums === undefined ? nothing : html` <small class="sums">${entry.sums}</small>`}${asides.map(({ text }) => html` <small>${text}</small>`)}
      </button>
      ${
        this.sources && entry.source !== null
          ? html`<button
              class="source"
              type="button"
              tabindex="-1"
              @click=${() => this.send('uc-source', { source: entry.source })}
            >
              ${entry.source}
            </button>`
          : nothing
      }
    </li>`;
  }

  /** The Tab key stops at the last sentence; arrows lead to the others and back. */
  readonly #walk = (event: KeyboardEvent): void => {
    const from = event.target as HTMLElement;
    const all = [...this.renderRoot.querySelectorAll<HTMLElement>('.sentence')];
    const at = all.indexOf(from);
    const to: Record<string, Element | null | undefined> = {
      ArrowUp: all[at - 1],
      ArrowDown: at < 0 ? null : all[at + 1],
      ArrowRight: from.nextElementSibling,
      ArrowLeft: from.previousElementSibling,
      Home: all[0],
      End: all.at(-1),
    };
    const next = to[event.key];
    if (!(next instanceof HTMLButtonElement)) return;
    next.focus();
    event.preventDefault();
  };

  protected override firstUpdated(): void {
    const list = this.renderRoot.querySelector<HTMLElement>('.all');
    if (list === null) return;
    this.#list = list;
    this.#watch();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('moment') && !changed.has('nth')) return;
    this.#following = this.moment < 0;
    if (!this.#following) this.#seek();
    else if (changed.get('moment') !== undefined) this.#follow();
  }

  /** Brings the last sentence of the moment that is shown into view. */
  #seek(): void {
    const list = this.#list;
    const sentence = this.renderRoot.querySelector('.now');
    if (list === null || sentence === null) return;
    const now = boxOf(sentence);
    const { top, bottom } = boxOf(list);
    if (now.top < top || now.bottom > bottom) list.scrollTop += now.bottom - (top + bottom) / 2;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch();
  }

  /**
   * Observes the sizes of the list and scrolls after the layout, because reading sizes before it
   * would make the browser lay out twice.
   */
  #watch(): void {
    if (this.#list === null) return;
    this.#sizes.observe(this.#list);
    this.#sizes.observe(this.#list.firstElementChild!);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  /**
   * The list stays where the player has scrolled to; at its end it follows new sentences again. New
   * sentences may have come since it was scrolled to its end, so it can stand far from the end
   * although the player did not scroll: then it is still where it was put.
   */
  readonly #scrolled = (): void => {
    const list = this.#list;
    if (list === null) return;
    const isUntouched = this.#following && list.scrollTop >= this.#put - 1;
    this.#following = isUntouched || list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };

  #follow(): void {
    if (!this.#following || this.#list === null) return;
    this.#list.scrollTop = this.#list.scrollHeight;
    this.#put = this.#list.scrollTop;
    this.#hideCut(this.#list);
  }

  /** Hides the line that the upper edge cuts, as long as the list stands where it was put. */
  #hideCut(list: HTMLElement): void {
    const edge = boxOf(list).top;
    const cut = [...this.renderRoot.querySelectorAll('li')].map(boxOf).find(({ bottom }) => bottom > edge + 1);
    const isCut = cut !== undefined && cut.top < edge - 1 && cut.bottom < edge + list.clientHeight / 2;
    list.style.setProperty('--cut', isCut ? `${Math.ceil(cut.bottom - edge)}px` : '0px');
  }

  readonly #moved = (): void => {
    if (this.#list !== null && this.#list.scrollTop < this.#put - 1) this.#list.style.setProperty('--cut', '0px');
  };

  #list: HTMLElement | null = null;
  /** where the log itself scrolled to last, in px */
  #put = 0;
  #following = true;
  readonly #sizes = new ResizeObserver(() => this.#resized());
  /** height of the list when it was last laid out, in px */
  #height = 0;

  /** What lies over its upper edge grows and shrinks: sentences in sight stay where they are. */
  #resized(): void {
    const list = this.#list;
    if (list === null) return;
    if (!this.#following) list.scrollTop += this.#height - list.clientHeight;
    this.#height = list.clientHeight;
    this.#follow();
  }
}

define('uc-log', LogElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-log': LogElement;
  }
}
