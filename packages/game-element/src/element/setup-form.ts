import { baseStyles, buttonStyles, define, icon, elementWith, ownState, prop, styled } from '@undercroft/components';
import {
  UNDO_RULES,
  optionsOf,
  withOptions,
  type GameMeta,
  type OptionMeta,
  type UndoRule,
} from '@undercroft/contract';
import { parseSeed, undoRuleOf, type Seed } from '@undercroft/engine';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { COLOURS, coloursFor, nextColour } from '../session/colours.ts';
import {
  LEVELS,
  cleanName,
  botLevelOf,
  namesFor,
  seatFrom,
  seatWord,
  standardPlan,
  type Plan,
  type Seat,
} from '../session/plan.ts';
import { newSeed } from '../session/new-seed.ts';
import { seatWords } from '../controller/saying/seat-words.ts';
import { choiceStyles } from '../setup/choice.styles.ts';
import { coverPart } from '../setup/cover-part.ts';
import { coverStyles } from '../setup/cover.styles.ts';
import { asWritten, optionPart, variantsPart } from '../setup/rules-part.ts';
import { lessonsPart } from './lessons.ts';
import { setupStyles } from './setup-form.styles.ts';

/** What is chosen in the form so far. */
interface SetupState {
  seats: readonly Seat[];
  /** typed names, by seat; empty for none */
  given: readonly string[];
  variant: string | null;
  options: Readonly<Record<string, number | boolean | string>>;
  /** null: by chance, unknown to all while the game goes on */
  seed: Seed | null;
  /** undefined until one is chosen */
  colours: readonly number[] | undefined;
  /** undefined until it is chosen */
  undo: UndoRule | undefined;
}

/**
 * Who plays, with which rules, from which seed.
 *
 * @fires plan    the game is to begin; detail: the `Plan`
 * @fires cancel  it was closed
 */
