import type { AnswerIndex } from '@undercroft/contract';
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { AnswerView, WalkView } from '@undercroft/view';
import { numbersPart } from '../card/card-parts.ts';
import { icon } from '../icon/icon.ts';
import type { CardScene } from '../scene/card-scene.ts';
import type { Words } from '../words/words.ts';
import { STEP, type Camera } from './camera/camera.ts';
import type { BoardModel } from './model.ts';
import { bordersPart, boxOf, type BoardGround } from './ground.ts';
import type { Lookout } from './over/looking.ts';
import { regionPart, marksPart, wayPart, type AnswerMarks, type Size } from './over/over.ts';
import { placeWordsPart } from './place-words.ts';
import type { SpaceBox } from './squares.ts';
import { styled } from '../theme/styled.ts';

/** A square as it is drawn now. */
export interface SquareLook {
  readonly n: number;
  /** it lies in no part of the board that is drawn: neither seen nor read out */
  readonly beyond: boolean;
  /** what lies above it, if anything can */
  readonly above: CardScene | undefined;
  /** it, or the plot in which it lies, can be chosen */
  readonly legal: boolean;
  /** all of it in words */
  readonly label: string;
  /** the Tab key stops at it */
  readonly stop: boolean;
  readonly chosen: boolean;
  readonly marked: boolean;
  readonly staged: boolean;
  /** a tile is laid there, or turned under what stands there */
  readonly faded: boolean;
  /** what it costs to go there; undefined where that is not told */
  readonly cost: number | undefined;
  /** column of the part that is drawn, from 1 */
  readonly column: number;
  /** where it lies, as styles; empty where that follows from its order */
  readonly place: string;
  /**
   * how many columns and rows the cell of the grid has for which it stands; null when another
   * square stands for it, so screen readers skip it
   */
  readonly span: Size | null;
}

/** A square with room for what lies on it. */
export function squarePart(square: CardScene, look: SquareLook): TemplateResult {
  const lying = [square, ...(look.above === undefined ? [] : [look.above])].filter(
    ({ inside, fittings }) => inside.length + fittings.length > 0,
  );
  const { span } = look;
  const isCell = span !== null && !look.beyond;
  const isWide = isCell && span.columns * span.rows > 1;
  const states = [
    ['beyond', look.beyond],
    ['legal', look.legal],
    ['barred', square.reason !== ''],
    ['selected', look.chosen],
    ['marked', look.marked],
    ['staged', look.staged],
    ['faded', look.faded],
    ['damaged', square.face.damaged],
    ['wide', isWide],
  ] as const;
  const style = [
    ...(look.place === '' ? [] : [look.place]),
    ...(lying.length === 0 ? [] : [`--across: ${acrossOf(...lying)}`]),
    ...(isWide ? [`--wide: ${span.columns}; --high: ${span.rows}`] : []),
  ];
  return html`<div
    class=${['square', ...states.flatMap(([name, is]) => (is ? [name] : []))].join(' ')}
    role=${isCell ? 'gridcell' : 'none'}
    data-n=${look.n}
    tabindex=${isCell ? (look.stop ? 0 : -1) : nothing}
    aria-label=${isCell ? look.label : nothing}
    aria-colindex=${isCell ? look.column : nothing}
    aria-colspan=${isWide ? span.columns : nothing}
    aria-rowspan=${isWide ? span.rows : nothing}
    aria-selected=${isCell && look.chosen ? 'true' : nothing}
    style=${styled(style.length === 0 ? nothing : style.join('; '))}
  >
    ${lying.map((one) => html`<slot name=${`${one === square ? 's' : 'a'}${look.n}`}></slot>`)}
    ${square.face.damaged ? html`<span class="lost" aria-hidden="true"></span>` : nothing}
    ${square.face.hidden ? nothing : spaceNumbersPart(square.face)}
    ${look.cost === undefined ? nothing : html`<span class="cost" aria-hidden="true">${look.cost}</span>`}
  </div>`;
}

/** Numbers that lie on a space at most. */
const ON_SPACE = 2;

/** The numbers of a space: what its kind draws large, and a further one. */
function spaceNumbersPart({ stats, value }: CardScene['face']): TemplateResult | typeof nothing {
  return numbersPart({ stats: value === null ? stats : [value, ...stats] }, ON_SPACE);
}

/**
 * A row of squares.
 *
 * @param heard  number of the row for screen readers, from 0; -1 when other squares stand for all
 *   of it
 */
export function rowPart(heard: number, squares: readonly TemplateResult[]): TemplateResult {
  return html`<div class="row" role=${heard < 0 ? 'none' : 'row'} aria-rowindex=${heard < 0 ? nothing : heard + 1}>
    ${squares}
  </div>`;
}

/** How many pieces stand side by side at one place; a tile covers the place and is not counted. */
export function acrossOf(...squares: readonly CardScene[]): number {
  const lying = squares.flatMap(({ inside, fittings }) => [...inside, ...fittings]);
  return Math.max(1, Math.ceil(Math.sqrt(lying.filter(({ shape }) => shape !== 'tile').length)));
}

