import {
  richTextStyles,
  baseStyles,
  brokenWords,
  blankFace,
  buttonStyles,
  define,
  faceOfRow,
  chaptersOf,
  glossaryIn,
  icon,
  parseFragments,
  printSizes,
  readLayout,
  tileGround,
  withBreaks,
  type CardElement,
  type CardFace,
  type TableLayout,
} from '@undercroft/components';
import { tagAmong, type GameMeta } from '@undercroft/contract';
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { gameLinks } from '../game-links.ts';
import { GalleryElement } from '../gallery/gallery-element.ts';
import type { GalleryWord } from '../gallery/words.ts';
import { pageStyles } from '../page.styles.ts';
import { hashOf } from '../route.ts';
import { groupsOf, piecesOf, type PrintedThing, type ThingGroup } from './pieces.ts';
import { pageRules, printPageStyles } from './print-page.styles.ts';
import { hyphenated } from './hyphenation.ts';
import { boardSheet, boardsOf } from './printed-board.ts';
import './printed-tile.ts';
import { papers, parts, readPrintSettings, writePrintSettings, type PrintSettings } from './settings.ts';
import { backOf, type Back } from './backs.ts';
import { backPlaceOn, cutsOn, gridOn, placeOn, sheetsOf, type Grid } from './sheets.ts';

/** What is drawn with. */
interface Drawing {
  readonly meta: GameMeta;
  readonly layout: TableLayout;
  readonly settings: PrintSettings;
  /** words with soft hyphens, by word */
  readonly breaks: ReadonlyMap<string, string>;
}

/** A row whose words were too long. */
export interface TightRow {
  readonly row: string;
  /** words that were broken because they are wider than their place */
  readonly broken: readonly string[];
  /** whether its letters are smaller than what is meant to be read */
  readonly small: boolean;
}

const MARK = 4;

/**
 * A game on sheets of paper, as they are printed. `ready` is set when everything is drawn: programs
 * that print wait for it.
 */
export class PrintPageElement extends GalleryElement {
  static override styles = [baseStyles, buttonStyles, pageStyles, richTextStyles, printPageStyles];
  static override properties: PropertyDeclarations = { settings: {}, zoom: { state: true }, breaks: { state: true } };

  /** As they stand in the address. */
  declare settings: string;
  declare private zoom: number;
  declare private breaks: ReadonlyMap<string, string>;

  /**
   * Rows whose words did not fit whole in letters that are meant to be read. Set before `ready`.
   */
  tight: readonly TightRow[] = [];

  #run = 0;
  readonly #rules = document.createElement('style');
  readonly #observer = new ResizeObserver(() => this.#fit());

  constructor() {
    super();
    this.settings = '';
    this.zoom = 0.5;
    this.breaks = new Map();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.head.append(this.#rules);
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#rules.remove();
    this.#observer.disconnect();
  }

  /** Two sheets side by side where there is room, else one. */
  #fit(): void {
    const sheet = 210 * (96 / 25.4);
    const room = this.clientWidth - 48;
    this.zoom = Math.min(0.75, room > 900 ? (room - 24) / 2 / sheet : room / sheet);
  }

