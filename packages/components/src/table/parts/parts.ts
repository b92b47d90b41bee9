import type { Glossary, LayView } from '@undercroft/view';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { MOST_PIPS } from '../../card/card-parts.ts';
import '../../card/card.ts';
import '../../player/player.ts';
import type { GraphScene } from '../../scene/graph.ts';
import type { AreaScene, PlayerScene } from '../../scene/scene.ts';
import { isBlank, type OpeningScene } from '../../scene/area-scene.ts';
import type { CardScene } from '../../scene/card-scene.ts';
import type { Explained } from '../../explained/explained.ts';
import type { Words } from '../../words/words.ts';
import type { Swipe } from '../input/swipe.ts';
import '../../zone/zone.ts';
import { headsNow, holds } from '../../scene/host-of.ts';
import { goalsPart } from './goals-part.ts';
import { entryPart } from './list-part.ts';
import { flows, groupByLine, isVacant, MOST_LARGE, rowsOf, shareOf, sidesOf } from './lines.ts';
import { styled } from '../../theme/styled.ts';
import { boardsClasses, boardsColumns } from './table-classes.ts';

/** What the parts of a table need to know besides what they draw. */
export interface PartContext {
  readonly words: Words;
  readonly glossary: Glossary;
  /** words of the game that explain themselves */
  readonly explained: Explained;
  readonly marks: readonly number[];
  /** where what is asked takes place */
  readonly staged: readonly number[];
  /** thing that the question is about, or -1 */
  readonly about: number;
  readonly fresh: ReadonlySet<number>;
  /** things that are chosen, but not answered with yet */
  readonly chosen: ReadonlySet<number>;
  /** places to which what is taken up may go */
  readonly goals: ReadonlySet<number>;
  /** the first of them is drawn as the first, and so on */
  readonly counts: boolean;
  /** by area the thing where the Tab key stops */
  readonly stops: ReadonlyMap<string, number>;
  /** how boards would lie after answers of a question about a tile */
  readonly lays: readonly LayView[];
  /** answer that is pointed at, or -1 */
  readonly answer: number;
  /** what a lesson points at: keys of areas and names of counters */
  readonly pointed: ReadonlySet<string>;
  /** hears a finger that moves on what can be chosen; null: none takes things along */
  readonly finger: (EventListenerObject & { readonly passive: boolean }) | null;
}

/** A zone with what lies in it. @param beside  its name stands beside its things, not above them */
export function areaPart(area: AreaScene, context: PartContext, beside = area.size === 'small'): TemplateResult {
  if (area.board !== null) return mapPart(area, context);
  if (area.stays === 'awaited')
    return html`<uc-zone
      class=${`area awaited ${area.size}`}
      style=${styled(`--share: ${shareOf(area)}`)}
      label=${area.label}
      shape=${area.shape}
      count="1"
      icon=${area.icon}
      ?small=${beside}
    ></uc-zone>`;
  const lined = area.shape === 'levels' || area.shape === 'columns';
  const levels = area.shape === 'levels' ? Math.max(area.rows.length, area.places.length) : 0;
  const widest = Math.max(1, ...area.places, ...area.rows.map((row) => row.length));
  const stop = stopOf(area, context);
  // Where much lies in a large area it takes two lines before its things get small.
  const lines = Math.ceil(widest / MOST_LARGE);
  // Where all is small there is no room for names.
  const lies = area.size === 'small' ? 'passage' : 'loose';
  return html`<uc-zone
    class=${`area ${area.size} ${area.stays} ${area.things === 'tile' ? 'tiles' : ''} ${context.pointed.has(area.key) ? 'pointed' : ''}`}
    style=${styled(`--share: ${shareOf(area)}; --widest: ${widest}; --lines: ${lines}; --across: ${Math.ceil(widest / lines)}; --in-two: ${Math.ceil(widest / 2)}; --in-three: ${Math.ceil(widest / 3)}; --levels: ${area.shape === 'columns' ? widest : Math.max(1, levels)}; --ratio: ${area.graph?.ratio ?? 0}${rowsOf(area)}`)}
    data-zone=${area.key}
    label=${area.label}
    shape=${area.shape}
    count=${area.count}
    hue=${area.hue}
    icon=${area.icon}
    levels=${levels}
    .heads=${headsNow(area, [context.about, ...context.marks, ...context.staged])}
    ?lit=${area.lit}
    ?small=${beside}
    ?vacant=${isVacant(area)}
  >
    ${
      area.graph === null
        ? area.rows.map((row, index) =>
            repeat(
              row,
              (card) => card.thing,
              (card) => {
                const slot = lined ? `level-${index + 1}` : '';
                const drawn = cardPart(card, context, stop, slot, area.shape === 'columns' ? 'column' : lies);
                return area.shape === 'list'
                  ? entryPart(card, drawn, card.things.includes(context.about), context.glossary)
                  : drawn;
              },
            ),
          )
        : graphPart(area.graph, area.rows[0] ?? [], context, stop)
    }
    ${area.places.map((places, index) => freePart(area, places, index))}
  </uc-zone>`;
}

