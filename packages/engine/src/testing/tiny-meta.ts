/** The metadata of the tiny game: what a compiler would write into a module beside the code. */
import {
  HEADER_SIZE,
  SCRIPT_SIZE,
  type EntryMeta,
  type EventMeta,
  type FieldMeta,
  type GameMeta,
  type LayoutMeta,
  type RowMeta,
  type SiteMeta,
  type ValueMeta,
  type ZoneMeta,
} from '@undercroft/contract';

/** Seats that the state has room for. */
const SEATS = 3;
export const ROW = { plum: 0, pear: 1, quince: 2, fig: 3, basket: 4 } as const;
export const FRUITS = 14;
const THINGS = FRUITS + SEATS;
export const ZONE = { deck: 0, heap: 1, hand: 2, yard: 2 + SEATS, contents: 2 + 2 * SEATS } as const;
const ZONES = 2 + 3 * SEATS;
const MAX_DICE = 4;
export const FRAME_SIZE = 8;

/** Cells of the state, in order. */
function layOut(): LayoutMeta & { readonly fields: number; readonly dieValue: number; readonly dieSides: number } {
  let cell = HEADER_SIZE;
  const take = (count: number): number => {
    cell += count;
    return cell - count;
  };
  const links = { zoneOf: take(THINGS), next: take(THINGS), prev: take(THINGS) };
  const ends = { head: take(ZONES), tail: take(ZONES), count: take(ZONES) };
  const rest = {
    options: take(2),
    fields: take(3 * SEATS + 2 + FRUITS),
    dieValue: take(MAX_DICE),
    dieSides: take(MAX_DICE),
    diceScript: take(SCRIPT_SIZE),
    pickScript: take(SCRIPT_SIZE),
    lasting: take(0),
    frames: take(16 * FRAME_SIZE),
  };
  const sizes = { lastingMax: 0, lastingStride: 0, firstDie: THINGS, maxDice: MAX_DICE };
  return { size: cell, things: THINGS, zones: ZONES, ...links, ...ends, ...rest, ...sizes };
}

export const layout = layOut();

const at = layout.fields;
/** Cells of fields: of players `+ player`, of fruits `+ thing`, of the game as they are. */
export const FIELD = {
  points: at,
  wish: at + SEATS,
  gambled: at + 2 * SEATS,
  active: at + 3 * SEATS,
  turns: at + 3 * SEATS + 1,
  bruised: at + 3 * SEATS + 2,
} as const;

export const ASK = { wish: 0, turn: 1, bruise: 2, spoil: 3 } as const;
export const ENTRY = { pick: 0, store: 1, gamble: 2 } as const;
export const REASON = { empty: 0, poor: 1, again: 2 } as const;
export const EVENT = { pick: 0, store: 1, roll: 2, bruise: 3, lose: 4 } as const;
export const ENDING = { full: 0, tired: 1 } as const;
export const OPTION = { goal: 0, wishes: 1 } as const;
export const PROCEDURE = { play: 0, turn: 1, store: 2 } as const;
export const SITE = { play: 0, turn: 1, quince: 2, fig: 3 } as const;

const number: ValueMeta = { is: 'number' };
const flag: ValueMeta = { is: 'flag' };
const player: ValueMeta = { is: 'player' };
const fruit: ValueMeta = { is: 'thing', of: 0 };

function field(name: string, owner: FieldMeta['owner'], offset: number, more: Partial<FieldMeta> = {}): FieldMeta {
  const plain = {
    title: name,
    icon: null,
    counter: false,
    type: number,
    initial: 0,
    min: null,
    max: null,
    visible: 'all' as const,
  };
  return { ...plain, name, owner, offset, ...more };
}

function zone(
  name: string,
  owner: ZoneMeta['owner'],
  first: number,
  holds: number,
  more: Partial<ZoneMeta> = {},
): ZoneMeta {
  const plain = { visible: 'all' as const, order: 'set' as const, inForce: false, playable: false };
  return {
    ...plain,
    name,
    title: capital(name),
    owner,
    first,
    instances: owner === 'global' ? 1 : SEATS,
    holds: [holds],
    ...more,
  };
}

function row(name: string, kind: number, first: number, end: number, worth: number, text = ''): RowMeta {
  const printed = kind === 0 ? { worth } : {};
  const names = { name, title: capital(name), pluralTitle: `${capital(name)}s` };
  const rest = { tags: [], icon: null, flavour: null, rules: [], line: 1, ifOption: -1 };
  return {
    ...names,
    kind,
    first,
    end,
    printed,
    text,
    ...rest,
    file: Math.max(0, ['', '', 'quince', 'fig'].indexOf(name) - 1),
  };
}

function entry(name: string, label: string, argument: ValueMeta | null): EntryMeta {
  return { name, label, argument, row: -1, site: SITE.turn };
}

function event(name: string, text: string, slots: Record<string, ValueMeta>): EventMeta {
  return { name, text, slots: Object.entries(slots).map(([slot, type]) => ({ name: slot, type })) };
}

