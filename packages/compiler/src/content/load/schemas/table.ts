// table.yaml: how the table looks on screen. The interface reads it as it is; nothing here changes
// a rule.

import {
  either,
  enumeration,
  flag,
  id,
  integer,
  list,
  mapOf,
  object,
  optional,
  required,
  withDefault,
} from '../schema.ts';
import { icon, title } from './common.ts';
import { scene } from './drama.ts';
import { achievement, briefing, goal, statesOfGame } from './goal.ts';
import { scenery, theme } from './scenery.ts';

const shape = enumeration({
  card: 'An upright card.',
  tile: 'A broad tile that can hold other things.',
  token: 'A round piece.',
  chip: 'A small piece without text.',
});

const area = object(
  'area',
  'A part of the table that shows one zone, one map, or the things of one kind.',
  {
    zone: optional(id('zone'), 'The zone that it shows.', { example: 'hand' }),
    map: optional(
      id('map'),
      'The map whose board it shows, in the place of a zone; besides it only `title` says something.',
      {
        example: 'cellar',
      },
    ),
    kind: optional(
      id('kind'),
      'The kind whose things it lists, wherever they lie and are seen, in the place of a zone: who is who on a map.',
      { example: 'beast' },
    ),
    'except-in': optional(
      list(id('zone'), { unique: true }),
      'For `kind`: zones whose things are left out, such as a box of those that do not play.',
      { example: '[stable]' },
    ),
    as: withDefault(
      enumeration({
        row: 'Side by side.',
        stack: 'On top of each other, with how many there are.',
        fan: 'Side by side and overlapping, as held in a hand.',
        count: 'Only how many there are.',
        levels: 'In lines, one for each value of a field.',
        columns: 'In columns under their names, one for each value of a field.',
        list: 'One below the other, each with its name, its gauge, its states and what lies in it; what `kind` lists always is.',
        graph: 'At the places that `at` gives, else near what they are joined with; with lines between neighbours.',
        track:
          'No zone but a number, `of` players or of the game, as a row of spaces with a marker for each player. Only under `shared`.',
      }),
      'row',
      'How the things are laid out.',
    ),
    by: optional(
      id('field'),
      'For `levels` and `columns`: the field, attribute or printed value that says in which line, or column, a thing lies.',
      { example: 'level' },
    ),
    of: optional(
      id('field'),
      'For `track`: the counter or field of players, or the field of the game, that is shown.',
      {
        example: 'souls',
      },
    ),
    from: optional(integer(), 'For `track`: the first space; the least value of the field, or 0, when left out.'),
    to: optional(
      either(integer(), id('option')),
      'For `track`: the last space, or the option of the game that says it; while that is 0, there is no track. The greatest value of the field when left out.',
      { example: 'days' },
    ),
    at: optional(
      mapOf('row', list(integer({ min: 0, max: 100 }), { countMin: 2, countMax: 2 })),
      'For `graph`: where the thing of each row lies, in hundredths of the width from the left and of the height from the top; without it things that are joined are placed near each other.',
      { example: '{gate: [50, 10], cellar: [20, 80]}' },
    ),
    ratio: optional(
      integer({ min: 20, max: 300 }),
      'For `graph`: how high the board is, in hundredths of its width; 62 when left out.',
    ),
    passages: optional(
      list(id('row'), { unique: true }),
      'For `graph`: rows whose things are only ways between others. They are drawn small and without their name, which is told on looking closer.',
      { example: '[stairs]' },
    ),
    places: optional(
      list(integer({ min: 1, max: 20 }), { countMax: 10 }),
      'For `levels`: how many places each line has, from the first. Places where nothing lies yet are drawn as empty.',
      { example: '[1, 2, 3]' },
    ),
    usual: optional(
      integer({ min: 1, max: 20 }),
      'For `row` and `fan`: how many things lie there as a rule. Beside other areas it gets its part of the line by that.',
      { example: '4' },
    ),
    things: optional(shape, 'The shape of the things here, when it is not that of their kind.'),
    icon: optional(icon, 'The picture that stands for its name where there is little room.', { example: 'padlock' }),
    when: optional(
      statesOfGame,
      'Fields of the game and their values: it is shown only while all of them have these.',
      { example: '{night: true}' },
    ),
    title: optional(title, 'What stands above it; the title of the zone when left out.'),
    numbered: optional(
      flag(),
      'Whether the things are numbered in their order; of those that hold others only the ones in which something lies.',
    ),
    spent: optional(flag(), 'Whether what lies here is drawn as spent: turned and pale, with a lock.'),
    'hide-empty': withDefault(
      flag(),
      false,
      'Whether it is not shown when nothing lies there; a track, when no marker stands on it. Beside areas that stay, and where it is `large`, its place is kept free meanwhile, so that nothing moves when it comes.',
    ),
    size: withDefault(
      enumeration({
        small: 'As little as possible.',
        medium: 'As its things need.',
        large:
          'A line of its own and what is left of the window, shared with other large areas; where no player has such an area, its things are as large as they have room for.',
      }),
      'medium',
      'How large the things are drawn. Of a `stack` beside a shared map or `graph`, `small` when left out, because the board needs the height.',
    ),
  },
  { example: '{zone: hand, as: fan}' },
);

