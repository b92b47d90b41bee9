/** A made-up game for the tests of this package: shelves with jars, spice cards in the hand. */
import type {
  EntryMeta,
  FieldMeta,
  GameMeta,
  KindMeta,
  RowMeta,
  TableMeta,
  ValueMeta,
  ZoneMeta,
} from '@undercroft/contract';
import type { AnswerView, DecisionView, GameView, ThingView, ZoneView } from '@undercroft/view';

const number: ValueMeta = { is: 'number' };
const flag: ValueMeta = { is: 'flag' };

const field = (name: string, owner: FieldMeta['owner'], more: Partial<FieldMeta> = {}): FieldMeta => ({
  name,
  title: capital(name),
  icon: null,
  owner,
  counter: false,
  type: number,
  offset: 0,
  initial: 0,
  min: 0,
  max: null,
  visible: 'all',
  ...more,
});

const kind = (name: string, more: Partial<KindMeta>): KindMeta => ({
  name,
  plural: `${name}s`,
  title: capital(name),
  icon: null,
  parent: -1,
  fields: [],
  attributes: [],
  zones: [],
  printed: [],
  first: 0,
  end: 0,
  folder: null,
  alike: false,
  ...more,
});

const row = (name: string, of: number, more: Partial<RowMeta> = {}): RowMeta => ({
  name,
  kind: of,
  title: capital(name),
  pluralTitle: `${capital(name)}s`,
  first: 0,
  end: 0,
  printed: {},
  tags: [],
  icon: null,
  flavour: null,
  text: '',
  rules: [],
  file: 0,
  line: 1,
  ifOption: -1,
  ...more,
});

const zone = (name: string, owner: ZoneMeta['owner'], more: Partial<ZoneMeta> = {}): ZoneMeta => ({
  name,
  title: capital(name),
  owner,
  first: 0,
  instances: 1,
  holds: [1],
  visible: 'all',
  order: 'set',
  inForce: false,
  playable: false,
  ...more,
});

const entry = (name: string, label: string): EntryMeta => ({ name, label, argument: null, row: -1, site: 0 });

/**
 * Metadata of the game, with a `table.yaml` of its own when one is given; it may be of any shape.
 */
export function pantryMeta(table?: unknown): GameMeta {
  return {
    format: 1,
    id: 'pantry',
    title: 'Pantry',
    hash: '0',
    rulesHash: '0',
    players: { min: 2, max: 2 },
    layout: { firstDie: 100 } as GameMeta['layout'],
    enums: [{ name: 'taste', values: ['sweet', 'sour'] }],
    kinds: [
      kind('shelf', { fields: [1], zones: [2] }),
      kind('jar', {
        fields: [2],
        attributes: [0],
        alike: true,
        printed: [
          { name: 'weight', title: 'Weight', icon: 'anvil', type: number },
          { name: 'taste', title: 'Taste', icon: null, type: { is: 'enum', of: 0 } },
        ],
      }),
      kind('spice', {}),
    ],
    rows: [
      row('oak', 0),
      row('plum', 1, { printed: { weight: 3, taste: 0 } }),
      row('lemon', 1, { printed: { weight: 2, taste: 1 } }),
      row('pepper', 2, { text: 'Gain 2 [points]. **Now.** <b>no markup</b>' }),
    ],
    things: [],
    thingPlayer: [],
    fields: [
      field('points', 'player', { counter: true, icon: 'two-coins' }),
      field('level', 0),
      field('open', 1, { type: flag }),
    ],
    attributes: [{ name: 'weight', title: 'Weight', icon: 'anvil', owner: 1, type: number, params: 0 }],
    zones: [
      zone('pantry', 'player', { holds: [0] }),
      zone('hand', 'player', { holds: [2], visible: 'owner', playable: true }),
      zone('jars', 0),
      zone('store', 'global', { visible: 'none', order: 'pile' }),
    ],
    sets: [],
    options: [],
    variants: [],
    asks: [
      {
        what: 'menu',
        prompt: 'Work in the pantry',
        type: number,
        entries: [entry('open', 'Open'), entry('sell', 'Sell'), entry('wait', 'Wait for rain')],
        none: 'Done',
        within: 'turn',
        site: 0,
      },
    ],
    reasons: [],
    events: [],
    endings: [],
    sites: [],
    files: [],
    rules: [],
    procedures: [],
    turn: -1,
    extras: table === undefined ? {} : { table: table as TableMeta },
  };
}

/** One thing. @param rowIndex 0 shelf, 1 plum, 2 lemon, 3 spice */
export function thing(id: number, rowIndex: number, more: Partial<ThingView> = {}): ThingView {
  const kindIndex = [0, 1, 1, 2][rowIndex] ?? 0;
  const weight = [0, 3, 2, 0][rowIndex] ?? 0;
  const fields: Record<string, number> = kindIndex === 0 ? { level: 1 } : kindIndex === 1 ? { open: 0 } : {};
  return {
    id,
    row: rowIndex,
    kind: kindIndex,
    fields,
    attributes: kindIndex === 1 ? { weight } : {},
    zones: [],
    ...more,
  };
}

/** One zone; `null` things for one with hidden contents. */
export function zoneView(
  index: number,
  owner: number,
  things: readonly ThingView[] | null,
  count = things?.length ?? 0,
): ZoneView {
  return { id: index * 10 + owner + 1, zone: index, owner, count, things, back: -1 };
}

export function answer(index: number, label: string, more: Partial<AnswerView> = {}): AnswerView {
  return { index, label, thing: -1, zone: -1, place: -1, player: -1, entry: -1, row: -1, none: false, ...more };
}

export function decision(more: Partial<DecisionView>): DecisionView {
  return {
    player: 0,
    ask: 0,
    prompt: 'Work in the pantry',
    about: -1,
    taken: 0,
    min: 0,
    max: 1,
    answers: [],
    disabled: [],
    ...more,
  };
}

/** Two plums (alike) and a lemon on a shelf, a spice in the hand, five things in store. */
export function pantryView(asked: DecisionView | null): GameView {
  const jars = zoneView(2, 0, [
    thing(1, 1),
    thing(2, 1),
    thing(3, 2, { attributes: { weight: 5 }, fields: { open: 1 } }),
  ]);
  const player = (seat: number) => ({
    seat,
    name: `Player ${seat + 1}`,
    counters: { points: 4 + seat },
    fields: {},
    attributes: {},
    score: null,
    outcome: 'playing' as const,
    reason: null,
  });
  return {
    game: 'pantry',
    content: '0',
    viewer: 0,
    position: 0,
    turn: 0,
    players: [player(0), player(1)],
    boards: [],
    zones: [
      zoneView(3, -1, null, 5),
      zoneView(0, 0, [thing(0, 0, { zones: [jars] })]),
      zoneView(1, 0, [thing(4, 3)]),
      zoneView(0, 1, []),
      zoneView(1, 1, null, 2),
    ],
    phase: -1,
    globals: {},
    dice: [],
    decision: asked,
    shown: [],
    log: [],
    happened: [],
    result: null,
  };
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
