import type { AnswerIndex, BoardShape, GameMeta, ZoneMeta } from '@undercroft/contract';
import { askedOf } from '../board/grounds.ts';
import { usedPart, type BoardPart } from '../board/part.ts';
import { blankFace, type CardFace, type CardShape } from '../card/card-face.ts';
import type { AreaLayout, TableLayout } from '../layout/layout.ts';
import type { PlayerCounter } from '../player/player.ts';
import { wordsFor, type Words } from '../words/words.ts';
import type { ZoneShape } from '../zone/zone.ts';
import { canChoose, headOf, holdsNow, holdsPieces, hueOfZone, numbered, spent } from './arranged.ts';
import { countersOf, numbersOf, progressOf } from './counters.ts';
import { faceOfThing, levelOf, type FaceContext } from './face.ts';
import { spotsOf } from './spots.ts';
import { tracksOf, type TrackScene } from './tracks.ts';
import { graphOf } from './graph.ts';
import { legalThings, type Legal } from './legal.ts';
import { holdersOf } from './owners.ts';
import { listedCards, thingsOfKind } from './listed.ts';
import { byLevel } from './levels.ts';
import { withOpening } from './opening.ts';
import type { BoardView, GameView, ThingView, ZoneView } from '@undercroft/view';
import { awaitedScene, bare, shapeIn, type AreaScene } from './area-scene.ts';
import { type CardScene, withBurden } from './card-scene.ts';

export type { AreaScene } from './area-scene.ts';

/** A player's part of the table. */
export interface PlayerScene {
  readonly seat: number;
  readonly counters: readonly PlayerCounter[];
  /** how far towards the goals, in hundredths; null where nothing has to be reached */
  readonly progress: number | null;
  readonly turn: boolean;
  /** has answered, while others are asked at the same time */
  readonly answered: boolean;
  readonly outcome: string;
  /** answers that choose this player */
  readonly answers: readonly AnswerIndex[];
  readonly areas: readonly AreaScene[];
}

/** The whole table, as it is drawn for one viewer. */
export interface Scene {
  /** in the order of the table: the viewer last */
  readonly players: readonly PlayerScene[];
  readonly shared: readonly AreaScene[];
  /** things that are offered and lie nowhere on the table; null: none are */
  readonly offered: AreaScene | null;
  readonly tracks: readonly TrackScene[];
  /** numbers of the game that stand beside them */
  readonly numbers: readonly PlayerCounter[];
  readonly hand: readonly AreaScene[];
  readonly legal: Legal;
  /** every face on the table by thing, for looking closer and for the prompt */
  readonly faces: ReadonlyMap<number, CardFace>;
  /** for things that lie in other things: the title of that thing */
  readonly hosts: ReadonlyMap<number, string>;
  /** for things that lie in an area: its label */
  readonly places: ReadonlyMap<number, string>;
  /** by thing, what players call the place on a board of tiles that it is, or on which it stands */
  readonly spots: ReadonlyMap<number, string>;
}

interface Builder extends FaceContext {
  readonly words: Words;
  readonly view: GameView;
  readonly legal: Legal;
  readonly faces: Map<number, CardFace>;
  readonly hosts: Map<number, string>;
  readonly places: Map<number, string>;
  readonly spots: Map<number, string>;
  /** names of places of a board; `spots` has also what stands there */
  readonly named: ReadonlyMap<number, string>;
}

/**
 * Turns what a player may see into what is drawn, by the layout of the game.
 *
 * @param words  the language for what the game has no words for
 * @throws never; zones that the layout names and the game does not have are left out
 */
export function buildScene(
  meta: GameMeta,
  layout: TableLayout,
  view: GameView,
  words: Words = wordsFor(meta.lang ?? 'en'),
): Scene {
  const legal = legalThings(meta, view, words);
  const holders = [...layout.kinds.values()].some(({ seat }) => seat) ? holdersOf(view) : new Map<number, number>();
  const named = spotsOf(meta, view, words, layout);
  const maps = { faces: new Map(), hosts: new Map(), places: new Map(), named, spots: new Map(named) };
  const builder: Builder = { meta, layout, view, words, legal, holders, ...maps };
  const seats = view.players.map((player) => player.seat);
  const order = [...seats.filter((seat) => seat !== view.viewer), ...seats.filter((seat) => seat === view.viewer)];
  const players = order.map((seat) => playerScene(builder, seat));
  const shared = withOpening(builder, areasOf(builder, layout.shared, -1));
  const hand = view.viewer < 0 ? [] : areasOf(builder, layout.hand, view.viewer);
  return {
    players,
    shared,
    offered: offered(builder),
    tracks: tracksOf(meta, layout.tracks, view, words),
    numbers: numbersOf(meta, layout, view, words),
    hand,
    legal: builder.legal,
    faces: builder.faces,
    hosts: builder.hosts,
    places: builder.places,
    spots: builder.spots,
  };
}