/** What lies on a plot as a whole, in its middle. */
export function plotPart(
  plot: CardScene,
  n: number,
  { left, top, wide, high }: SpaceBox,
): TemplateResult | typeof nothing {
  if (plot.inside.length + plot.fittings.length === 0) return nothing;
  const place = `--plot-left: ${left}; --plot-top: ${top}; --plot-wide: ${wide}; --plot-high: ${high}`;
  return html`<div class="plot" style=${styled(place)}><slot name=${`p${n}`}></slot></div>`;
}

/**
 * What can be chosen, walls, and words of places, on the ground below all that stands there.
 *
 * @param can   by number, what a press chooses there
 * @param side  of a space, in pixels
 */
export function regionsPart(can: ReadonlySet<number>, plan: BoardGround, side: number): TemplateResult {
  return html`<svg class="regions" viewBox=${boxOf(plan)} aria-hidden="true">
      ${svg`${can.size === 0 ? nothing : regionPart('reach', can, plan)}${bordersPart(plan)}`}
    </svg>
    ${placeWordsPart(plan, side)}`;
}

/**
 * The way to the square that is pointed at, and what an answer would strike, over all that stands
 * there.
 */
export function waysPart(
  walk: WalkView | undefined,
  shown: AnswerMarks | null,
  size: Size,
  numberOf: (thing: number) => number,
): TemplateResult | typeof nothing {
  if (walk === undefined && shown === null) return nothing;
  const marks = shown === null ? nothing : marksPart(shown, size);
  return overPart(svg`${marks}${walk === undefined ? nothing : wayPart(walk, size, numberOf)}`, size);
}

/** What is drawn over all that stands on a board. */
export function overPart(drawn: SVGTemplateResult | null, size: Size): TemplateResult {
  return html`<svg class="ways" viewBox=${boxOf(size)} aria-hidden="true">${drawn}</svg>`;
}

/** Something of a board that is on or off. */
export interface Toggle {
  readonly word: 'board.lower' | 'board.look';
  readonly sign: string;
  readonly on: boolean;
  readonly press: () => void;
}

/** Buttons that look below or around, come closer, go away, and show all. */
export function toolsPart(camera: Camera, words: Words, toggles: readonly Toggle[]): TemplateResult {
  const { least, most } = camera.ends;
  const tools = [
    ['board.farther', 'ui-minus', least, () => camera.zoom(1 / STEP)],
    ['board.closer', 'ui-plus', most, () => camera.zoom(STEP)],
    [camera.isAll ? 'board.framed' : 'board.all', 'ui-fit', camera.isFitted, () => camera.fit()],
  ] as const;
  return html`<div class="tools">
    ${toggles.map((toggle) => togglePart(toggle, words))}
    ${tools.map(
      ([word, sign, off, act]) =>
        html`<button
          class="button quiet"
          type="button"
          aria-label=${words.say(word)}
          title=${words.say(word)}
          aria-disabled=${off ? 'true' : nothing}
          @click=${() => void (off || act())}
        >
          ${icon(sign)}
        </button>`,
    )}
  </div>`;
}

function togglePart({ on, press, sign, word }: Toggle, words: Words): TemplateResult {
  const title = words.say(word);
  return html`<button
    class=${`button quiet ${word === 'board.lower' ? 'levels' : 'look'}`}
    type="button"
    aria-label=${title}
    title=${title}
    aria-pressed=${on}
    @click=${press}
  >
    ${icon(sign)}
  </button>`;
}

/** What is pointed at: -1 where nothing is. */
interface Pointed {
  /** number of a square */
  readonly square: number;
  /** thing of a door */
  readonly gate: number;
  /** index of an answer that is pointed at beside the board */
  readonly answer: AnswerIndex;
  /** what lies below other squares is looked at */
  readonly low: boolean;
}

/** What is pointed at on the board, in words. @throws never */
function pointedInWords({ gates, labels }: BoardModel, { gate, square }: Pointed): string {
  return gates.find(({ scene }) => scene.thing === gate)?.label ?? labels[square] ?? '';
}

/**
 * Where the answer that is pointed at beside the board leads on it, and what it would strike.
 *
 * @throws never
 */
function answerInWords(
  { gates, labels, places, shown }: BoardModel,
  answers: readonly AnswerView[],
  { answer }: Pointed,
): string {
  const thing = answers.find(({ index }) => index === answer)?.thing ?? -1;
  const place = gates.find(({ scene }) => scene.thing === thing)?.label ?? labels[places.get(thing) ?? -1] ?? '';
  const area = shown(answer, -1)?.label ?? '';
  return [place, place.includes(area) ? '' : area].filter((part) => part !== '').join(', ');
}

/**
 * What is pointed at, in words, else what is seen or the level that is looked at; readers of the
 * screen hear it of an answer beside the board, for a square and a door say it themselves.
 *
 * @param looking  the state of looking around
 */
export function toldPart(
  model: BoardModel,
  answers: readonly AnswerView[],
  at: Pointed,
  words: Words,
  looking: Pick<Lookout, 'summary' | 'told'>,
): TemplateResult {
  const answered = answerInWords(model, answers, at);
  const pointed = [looking.told(at.square), pointedInWords(model, at)].filter((part) => part !== '').join(', ');
  return html`<p class="told" aria-hidden="true">${pointed || looking.summary || answered}</p>
    <p class="hush" role="status">${answered || looking.summary || (at.low ? words.say('board.lower-shown') : '')}</p>`;
}