/** A board of squares; the element comes with the games that have one. */
function mapPart(area: AreaScene, context: PartContext): TemplateResult {
  const { board, key, label, opening, rows } = area;
  if (opening !== undefined) return openingPart(opening, context);
  const [squares = [], plots = [], above = [], gates = []] = rows;
  const at = board?.board.drawn?.above ?? [];
  const { columns = 1, hexagons } = board?.meta.kinds[board.board.kind]?.board ?? {};
  const [wide, high] = sidesOf(columns, Math.max(1, Math.ceil(squares.length / columns)), hexagons);
  const lying = [
    ...squares.flatMap((square, n) => lyingAt(square, `s${n}`)),
    ...plots.flatMap((plot, n) => lyingAt(plot, `p${n}`)),
    ...above.flatMap((square, n) => lyingAt(square, `a${at[n]?.square ?? 0}`)),
  ];
  return html`<uc-board
    class=${`area large ${context.pointed.has(key) ? 'pointed' : ''} ${isBlank(area) ? 'blank' : ''}`}
    shape="map"
    style=${styled(`--columns: ${wide}; --rows: ${high}`)}
    data-zone=${key}
    label=${label}
    .source=${board}
    .squares=${squares}
    .plots=${plots}
    .above=${above}
    .gates=${gates}
    .lays=${context.lays.filter(({ kind }) => kind === board?.board.kind)}
    .answer=${context.answer}
    .chosen=${context.chosen}
    .marks=${context.marks}
    .staged=${context.staged}
  >
    ${repeat(
      lying,
      ({ name }) => name,
      ({ card, slot }) => cardPart(card, context, -1, slot, card.shape === 'tile' ? 'square' : 'loose'),
    )}
  </uc-board>`;
}

/**
 * What the game is about, and who sets out, in the place of a board of which nothing is known yet.
 */
function openingPart({ title, says, goal, face, cast, aims }: OpeningScene, context: PartContext): TemplateResult {
  return html`<uc-opening class="area large" label=${title} says=${says} goal=${goal} .face=${face}>
    ${aims.map((area) => areaPart(area, context))}
    ${cast.map((area) => html`<div class=${isAsked(area, context) ? 'cast asked' : 'cast'} slot="cast">${areaPart(area, context)}</div>`)}
  </uc-opening>`;
}

/** Whether the question is about a thing of an area. */
function isAsked({ rows }: AreaScene, { about }: PartContext): boolean {
  return about >= 0 && rows.some((row) => row.some(({ things }) => things.includes(about)));
}

/** What lies on a square, with a name of its own for what is not known. */
function lyingAt({ inside, fittings }: CardScene, slot: string): { card: CardScene; name: string; slot: string }[] {
  return [...inside, ...fittings].map((card, i) => ({
    card,
    slot,
    name: card.thing < 0 ? `${slot} ${i}` : String(card.thing),
  }));
}

/**
 * The thing of an area where the Tab key stops: the one that had the focus last, else the first
 * that can be chosen, else the first.
 */
function stopOf(area: AreaScene, { stops }: PartContext): number {
  const cards = area.rows.flat();
  const known = stops.get(area.key);
  if (known !== undefined && cards.some((card) => holds(card, known))) return known;
  return (cards.find((card) => card.answers.length > 0) ?? cards[0])?.thing ?? -1;
}

/** Places of a line where nothing lies yet; those of the lines after the next are far. */
function freePart({ rows }: AreaScene, places: number, index: number): TemplateResult[] {
  const free = Math.max(0, places - (rows[index]?.length ?? 0));
  const near = index <= rows.length;
  return Array.from(
    { length: free },
    () => html`<span class=${near ? 'free' : 'free far'} slot=${`level-${index + 1}`} aria-hidden="true"></span>`,
  );
}

/** A board with its things where they belong and lines between neighbours. */
function graphPart(graph: GraphScene, cards: readonly CardScene[], context: PartContext, stop: number): TemplateResult {
  const index = new Map(cards.map((card, place) => [card.thing, place]));
  const nodes = cards.map(({ thing, face, inside, fittings }) => {
    const [x, y] = graph.spots.get(thing) ?? [50, 50];
    const passage = graph.passages.has(thing);
    const pips = Math.min(MOST_PIPS, Number(face.pips?.value ?? 0));
    return {
      x,
      y,
      passage,
      title: face.title,
      short: (face.short ?? '') !== '' || face.value !== null,
      pips,
      pieces: inside.length + fittings.length,
    };
  });
  const edges = graph.edges.map(([one, other]) => [index.get(one) ?? 0, index.get(other) ?? 0] as const);
  return html`<uc-graph class="graph" .nodes=${nodes} .edges=${edges}>
    ${repeat(
      cards,
      (card) => card.thing,
      (card) =>
        html`<div class="node">
          ${cardPart(card, context, stop, '', graph.passages.has(card.thing) ? 'passage' : 'place')}
        </div>`,
    )}
  </uc-graph>`;
}