  override render(): TemplateResult | typeof nothing {
    const { meta } = this;
    if (meta === null) return nothing;
    const settings = readPrintSettings(this.settings);
    this.#rules.textContent = pageRules(papers[settings.paper]);
    const drawing = { meta, layout: readLayout(meta), settings, breaks: this.breaks };
    const groups = groupsOf(piecesOf(meta, drawing.layout, settings));
    const isWhole = settings.what.includes('tiles') && settings.only.length === 0;
    const boards = isWhole ? boardsOf(meta, drawing.layout, papers[settings.paper]) : [];
    const title = this.say('print.title');
    document.title = `${title} · Undercroft`;
    return html`<main>
      ${gameLinks(this, this.game, meta.title, 'print')}
      <div class="screen">
        <h1>${title}</h1>
        <p class="lead">${this.say('print.lead')}</p>
        ${this.#form(settings)}
      </div>
      <uc-theme .theme=${drawing.layout.theme}>
        ${
          // Even an empty box would stand on the first page, and make it a sheet.
          groups.length + boards.length === 0
            ? nothing
            : html`<div class="sheets" style=${`--zoom: ${this.zoom}`}>
                ${groups.map((group) => this.#group(drawing, group))}
                ${boards.map((board) => boardSheet(board, papers[settings.paper], meta.title))}
              </div>`
        }
        ${settings.what.includes('rules') ? this.#book(meta) : nothing}
      </uc-theme>
    </main>`;
  }

  #form(settings: PrintSettings): TemplateResult {
    const flag = (key: 'marks' | 'backs' | 'once', word: GalleryWord): TemplateResult =>
      html`<label
        ><input
          type="checkbox"
          .checked=${settings[key]}
          @change=${() => this.#change({ ...settings, [key]: !settings[key] })}
        />${this.say(word)}</label
      >`;
    const toggled = (part: (typeof parts)[number]): PrintSettings => ({
      ...settings,
      what: parts.filter((one) => settings.what.includes(one) !== (one === part)),
    });
    return html`<form @submit=${(event: Event) => event.preventDefault()}>
      <fieldset>
        <legend>${this.say('print.what')}</legend>
        ${parts.map(
          (part) =>
            html`<label
              ><input
                type="checkbox"
                .checked=${settings.what.includes(part)}
                @change=${() => this.#change(toggled(part))}
              />${this.say(`print.${part}`)}</label
            >`,
        )}
      </fieldset>
      <label class="named"
        >${this.say('print.paper')}
        <select
          .value=${settings.paper}
          @change=${(event: Event) =>
            this.#change({
              ...settings,
              paper: (event.target as HTMLSelectElement).value === 'letter' ? 'letter' : 'a4',
            })}
        >
          <option value="a4" ?selected=${settings.paper === 'a4'}>A4</option>
          <option value="letter" ?selected=${settings.paper === 'letter'}>Letter</option>
        </select></label
      >
      <label class="named"
        >${this.say('print.bleed')}
        <input
          type="number"
          min="0"
          max="5"
          step="1"
          .value=${String(settings.bleed)}
          @change=${(event: Event) =>
            this.#change({ ...settings, bleed: Number((event.target as HTMLInputElement).value) })}
      /></label>
      <fieldset>
        ${flag('backs', 'print.backs')} ${flag('marks', 'print.marks')} ${flag('once', 'print.once')}
        <label
          ><input
            type="checkbox"
            .checked=${settings.inks === 'saving'}
            @change=${() => this.#change({ ...settings, inks: settings.inks === 'saving' ? 'full' : 'saving' })}
          />${this.say('print.inks')}</label
        >
      </fieldset>
      <button class="button primary" type="button" @click=${() => print()}>${this.say('print.go')}</button>
    </form>`;
  }

  /** When nothing is chosen everything is printed, as with an address that says nothing. */
  #change(settings: PrintSettings): void {
    location.hash = hashOf({ page: 'print', game: this.game, settings: writePrintSettings(settings) });
  }

  #group(drawing: Drawing, { size, pieces, part, outline }: ThingGroup): TemplateResult {
    const { settings } = drawing;
    const grid = gridOn(papers[settings.paper], size, settings.bleed);
    if (grid === null) return html`<p class="screen count">${this.say('print.too-large')}</p>`;
    const sheets = sheetsOf(pieces, grid);
    const shown = (content: unknown, foot: string, side = ''): TemplateResult =>
      sheetPart(grid, { ...settings, marks: settings.marks && outline === null }, content, { foot, side });
    return html`${sheets.map((sheet, n) => {
      const foot = `${drawing.meta.title} · ${this.say(`print.${part}`)} ${n + 1}/${sheets.length}`;
      const fronts = sheet.map((piece, at) => slotPart(drawing, grid, placeOn(grid, at), 'front', piece));
      if (!settings.backs) return shown(fronts, foot);
      const backs = sheet.map((piece, at) => slotPart(drawing, grid, backPlaceOn(grid, at), 'back', piece));
      return html`${shown(fronts, foot)} ${shown(backs, `${foot} · ${this.say('print.back')}`, 'behind')}`;
    })}`;
  }