const printed = enumeration({
  poker: '63.5 by 88.9 mm, as most cards are.',
  bridge: '57 by 89 mm.',
  mini: '44.5 by 63.5 mm.',
  euro: '59 by 92 mm.',
  tarot: '70 by 120.7 mm.',
  square: '60 by 60 mm.',
  round: 'A round piece of 25 mm.',
  none: 'They are not printed.',
});

const hue = integer({ min: 0, max: 360 });

const motif = enumeration({
  plain: 'Straight rules; a round token.',
  wall: 'A battlement; eight corners.',
  fang: 'Teeth; a toothed wheel.',
  wave: 'Scallops; a flower.',
  bar: 'Rivets; a square.',
  bead: 'Hanging beads; six corners.',
  step: 'Stairs; a cut diamond.',
  flame: 'Tongues; a shield.',
});

const texture = enumeration({
  floor: 'Flagstones.',
  rock: 'Rock, hatched; nobody walks there.',
  water: 'Waves.',
  grass: 'Tufts of grass.',
  rubble: 'Broken stone.',
  lava: 'Streams of fire.',
  planks: 'Planks.',
  pit: 'A dark hole.',
  low: 'Something low that one looks over.',
  pillar: 'A round pillar.',
  stairs: 'Steps.',
  slope: 'A slope.',
  raised: 'Higher ground.',
  bricks: 'A wall of bricks; nobody walks there.',
  void: 'Nothing at all.',
});

const state = mapOf('field', either(flag(), integer(), id('value')));