/**
 * Which of the chosen things a card is, from 1; 0 when it is not chosen, or when only one can be.
 */
function chosenAs(card: CardScene, { chosen, counts }: PartContext): number {
  return counts ? [...chosen].findIndex((thing) => card.things.includes(thing)) + 1 : 0;
}

/**
 * A thing with what lies in it.
 *
 * @param stop  the thing where the Tab key stops
 * @param slot  of the element around it; empty for the default slot
 * @param lies  where it is drawn: on a place or a passage of a graph, in a column, on a square of a
 *   board, or `loose`
 */
export function cardPart(
  card: CardScene,
  context: PartContext,
  stop: number,
  slot: string,
  lies: 'loose' | 'place' | 'passage' | 'column' | 'square' = 'loose',
): TemplateResult {
  const inner = (part: CardScene, at: string): TemplateResult => cardPart(part, context, stop, at);
  return html`<uc-card
    slot=${slot === '' ? nothing : slot}
    class=${card.shape}
    shape=${card.shape}
    thing=${card.thing}
    copies=${Math.max(1, card.things.length)}
    .face=${card.face}
    .glossary=${context.glossary}
    .reason=${card.reason}
    ?legal=${card.answers.length > 0 || card.things.some((thing) => context.goals.has(thing))}
    ?selected=${card.things.some((thing) => context.chosen.has(thing))}
    ?marked=${card.things.some((thing) => context.marks.includes(thing))}
    ?fresh=${card.things.some((thing) => context.fresh.has(thing))}
    ?acting=${context.about >= 0 && card.things.includes(context.about)}
    ?staged=${card.shape === 'tile' && card.things.some((thing) => context.staged.includes(thing))}
    ?stop=${card.things.includes(stop)}
    ?still=${card.thing < 0}
    nth=${chosenAs(card, context) || card.nth}
    ?brief=${lies === 'column'}
    ?square=${lies === 'square'}
    ?packed=${lies !== 'loose'}
    ?plain=${lies === 'passage'}
    @touchmove=${card.answers.length > 0 ? context.finger : null}
  >
    ${card.inside.map((part) => inner(part, ''))}${card.fittings.map((part) => inner(part, 'fittings'))}
  </uc-card>`;
}

/** Who a board belongs to. */
export interface Plate {
  readonly name: string;
  readonly bot: boolean;
  /** the player who looks */
  readonly here: boolean;
  /** its board is the one that is shown where only one fits */
  readonly shown: boolean;
  /** its board is larger than the others */
  readonly large: boolean;
  readonly words: Words;
  /** the plate was pressed */
  readonly choose: (player: PlayerScene) => void;
}

/** The parts of all players. @param hears  what is done on them with fingers and keys */
export function boardsPart(
  players: readonly PlayerScene[],
  context: PartContext,
  plate: (player: PlayerScene) => Plate,
  hears: Pick<Swipe, 'start' | 'end' | 'key'>,
): TemplateResult {
  return html`<div
    class=${boardsClasses(players)}
    style=${styled(boardsColumns(players.map((player) => plate(player).large)))}
    @touchstart=${hears.start}
    @touchend=${hears.end}
    @keydown=${hears.key}
  >
    ${players.map((player) => boardPart(player, context, plate(player)))}
  </div>`;
}

const NONE_POINTED: ReadonlySet<string> = new Set();

/** A player's part of the table: name plate and areas. */
function boardPart(player: PlayerScene, context: PartContext, plate: Plate): TemplateResult {
  const { name, bot, here, shown, large, words, choose } = plate;
  const legal = player.answers.length > 0;
  const lit = player.areas.some((area) => area.lit);
  return html`<section
    class=${`board ${here ? 'here' : ''} ${shown ? 'shown' : ''} ${large ? 'focus' : ''}`}
    data-seat=${player.seat}
    aria-label=${words.say('table.board-of', { player: name })}
  >
    <div class=${`plate ${legal ? 'legal' : ''} ${lit ? 'lit' : ''}`}>
      <uc-player
        name=${name}
        seat=${player.seat}
        ?turn=${player.turn}
        ?answered=${player.answered}
        ?bot=${bot}
        ?here=${here}
        outcome=${player.outcome}
        .counters=${player.counters}
        progress=${player.progress ?? -1}
        .explained=${context.explained}
        .pointed=${here ? context.pointed : NONE_POINTED}
      ></uc-player>
      <button
        class="tab"
        type="button"
        aria-label=${words.say(legal ? 'table.choose-player' : 'table.show-board', { player: name })}
        aria-pressed=${legal ? nothing : shown ? 'true' : 'false'}
        @click=${() => choose(player)}
      ></button>
    </div>
    ${goalsPart(player, context.explained)}
    <div class="areas">
      ${groupByLine(player.areas).map((areas) =>
        areas[0]?.size === 'large'
          ? areas.map((area) => areaPart(area, context))
          : html`<div class=${flows(areas) ? 'row flows' : 'row'}>
              ${areas.map((area) => areaPart(area, context))}
            </div>`,
      )}
    </div>
  </section>`;
}