function site(file: number, line: number, what: string): SiteMeta {
  return { file, line, column: 1, start: 0, end: 1, what, rules: [] };
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const menu = [entry('pick', 'Pick a fruit', null), entry('store', 'Store', fruit), entry('gamble', 'Gamble', null)];
const ask = { type: number, entries: [], none: null, within: 'play', site: SITE.play };

/**
 * The tiny game: pick fruit from a shuffled deck, store it for points, spoil that of the others.
 */
export const tinyMeta: GameMeta = {
  format: 1,
  id: 'orchard',
  title: 'Orchard',
  hash: '00000000000000a1',
  rulesHash: '00000000000000b1',
  players: { min: 2, max: SEATS },
  layout,
  enums: [],
  kinds: [
    {
      name: 'fruit',
      plural: 'fruits',
      title: 'Fruit',
      icon: null,
      parent: -1,
      fields: [5],
      attributes: [0],
      zones: [],
      printed: [{ name: 'worth', title: 'Worth', icon: null, type: number }],
      first: 0,
      end: FRUITS,
      folder: 'fruits',
      alike: true,
    },
    {
      name: 'basket',
      plural: 'baskets',
      title: 'Basket',
      icon: null,
      parent: -1,
      fields: [],
      attributes: [],
      zones: [4],
      printed: [],
      first: FRUITS,
      end: THINGS,
      folder: null,
      alike: false,
    },
  ],
  rows: [
    row('plum', 0, 0, 4, 1),
    row('pear', 0, 4, 8, 2),
    row('quince', 0, 8, 11, 3, 'bruise up to 2 fruits of others'),
    row('fig', 0, 11, FRUITS, 2, 'you may make the next player lose a random fruit'),
    row('basket', 1, FRUITS, THINGS, 0),
  ],
  things: Array.from({ length: THINGS }, (_, thing) =>
    thing < 4 ? 0 : thing < 8 ? 1 : thing < 11 ? 2 : thing < FRUITS ? 3 : 4,
  ),
  thingPlayer: Array.from({ length: THINGS }, (_, thing) => (thing < FRUITS ? -1 : thing - FRUITS)),
  fields: [
    field('points', 'player', FIELD.points, { title: 'Points', icon: 'star', counter: true, min: 0, max: 99 }),
    field('wish', 'player', FIELD.wish, { visible: 'owner', min: 0, max: 6 }),
    field('gambled', 'player', FIELD.gambled, { type: flag }),
    field('active', 'global', FIELD.active, { type: player }),
    field('turns', 'global', FIELD.turns, { min: 0 }),
    field('bruised', 0, FIELD.bruised, { type: flag }),
  ],
  attributes: [
    { name: 'worth', title: 'Worth', icon: null, owner: 0, type: number, params: 0 },
    { name: 'harvest', title: 'Harvest', icon: null, owner: 'player', type: number, params: 0 },
  ],
  zones: [
    zone('deck', 'global', ZONE.deck, 0, { visible: 'none', order: 'pile' }),
    zone('heap', 'global', ZONE.heap, 0, { order: 'pile' }),
    zone('hand', 'player', ZONE.hand, 0, { visible: 'owner', playable: true }),
    zone('yard', 'player', ZONE.yard, 1),
    zone('contents', 1, ZONE.contents, 0),
  ],
  sets: [{ name: 'stored-fruits', one: 'stored-fruit', kind: 0 }],
  options: [
    { name: 'goal', title: 'Goal', text: 'Points that win.', type: number, initial: 10, min: 3, max: 20 },
    { name: 'wishes', title: 'Wishes', text: 'Everybody makes a wish.', type: flag, initial: 1, min: null, max: null },
  ],
  variants: [{ name: 'short', title: 'Short', text: 'Five points win.', options: [[OPTION.goal, 5]] }],
  asks: [
    { ...ask, what: 'number', prompt: 'Make a wish' },
    { ...ask, what: 'menu', prompt: 'Your turn', entries: menu, none: 'Rest', within: 'turn', site: SITE.turn },
    { ...ask, what: 'up-to', prompt: 'Bruise a fruit', type: fruit, none: 'Done', within: 'quince', site: SITE.quince },
    { ...ask, what: 'may', prompt: 'Spoil a fruit of the next player?', type: flag, within: 'fig', site: SITE.fig },
  ],
  reasons: [
    { text: 'The deck is empty.', slots: [], site: SITE.turn },
    { text: 'Needs {0} point, you have {1}.', slots: [number, number], site: SITE.turn },
    { text: 'Only once per turn.', slots: [], site: SITE.turn },
  ],
  events: [
    event('pick', '{you} picks {fruit}.', { fruit }),
    event('store', '{you} stores {fruit} for {worth}.', { fruit, worth: number }),
    event('roll', '{you} rolls {0}.', { die: number }),
    event('bruise', '{fruit} is bruised.', { fruit }),
    event('lose', '{who} loses {fruit}.', { who: player, fruit }),
  ],
  endings: [
    { name: 'full', text: 'A basket is full.' },
    { name: 'tired', text: 'Everybody is tired.' },
  ],
  sites: [site(0, 3, 'play'), site(0, 12, 'turn'), site(1, 4, 'quince'), site(2, 4, 'fig')],
  files: ['rules/orchard.rules', 'fruits/quince.yaml', 'fruits/fig.yaml'],
  rules: [{ id: 'OR-01', sites: [SITE.play] }],
  procedures: [
    { name: 'play', params: [], internal: false },
    { name: 'turn', params: [], internal: false },
    { name: 'store', params: [{ label: null, name: 'fruit', type: fruit }], internal: false },
  ],
  turn: 3,
  extras: {},
};