/** Things that are offered and lie nowhere on the table: they are laid out beside the question. */
function offered(builder: Builder): AreaScene | null {
  const shown = builder.view.shown.filter(({ id }) => !builder.faces.has(id));
  if (shown.length === 0) return null;
  const cards = shown.map((thing) => cardScene(builder, thing, null, 'fan'));
  return {
    ...bare,
    key: 'offered',
    label: builder.words.say('zone.offered'),
    shape: 'row',
    size: 'medium',
    hue: 60,
    icon: '',
    count: shown.length,
    rows: [cards],
    lit: cards.some(canChoose),
    things: 'card',
  };
}

function playerScene(builder: Builder, seat: number): PlayerScene {
  const { meta, view, layout } = builder;
  const player = view.players.find((candidate) => candidate.seat === seat);
  return {
    seat,
    counters: player === undefined ? [] : countersOf(meta, layout, player, builder.words),
    progress: player === undefined ? null : progressOf(layout, player),
    turn: view.result === null && (view.together?.waitingFor.includes(seat) ?? view.turn === seat),
    answered: view.together?.answered.includes(seat) === true,
    answers: builder.legal.players.get(seat) ?? [],
    outcome: player === undefined || player.outcome === 'playing' ? '' : player.outcome,
    areas: areasOf(
      builder,
      seat === view.viewer ? layout.player : [...layout.player, ...layout.hand.map(asCount)],
      seat,
    ),
  };
}

/** What the viewer holds at the lower edge is for the others a number. */
function asCount(area: AreaLayout): AreaLayout {
  return { ...area, shape: 'count', size: 'small' };
}

function areasOf(builder: Builder, areas: readonly AreaLayout[], owner: number): AreaScene[] {
  const shown = areas.filter(({ when }) => holdsNow(builder.meta, builder.view, when));
  return shown.map((area) => areaScene(builder, area, owner)).filter((area) => area !== null);
}

/**
 * A board whose squares a map makes: its squares, plots, squares above others and gates are its
 * rows.
 */
function mapScene(builder: Builder, area: AreaLayout, owner: number): AreaScene | null {
  const { layout, meta, view } = builder;
  const kinds = [...meta.kinds.keys()].filter((kind) => meta.kinds[kind]?.board?.name === area.map);
  const kind = kinds.find((one) => meta.kinds[one]?.board?.tiles !== undefined) ?? kinds[0];
  const boardOf = (of: number | undefined): BoardView | undefined =>
    view.boards.find((one) => one.kind === of && one.owner === owner);
  const board = boardOf(kind);
  if (board === undefined) return null;
  const tiles = meta.kinds[board.kind]?.board?.tiles;
  const plots = boardOf(tiles?.plots);
  const draw = (square: ThingView): CardScene => cardScene(builder, square, 'tile');
  const rows = [
    board.squares.map(draw),
    (plots?.squares ?? []).map(draw),
    (board.drawn?.above ?? []).map((above) => draw(above.thing)),
    (board.drawn?.gates ?? []).map((gate) => draw(gate.thing)),
  ];
  return {
    ...bare,
    key: `${area.map}-${owner}`,
    label: area.title ?? meta.kinds[board.kind]?.board?.title ?? '',
    shape: 'map',
    size: area.size,
    count: board.squares.length,
    hue: 60,
    icon: '',
    rows,
    lit: rows.some((row) => row.some(canChoose)),
    board: { ...askedOf(view), board, layout, meta, ...partOf(builder, plots, tiles) },
  };
}

/** Of a board of tiles what is used now; one of hexagons is seen whole. */
function partOf({ legal, meta }: Builder, plots?: BoardView, tile?: BoardShape): { part?: BoardPart } {
  if (plots === undefined || tile === undefined || tile.hexagons !== undefined) return {};
  const across = meta.kinds[plots.kind]?.board?.columns ?? 1;
  return { part: usedPart(plots, across, new Set(legal.answers.keys()), tile) };
}