const look = object(
  'look of a kind',
  'How things of a kind are drawn. Kinds that are sorts of it are drawn like it, key by key: only what they say themselves is different.',
  {
    shape: optional(
      shape,
      'Their shape; when left out a tile where something can lie in them, a card where they, or others of the same family of kinds, have a text, else a token.',
    ),
    print: optional(
      printed,
      'Their size when the game is printed; when left out `poker`, and `round` for tokens and chips.',
      {
        example: 'tarot',
      },
    ),
    hue: optional(
      either(hue, mapOf('value', either(hue, id('field')), { idKeys: false })),
      'Their colour, from 0 to 360; or `by` with the name of a field, and the colour for each of its values.',
      {
        example: '{by: side, dark: 20, light: 220}',
      },
    ),
    motif: optional(
      either(motif, mapOf('value', either(motif, id('field')), { idKeys: false })),
      'The cut of their frame, which tells kinds apart without colour; or `by` with the name of a field, and the cut for each of its values.',
      { example: '{by: side, dark: fang, light: wall}' },
    ),
    texture: optional(
      either(texture, mapOf('value', either(texture, id('field')), { idKeys: false })),
      'For squares of a map: what their ground is made of; or `by` with the name of a field or printed value, and the ground for each of its values. When left out, by the first printed value that is a word: a word that is the name of a ground has it, others have grounds in turn.',
      { example: '{by: terrain, lake: water, cliff: rock}' },
    ),
    scenery: optional(scenery, 'What their pictures stand in front of; a row may have its own.'),
    value: optional(
      id('attribute'),
      'The attribute, field or printed value that is drawn large; `none` for no number at all. When left out, the first printed number of the kind, else that of a kind above which most of its cards print. On spaces of a map it lies on the space: when left out the first number among their fields, else the first printed one, each while it is not 0.',
      { example: 'might' },
    ),
    short: optional(
      id('attribute'),
      'The attribute, field or printed value that stands before the name of a tile; with the picture it stands for the name where there is no room.',
      { example: 'number' },
    ),
    pips: optional(
      id('attribute'),
      'The attribute, field or printed value that is drawn on a tile as so many small pictures: its icon.',
      { example: 'coins' },
    ),
    gauge: optional(
      object('gauge', 'A number that goes up and down below another one, such as what somebody can still bear.', {
        now: required(id('attribute'), 'The field, attribute or printed value that goes up and down.', {
          example: 'health',
        }),
        of: required(id('attribute'), 'The field, attribute or printed value that is the most it can be.', {
          example: 'vigour',
        }),
      }),
      'What is drawn in full and empty pictures in a `list`, and as a bar on a piece.',
      { example: '{now: health, of: vigour}' },
    ),
    gist: optional(
      flag(),
      'Whether what its effect costs and brings is drawn on a tile in numbers and pictures: `gain` and `pay` as they are, procedures by the form `gist` of their words. A tile whose effect cannot be said so shows its text.',
    ),
    seat: optional(
      flag(),
      'Whether they have the colour of a player: of their owner from the start, or else of the player in whose zone they lie. In zones of no player they have the colour of their kind.',
    ),
    stats: optional(
      list(id('attribute'), { unique: true }),
      'Further numbers that are shown on the whole card, in this order; all attributes and printed values when left out, but for printed numbers that are the default. The first number of them stands on small cards and on spaces of a map, too.',
    ),
    'hide-zero': optional(list(id('attribute'), { unique: true }), 'Numbers that are left out while they are 0.'),
    states: optional(
      object(
        'looks of states',
        'Which value of a field, an attribute or a printed value means that a thing looks spent, captured or hurt.',
        {
          exhausted: optional(
            state,
            'Turned and pale, with a lock on it, or with the icon of the field when it has one. Any of the fields does it; the first one that does is shown.',
            { example: '{tired: true, bound: true}' },
          ),
          captured: optional(
            state,
            'Grey behind bars, with the icon of the field when it has one: it belongs to this side no more, or cannot do anything.',
            { example: '{caught: true}' },
          ),
          damaged: optional(state, 'Marked with a crack; a number is at least that.', { example: '{wounds: 1}' }),
        },
      ),
      'Which values of fields change how a thing looks.',
    ),
    inside: optional(
      list(id('zone'), { unique: true }),
      'Zones of the thing that are drawn in its middle, in this order.',
    ),
    fittings: optional(list(id('zone'), { unique: true }), 'Zones of the thing that are drawn small along its edge.'),
  },
  { example: '{shape: token, value: might}' },
);

const phase = object(
  'phase',
  'A part of a turn or a round: a procedure, and what players call it.',
  {
    is: required(id('procedure'), 'The procedure that runs meanwhile.', { example: 'market' }),
    title: required(title, 'What it is called, in a word.'),
    sometimes: withDefault(
      flag(),
      false,
      'Whether it is shown only while it runs: a part that does not come every time.',
    ),
  },
  { example: '{is: market, title: Market}' },
);

const arrival = object(
  'arrival',
  'What is said of things that come to lie in a zone.',
  {
    zone: required(id('zone'), 'The zone.'),
    title: optional(title, 'What has become of them, in a word or two; nothing is said of them when left out.'),
  },
  { example: '{zone: larder, title: Put away}' },
);