  #book(meta: GameMeta): TemplateResult {
    const glossary = glossaryIn(meta);
    const glyph = (name: string): unknown => {
      const known = glossary.get(name);
      if (known?.icon === null || known === undefined) return known?.title ?? name;
      return html`<span class="glyph" role="img" aria-label=${known.title}>${icon(known.icon)}</span>`;
    };
    return html`<article class="book">
      <h1>${meta.title}</h1>
      ${chaptersOf(meta).map(
        ({ title, text }) =>
          html`<h2>${title}</h2>
            ${text.map(
              (paragraph) =>
                html`<p>
                  ${parseFragments(paragraph).map((piece) =>
                    piece.is === 'icon'
                      ? glyph(piece.name)
                      : piece.is === 'strong'
                        ? html`<strong>${piece.text}</strong>`
                        : piece.text,
                  )}
                </p>`,
            )}`,
      )}
    </article>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('settings') || changed.has('loaded')) void this.#whenDrawn();
  }

  async #whenDrawn(): Promise<void> {
    this.removeAttribute('ready');
    const run = ++this.#run;
    if (this.loaded === null) return;
    this.breaks = new Map();
    const whole = await this.#drawnCards();
    const broken = new Map(whole.map((card) => [rowOf(card), card.strained ? brokenWords(card) : []]));
    const meta = this.loaded.module?.meta;
    if (meta !== undefined) {
      const lang = tagAmong(Object.keys(meta.languages ?? {}), this.words.lang) ?? meta.lang ?? 'en';
      this.breaks = await hyphenated(new Set([...broken.values()].flat()), lang);
    }
    // Settings that changed meanwhile have a run of their own.
    const small = new Set((await this.#drawnCards()).filter((card) => card.crowded).map(rowOf));
    if (run !== this.#run) return;
    this.tight = [...broken].flatMap(([row, words]) =>
      words.length > 0 || small.has(row) ? [{ row, broken: words, small: small.has(row) }] : [],
    );
    this.setAttribute('ready', '');
  }

  /** The fronts of cards, drawn to the end. */
  async #drawnCards(): Promise<CardElement[]> {
    await this.updateComplete;
    await document.fonts.ready;
    const drawn = [...this.renderRoot.querySelectorAll('uc-card')];
    await Promise.all(drawn.map(async (card) => await card.updateComplete));
    return drawn.filter(({ face }) => !face.hidden);
  }
}

/** Name of the row that a card shows. */
const rowOf = (card: CardElement): string => card.closest<HTMLElement>('.slot')?.dataset['row'] ?? '';

function sheetPart(
  grid: Grid,
  { marks }: PrintSettings,
  content: unknown,
  { foot, side }: { readonly foot: string; readonly side: string },
): TemplateResult {
  const { width, height } = grid.paper;
  return html`<div
    class=${`view ${width <= height ? 'upright' : 'across'} ${side}`}
    style=${`--wide: ${width}mm; --high: ${height}mm`}
  >
    <div class="sheet">${marks ? marksPart(grid) : nothing} ${content}<span class="foot">${foot}</span></div>
  </div>`;
}

/** Short lines from the edge of the paper to what lies on it. */
function marksPart(grid: Grid): TemplateResult {
  const { paper, first, step, columns, rows, bleed } = grid;
  const { across, down } = cutsOn(grid);
  const [left, top] = [first.left - bleed, first.top - bleed];
  const [right, bottom] = [left + columns * step.width, top + rows * step.height];
  const path = [
    ...down.map((x) => `M${x} ${top - MARK}V${top}M${x} ${bottom}v${MARK}`),
    ...across.map((y) => `M${left - MARK} ${y}H${left}M${right} ${y}h${MARK}`),
  ].join('');
  return html`<svg class="marks" viewBox=${`0 0 ${paper.width} ${paper.height}`} aria-hidden="true">
    <path d=${path}></path>
  </svg>`;
}

/** The line around a tile that is not cut along its box. */
function cutPart({ outline, size: { width, height } }: PrintedThing): TemplateResult | typeof nothing {
  if (outline === null) return nothing;
  const corners = outline.map(([x, y]) => `${x * width},${y * height}`).join(' ');
  return html`<svg class="cut" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    <polygon points=${corners}></polygon>
  </svg>`;
}

/** A thing and what runs over the line of the cut. */
function slotPart(
  drawing: Drawing,
  { size, bleed }: Grid,
  { left, top, upsideDown = false }: { left: number; top: number; upsideDown?: boolean },
  side: 'front' | 'back',
  piece: PrintedThing,
): TemplateResult {
  const [width, height] = [size.width + 2 * bleed, size.height + 2 * bleed];
  return html`<div
    class=${`slot ${upsideDown ? 'over' : ''}`}
    data-row=${piece.name}
    data-part=${piece.part}
    data-kind=${drawing.meta.kinds[piece.row.kind]?.name ?? ''}
    style=${`--left: ${left - bleed}mm; --top: ${top - bleed}mm; width: ${width}mm; height: ${height}mm; --bleed: ${bleed}mm`}
  >
    ${side === 'front' ? frontPart(drawing, piece) : backPart(drawing, piece)}
    ${side === 'front' && drawing.settings.marks ? cutPart(piece) : nothing}
  </div>`;
}

function frontPart(
  { meta, layout, settings, breaks }: Drawing,
  { row, print, tile, size, outline }: PrintedThing,
): TemplateResult {
  const place = 'position: absolute; left: var(--bleed); top: var(--bleed)';
  if (tile !== null) {
    return html`<workbench-printed-tile
      style=${`${place}; width: ${size.width}mm; height: ${size.height}mm`}
      .ground=${tileGround(meta, layout, tile)}
      .outline=${outline}
      name=${row.title}
    ></workbench-printed-tile>`;
  }
  return html`<uc-card
    still
    style=${place}
    shape=${print === 'round' ? 'token' : 'card'}
    print=${print ?? 'poker'}
    inks=${settings.inks}
    .face=${withBreaks(faceOfRow({ meta, layout }, row), breaks)}
    .glossary=${glossaryIn(meta)}
  ></uc-card>`;
}

/** Backs run over the line of the cut. */
function backPart({ meta, layout, settings }: Drawing, { row, print, size, tile }: PrintedThing): TemplateResult {
  const back = backOf(meta, row.kind);
  if (tile !== null || print === null) return html`<span class="cover">${icon(back.kind.icon ?? 'ui-hidden')}</span>`;
  const [across, down] = [printSizes[print].width, printSizes[print].height];
  const [wide, high] = [across + 2 * settings.bleed, down + 2 * settings.bleed];
  const style = `width: ${wide}mm; --print-height: ${high}mm; --uc-card-ratio: ${wide} / ${high}`;
  return html`<uc-card
    still
    ?bled=${settings.bleed > 0}
    style=${size.width === size.height ? '' : style}
    shape=${print === 'round' ? 'token' : 'card'}
    print=${print}
    inks=${settings.inks}
    .face=${backFace(layout, back)}
  ></uc-card>`;
}

function backFace(layout: TableLayout, { kind, title }: Back): CardFace {
  const { hue, motif } = layout.kinds.get(kind.name) ?? blankFace;
  return { ...blankFace, hidden: true, kind: title, icon: kind.icon, hue, motif };
}

define('workbench-print', PrintPageElement);