export class SetupFormElement extends elementWith({
  /** names of the game and what can be chosen in it */
  meta: prop.data<GameMeta | null>(null),
  /** plan to begin from, such as that of the last game */
  from: prop.data<Plan | null>(null),
  /** what the button says; default "Begin" */
  action: prop.text(''),
  /** it can be closed without a choice */
  closes: prop.flag(),
  /**
   * the next game of a campaign, with the seats of `from`: asks for what is settled anew and
   * nothing else
   */
  next: prop.flag(),
}) {
  static override styles = [baseStyles, buttonStyles, choiceStyles, coverStyles, setupStyles];

  readonly #own = ownState<SetupState>(this, {
    seats: [],
    given: [],
    variant: null,
    options: {},
    seed: null,
    colours: undefined,
    undo: undefined,
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.meta === null || !(changed.has('meta') || changed.has('from'))) return;
    const plan = this.from ?? standardPlan(this.meta, newSeed());
    this.#own.seats = plan.seats;
    this.#own.given = plan.names;
    this.#own.variant = plan.variant ?? asWritten(this.meta)?.name ?? null;
    this.#own.options = plan.options;
    this.#own.colours = plan.colours;
    this.#own.undo = plan.undo;
  }

  override render(): TemplateResult | typeof nothing {
    const { meta, words } = this;
    if (meta === null) return nothing;
    if (this.next) return this.#nextForm(meta);
    return html`<div class="whole">
      ${this.#cover(meta)}
      <div class="form" role="form" aria-label=${words.say('game.new')} @keydown=${this.#enter}>
        ${lessonsPart(words, meta, (plan) => this.send('plan', plan))}
        <fieldset class="seats">
          <legend>${words.say('setup.players')}</legend>
          ${this.#own.seats.map((seat, index) => this.#seat(seat, index))} ${this.#players(meta)}
        </fieldset>
        ${variantsPart(words, meta, this.#own.variant, (variant) => (this.#own.variant = variant))}
        <details>
          <summary>${words.say('setup.further')}</summary>
          <div class="options">${meta.options.map((option) => this.#option(meta, option))} ${this.#undo(meta)}</div>
          <label class="seed"
            ><span>${words.say('setup.seed')}</span>
            <input
              name="seed"
              autocomplete="off"
              title=${words.say('setup.seed-help')}
              placeholder=${words.say('setup.seed-any')}
              .value=${String(this.#own.seed ?? '')}
              @change=${this.#seedChanged}
            />
          </label>
        </details>
        <div class="foot">
          ${this.closes ? html`<button class="button quiet" type="button" @click=${() => this.send('cancel', {})}>${words.say('setup.cancel')}</button>` : nothing}
          <button class="button primary" type="submit" ?autofocus=${this.closes} @click=${this.#begin}>
            ${this.action === '' ? words.say('setup.begin') : this.action}
          </button>
        </div>
      </div>
    </div>`;
  }

  #nextForm(meta: GameMeta): TemplateResult {
    const settles = meta.campaign?.settles ?? [];
    return html`<div class="form" role="form" aria-label=${this.action} @keydown=${this.#enter}>
      <div class="options">${settles.map((index) => this.#option(meta, meta.options[index]!))}</div>
      <div class="foot">
        <button class="button primary" type="submit" autofocus @click=${this.#begin}>${this.action}</button>
      </div>
    </div>`;
  }

  #seat(seat: Seat, index: number): TemplateResult {
    const word = seatWord(seat);
    const choose = (event: Event): void => {
      const { value } = event.target as HTMLSelectElement;
      this.#own.seats = this.#own.seats.map((old, place) => (place === index ? seatFrom(value) : old));
    };
    const known = seat.is === 'human' || LEVELS.some((level) => level.bot === word);
    const { words } = this;
    const plain = namesFor(this.#own.seats, seatWords(words))[index] ?? '';
    const rename = (event: Event): void => {
      const name = cleanName((event.target as HTMLInputElement).value);
      this.#own.given = this.#own.seats.map((_, place) => (place === index ? name : (this.#own.given[place] ?? '')));
    };
    return html`<div
      class="seat"
      style=${styled(`--seat: var(--uc-${this.#own.colours === undefined ? 'seat' : 'colour'}-${this.#own.colours?.[index] ?? index})`)}
    >
      ${this.#colour(index)}
      <input
        name=${`name-${index}`}
        maxlength="24"
        autocomplete="off"
        aria-label=${words.say('setup.name', { n: index + 1 })}
        placeholder=${plain}
        .value=${this.#own.given[index] ?? ''}
        @change=${rename}
      />
      <select name=${`seat-${index}`} aria-label=${words.say('setup.who', { n: index + 1 })} @change=${choose}>
        <option value="human" ?selected=${seat.is === 'human'}>${words.say('setup.person')}</option>
        ${LEVELS.map(({ bot, level }) => html`<option value=${bot} ?selected=${word === bot}>${words.say(`level.${level}`)}</option>`)}
        ${known ? nothing : html`<option value=${word} selected>${words.say(`level.${botLevelOf(word)}`)} (${word})</option>`}
      </select>
      ${index === 0 ? nothing : this.#earlier(index)}
    </div>`;
  }

  #colour(seat: number): TemplateResult {
    const worn = coloursFor(this.#own.seats.length, this.#own.colours);
    const label = this.words.say('setup.colour', {
      n: seat + 1,
      colour: this.words.say(`colour.${COLOURS[worn[seat] ?? 0] ?? 'red'}`),
    });
    return html`<button
      class="colour"
      type="button"
      title=${label}
      aria-label=${label}
      @click=${() => (this.#own.colours = nextColour(worn, seat))}
    ></button>`;
  }

  /** Seats play in their order. */
  #earlier(seat: number): TemplateResult {
    const label = this.words.say('setup.earlier', { n: seat + 1 });
    const swapped = <T>(list: readonly T[]): T[] =>
      list.map((one, index) => (index === seat ? list[seat - 1] : index === seat - 1 ? list[seat] : one) ?? one);
    const swap = (): void => {
      this.#own.given = swapped(this.#own.seats.map((_, index) => this.#own.given[index] ?? ''));
      this.#own.seats = swapped(this.#own.seats);
      this.#own.colours = this.#own.colours && swapped(this.#own.colours);
    };
    return html`<button class="button quiet" type="button" title=${label} aria-label=${label} @click=${swap}>
      ${icon('ui-up')}
    </button>`;
  }

  #players(meta: GameMeta): TemplateResult | typeof nothing {
    const { min, max } = meta.players;
    if (min === max) return nothing;
    const count = this.#own.seats.length;
    const set = (seats: readonly Seat[]) => () => (this.#own.seats = seats);
    const more: Seat = seatFrom('');
    return html`<div class="count">
      <button class="button" type="button" ?disabled=${count <= min} @click=${set(this.#own.seats.slice(0, -1))}>
        ${this.words.say('setup.fewer')}
      </button>
      <button class="button" type="button" ?disabled=${count >= max} @click=${set([...this.#own.seats, more])}>
        ${this.words.say('setup.more')}
      </button>
    </div>`;
  }

  /** The front of the box, with what is chosen so far. */
  #cover(meta: GameMeta): TemplateResult {
    const deal = meta.variants.findIndex(({ name }) => name === this.#own.variant);
    return coverPart(meta, {
      deal: Math.max(0, deal),
      kind: meta.variants[deal]?.title ?? '',
      goal: this.#goal(meta),
    });
  }

  /** What wins with what is chosen so far. */
  #goal(meta: GameMeta): TemplateResult | typeof nothing {
    const { variant, options } = this.#own;
    const standard = optionsOf(meta, variant);
    const chosen = meta.options.map(({ name }, index) => Number(options[name] ?? standard[index]));
    const says = withOptions(meta, chosen).extras.table?.goal?.says ?? '';
    return says === '' ? nothing : html`<p class="goal">${icon('ui-trophy')}<span>${says}</span></p>`;
  }

  #option(meta: GameMeta, option: OptionMeta): TemplateResult {
    return optionPart(meta, option, this.#own, (value) => {
      this.#own.options = { ...this.#own.options, [option.name]: value };
    });
  }

  /** What the table agrees on about taking back. */
  #undo(meta: GameMeta): TemplateResult {
    const people = this.#own.seats.filter((seat) => seat.is === 'human').length;
    const rule = undoRuleOf(meta, people, this.#own.undo);
    return html`<label class="choice"
      ><select
        name="undo"
        @change=${(event: Event) => (this.#own.undo = (event.target as HTMLSelectElement).value as UndoRule)}
      >
        ${UNDO_RULES.map((one) => html`<option value=${one} ?selected=${one === rule}>${this.words.say(`setup.undo-${one}`)}</option>`)}</select
      ><span>${this.words.say('setup.undo')}</span></label
    >`;
  }

  readonly #seedChanged = (event: Event): void => {
    this.#own.seed = parseSeed((event.target as HTMLInputElement).value);
    this.requestUpdate();
  };

  /** Enter in a field begins the game. What was typed counts when the field loses the focus. */
  readonly #enter = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    target.blur();
    this.#begin();
  };

  /**
   * Not the submission of a form, which a frame with `sandbox="allow-scripts"` blocks without a
   * word to the page.
   */
  readonly #begin = (): void => {
    if (!this.#isValid()) return;
    const { seats, options, variant, undo } = this.#own;
    const legacy = this.next ? this.from?.legacy : undefined;
    const seed = this.#own.seed ?? newSeed();
    const colours = this.#own.colours && coloursFor(seats.length, this.#own.colours);
    const names = seats.map((_, index) => this.#own.given[index] ?? '');
    const plan: Plan = { seats, names, seed, options, variant, colours, undo, legacy };
    this.send('plan', plan);
  };

  /** Whether all numbers are in range; the first that is not says so. */
  #isValid(): boolean {
    const wrong = [...this.renderRoot.querySelectorAll('input')].find((input) => !input.checkValidity());
    wrong?.closest('details')?.setAttribute('open', '');
    return wrong?.reportValidity() ?? true;
  }
}

define('dungeon-setup', SetupFormElement);

declare global {
  interface HTMLElementTagNameMap {
    'dungeon-setup': SetupFormElement;
  }
}