function areaScene(builder: Builder, area: AreaLayout, owner: number): AreaScene | null {
  const { layout, meta, view } = builder;
  if (area.map !== null) return mapScene(builder, area, owner);
  if (area.kind !== null) return listScene(builder, area, area.kind, owner);
  const index = meta.zones.findIndex((zone) => zone.name === area.zone);
  const zoneMeta = meta.zones[index];
  const zone = view.zones.find((candidate) => candidate.zone === index && candidate.owner === owner);
  if (zoneMeta === undefined || zone === undefined) return null;
  const things = shapeIn(layout, meta, area, zoneMeta);
  if (area.hideEmpty && zone.count === 0) return awaitedScene(area, zoneMeta, owner, things);
  const drawn = rowsOf(builder, area, zone, zoneMeta);
  const rows = area.spent ? spent(drawn) : drawn;
  for (const thing of zone.things ?? []) builder.places.set(thing.id, area.title ?? zoneMeta.title);
  return {
    key: `${area.zone}-${owner}`,
    label: area.title ?? zoneMeta.title,
    // A pile of which more than the top is known is laid out.
    shape: area.shape === 'stack' && rows.some((row) => row.length > 1) ? 'row' : area.shape,
    size: area.size,
    things,
    stays: area.hideEmpty ? 'guest' : 'always',
    count: zone.count,
    hue: hueOfZone(builder, zoneMeta),
    icon: area.icon ?? (area.shape === 'count' ? (meta.kinds[zoneMeta.holds[0] ?? -1]?.icon ?? '') : ''),
    heads: area.shape === 'columns' ? rows.map((row, column) => headOf(meta, area.by, row, column)) : [],
    rows: area.numbered ? numbered(rows, holdsPieces(builder, zoneMeta)) : rows,
    lit: rows.some((row) => row.some(canChoose)),
    places: area.shape === 'levels' ? area.places : [],
    usual: area.usual,
    graph: area.shape === 'graph' ? graphOf(meta, area, zone.things ?? []) : null,
    board: null,
  };
}

/** All things of a kind that the viewer sees, wherever they lie. */
function listScene(builder: Builder, area: AreaLayout, kind: string, owner: number): AreaScene | null {
  const { meta, named, view } = builder;
  const draw = (thing: ThingView): CardScene => cardScene(builder, thing, 'token');
  const cards = listedCards(meta, thingsOfKind(meta, view, area), named, draw);
  if (area.hideEmpty && cards.length === 0) return null;
  return {
    ...bare,
    key: `${kind}-${owner}`,
    label: area.title ?? meta.kinds.find(({ name }) => name === kind)?.title ?? '',
    shape: 'list',
    size: area.size,
    count: cards.length,
    hue: 60,
    icon: area.icon ?? '',
    rows: [cards],
    lit: cards.some(canChoose),
  };
}

function rowsOf(builder: Builder, area: AreaLayout, zone: ZoneView, zoneMeta: ZoneMeta): CardScene[][] {
  if (area.shape === 'count') {
    noteFaces(builder, zone);
    return [];
  }
  if (zone.things === null) return hiddenRows(builder, area, zone, zoneMeta);
  const draw = (thing: ThingView): CardScene => cardScene(builder, thing, area.things, area.shape);
  if (area.shape === 'graph') return [zone.things.map(draw)];
  if (area.shape === 'row') return [gathered(builder, zone.things, draw)];
  const cards = zone.things.map(draw);
  if (area.shape === 'stack') return [cards.slice(0, 1)];
  if (area.shape === 'fan') return [cards];
  return byLevel(zone.things, cards, (thing) => levelOf(builder.meta, thing, area.by));
}

/** Backs that are drawn at most; the number of things stands beside the name of the zone. */
const MOST_BACKS = 12;

/**
 * Hidden things: the back of a pile; what was revealed lies face up, at its place among the backs.
 */
function hiddenRows(builder: Builder, area: AreaLayout, zone: ZoneView, zoneMeta: ZoneMeta): CardScene[][] {
  const known = new Map((zone.revealed ?? []).map(({ place, thing }) => [place, thing]));
  if (known.size === 0 && area.shape !== 'stack' && area.shape !== 'row') return [];
  const shown = area.shape === 'stack' ? Math.min(1, zone.count) : Math.min(MOST_BACKS, zone.count);
  const places = new Set([...Array.from({ length: shown }, (_, place) => place), ...known.keys()]);
  const cards = [...places]
    .toSorted((one, other) => one - other)
    .map((place) => {
      const thing = known.get(place);
      // A back is no thing, so a negative number tells it from the other backs.
      return thing === undefined
        ? { ...backOf(builder, zoneMeta, area.things), thing: -1 - place }
        : cardScene(builder, thing, area.things, area.shape);
    });
  return [cards];
}