/** The format of table.yaml. */
export const tableSchema = object(
  'table',
  'How the table of a game looks on screen: table.yaml in the folder of the game. Every key may be left out; what is left out is laid out automatically.',
  {
    players: withDefault(
      enumeration({
        beside: 'Next to each other, in two lines where four are too many for one.',
        stacked: 'One below the other.',
      }),
      'beside',
      'How the players lie to each other on a wide screen.',
    ),
    counters: optional(
      list(id('counter'), { unique: true }),
      'Counters, fields and attributes that are shown for each player, in this order; when left out, all counters, and the numbers and enums of players. A field or an attribute of players is shown while it is not 0, a value of an enum by its name; a row or a kind by its name and picture. While a value is none it is not shown: `type: suit?` is a suit that may be none.',
    ),
    numbers: optional(
      list(id('global'), { unique: true }),
      'Numbers and enums of the game that are shown beside the tracks, in this order, an enum by its name while it is not none; when left out, all that have no track of their own. `[]`: none.',
      { example: '[round]' },
    ),
    'hide-zero': optional(
      list(id('counter'), { unique: true }),
      'Counters, and numbers of the game, that are shown only while they are not 0.',
    ),
    goal: optional(goal, 'What wins, and how far each player is.'),
    achievements: optional(
      list(achievement, { countMin: 1, countMax: 24 }),
      'What a player can achieve besides winning, in the order in which it is listed.',
    ),
    briefing: optional(
      list(briefing, { countMin: 1, countMax: 24 }),
      'What players read before a question, the first that holds first.',
    ),
    player: optional(list(area), 'Areas of each player, from the first to the last.'),
    shared: optional(list(area), 'Areas that belong to nobody.'),
    hand: optional(list(area), 'Areas of the player who looks, at the lower edge of the screen.'),
    theme: optional(theme, 'The mood of the game; a warm cellar when left out.'),
    kinds: optional(mapOf('kind', look), 'How things of a kind are drawn.'),
    confirm: optional(
      list(id('procedure'), { unique: true }),
      'Procedures whose answers are steps that a person may take back: the last one, after which others go on, is asked for once more.',
      { example: '[stroll]' },
    ),
    apart: optional(
      list(id('option'), { unique: true }),
      'Options of the rules that end something for good: they stand apart from all other answers and have no digit key. When such an answer ends the game, or another player is asked next, the page asks for it once more.',
      { example: '[surrender]' },
    ),
    passes: optional(
      list(id('procedure'), { unique: true }),
      'Procedures and windows whose questions need no answer of their own in a turn: a player who ends the turn, or takes something that comes up later, passes them. What must be answered is asked in any case.',
      { example: '[market, stroll]' },
    ),
    phases: optional(
      list(phase, { countMin: 1, countMax: 16 }),
      'Parts of a turn or a round, in their order, as a strip beside the question. The one that runs is marked; of phases within each other the inner one.',
      { example: '[{is: stroll, title: Walking}, {is: market, title: Market}]' },
    ),
    arrivals: optional(
      list(arrival),
      'What an answer or a plan makes of things that come to lie in a zone, where the table says what it comes to: `Put away: Lemon`; few answers say it before they are given, and which flags that mark things as damaged they set. For zones that are not named here it is said where the thing goes.',
      { example: '[{zone: larder, title: Put away}, {zone: shelf}]' },
    ),
    plans: optional(
      mapOf('procedure', list(id('procedure'), { unique: true, countMin: 1 })),
      'Procedures in which a player plans answer by answer. What a plan comes to, whatever is hidden and whatever anybody answers, is shown before it is given, up to the next question to the same player within one of these procedures; and the player may try it out in a copy of the game, as far as wanted.',
      { example: '{prepare: [prepare, take-turn]}' },
    ),
    undo: optional(
      enumeration({
        free: 'They may be, as any other.',
        asked: 'They may be, after being asked once more.',
        never: 'They may not be.',
      }),
      'Whether answers may be taken back behind which dice fell or somebody saw something hidden, unless the players agree on something else. When left out: never where people play with each other, asked where one person plays.',
      { example: 'free' },
    ),
    drama: optional(
      mapOf('procedure, or kind.field.more', scene, { idKeys: false }),
      'How events are shown when the table plays back what happened, by procedure, or by a sentence about a field (`beast.wounds.less`), where `it` is the thing. All that players are told of is shown in any case.',
      { example: '{duel: {from: attacker, to: defender}}' },
    ),
  },
);