/** Cards of things; small things that are all the same become one card with their number. */
function gathered(builder: Builder, things: readonly ThingView[], draw: (thing: ThingView) => CardScene): CardScene[] {
  const groups = new Map<string, CardScene>();
  for (const thing of things) {
    const card = draw(thing);
    const alike = builder.meta.kinds[thing.kind]?.alike === true && (card.shape === 'token' || card.shape === 'chip');
    const key = alike ? JSON.stringify([card.face, card.inside.length, card.reason]) : String(thing.id);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, card);
    else groups.set(key, { ...(known.answers.length > 0 ? known : card), things: [...known.things, thing.id] });
  }
  return [...groups.values()];
}

/** What lies face down on a square: one piece with its number. */
function backsOf(builder: Builder, { count, revealed = [], zone }: ZoneView): CardScene[] {
  const hidden = count - revealed.filter(({ inside }) => inside === undefined).length;
  const meta = builder.meta.zones[zone];
  if (hidden <= 0 || meta === undefined) return [];
  return [{ ...backOf(builder, meta), shape: 'chip', things: Array.from({ length: hidden }, () => -1) }];
}

function backOf({ meta, layout }: Builder, zone: ZoneMeta, asked: CardShape | null = null): CardScene {
  const kind = meta.kinds[zone.holds[0] ?? -1];
  const style = kind === undefined ? undefined : layout.kinds.get(kind.name);
  const face = { ...blankFace, hidden: true, kind: kind?.title ?? '', hue: style?.hue ?? 60 };
  const own = style?.shape === 'tile' || style === undefined ? 'card' : style.shape;
  return {
    thing: -1,
    face,
    shape: asked ?? own,
    answers: [],
    reason: '',
    inside: [],
    fittings: [],
    nth: 0,
    things: [],
  };
}

function cardScene(builder: Builder, thing: ThingView, asked: CardShape | null, lies: ZoneShape = 'row'): CardScene {
  const { meta, layout, legal, faces, hosts, spots } = builder;
  const kind = meta.kinds[thing.kind];
  const style = kind === undefined ? undefined : layout.kinds.get(kind.name);
  const plain = ownedFace(builder, faceOfThing(builder, thing));
  const face = placedFace(builder, thing, plain);
  // In the hand and on a pile nothing lies in a thing, so it is drawn as a card.
  const flat = lies === 'fan' || lies === 'stack';
  const isSquare = kind?.board !== undefined;
  faces.set(thing.id, face);
  const within = (names: readonly string[], shapeOf: (kind: number) => CardShape): CardScene[] =>
    names.flatMap((name) => {
      const zone = thing.zones.find((candidate) => meta.zones[candidate.zone]?.name === name);
      const known = zone?.things ?? (isSquare ? (zone?.revealed ?? []).map((one) => one.thing) : []);
      const cards = gathered(builder, known, (inner) => {
        // Labels of the engine tell things apart by the title of the row.
        hosts.set(inner.id, plain.title);
        const spot = spots.get(thing.id);
        if (spot !== undefined) spots.set(inner.id, spot);
        return cardScene(builder, inner, shapeOf(inner.kind));
      });
      return isSquare && zone?.things === null ? [...cards, ...backsOf(builder, zone)] : cards;
    });
  const small = (index: number): CardShape => {
    const own = layout.kinds.get(meta.kinds[index]?.name ?? '')?.shape;
    // What is larger than a piece covers the square that it lies on.
    if (isSquare && (own === 'card' || own === 'tile')) return 'tile';
    return own === 'token' ? 'token' : 'chip';
  };
  const shape = asked ?? (flat && style?.shape === 'tile' ? 'card' : (style?.shape ?? 'card'));
  const inside = within(style?.inside ?? [], small);
  const fittings = within(style?.fittings ?? [], () => 'chip');
  return {
    thing: thing.id,
    face:
      lies !== 'graph' && (shape === 'token' || shape === 'chip') ? withBurden(face, [...inside, ...fittings]) : face,
    shape,
    answers: legal.answers.get(thing.id) ?? [],
    reason: legal.reasons.get(thing.id) ?? '',
    nth: 0,
    things: [thing.id],
    inside,
    fittings,
  };
}

/** A place of a board has the name that players give it, as it stands inside a sentence. */
function placedFace({ named }: Builder, { id }: ThingView, face: CardFace): CardFace {
  const name = named.get(id);
  return name === undefined ? face : { ...face, title: name };
}

/** Whose it is, where its colour says so: in words, too. */
function ownedFace({ view }: Builder, face: CardFace): CardFace {
  const owner = view.players.find(({ seat }) => seat === face.seat);
  return owner === undefined ? face : { ...face, marks: [...face.marks, { title: owner.name, icon: null }] };
}

function noteFaces(builder: Builder, zone: ZoneView): void {
  for (const thing of zone.things ?? []) builder.faces.set(thing.id, faceOfThing(builder, thing));
}
