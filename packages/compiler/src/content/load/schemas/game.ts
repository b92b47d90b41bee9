// game.yaml: everything that a game has.

import { PLAYER_COUNT_MAX, DICE_COUNT_MAX } from './counts.ts';
import {
  either,
  enumeration,
  flag,
  expression,
  id,
  integer,
  list,
  mapOf,
  object,
  optional,
  required,
  text,
  withDefault,
} from '../schema.ts';
import { title, type, value } from './common.ts';
import { campaign } from './campaign.ts';
import { attribute, counter, field } from './fields.ts';
import { kind, set, window, zone } from './kinds.ts';
import { board } from './maps.ts';
import { bots } from './bots.ts';
import { score } from './score.ts';
import { teams } from './teams.ts';

const seats = integer({ min: 1, max: PLAYER_COUNT_MAX });

const option = object('option', 'Something that players settle before a game.', {
  type: required(type, 'A number, a flag or an enum.', { example: 'flag' }),
  default: required(value, 'What is played when nobody says anything.', { example: 'false' }),
  min: optional(integer(), 'The least value.'),
  max: optional(integer(), 'The greatest value.'),
  title: optional(title, 'What players read; made from the name when left out.'),
  text: optional(text(), 'What it changes, in a sentence.'),
});

const variant = object('variant', 'Options under one name: a way to play the game.', {
  title: optional(title, 'What players read; made from the name when left out.'),
  text: optional(text(), 'What is different, in a sentence.'),
  options: optional(mapOf('option', value), 'The options that it sets; left out: the game as written.', {
    example: '{rounds: 3}',
  }),
});

const sentence = text({ lengthMax: 300 });

const phrase = text({ lengthMax: 160 });

/** Words of one group: of each name a text, or several forms of it. */
function forms(keys: Readonly<Record<string, string>>) {
  const known = Object.entries(keys).map(([key, description]) => [key, optional(phrase, description)] as const);
  const word =
    known.length === 0 ? phrase : either(phrase, object('word', 'Forms of a word.', Object.fromEntries(known)));
  return optional(mapOf('name', word, { idKeys: false }), 'See docs/language/words.md.');
}

/** Words for generated texts. */
export const words = object('words', 'Words for the texts that are made from the rules, by group and name.', {
  nouns: forms({
    one: 'The singular.',
    many: 'The plural.',
    counted:
      'Behind a number, in a language of more plural forms than two: `one:karta|few:karty|other:kart`, as `Intl.PluralRules` names them.',
    gender: 'For languages that have them: `m`, `f` ...',
    number: '`many` for a word that is always of many.',
    unit: 'Of a function or field: what its number counts, so that a sum of it reads "for each gem in your glades".',
    member: 'Of a zone: what lies in it.',
    in: 'Of a zone, or of a function that gives things: where a thing in it is; `in {x}` when left out, of a function `among {x}`.',
    from: 'Of a zone: where a thing taken from it comes from; `from {x}` when left out.',
    here: 'Of a zone in a thing: what `here` is for what lies in it; `this {kind}` when left out.',
  }),
  verbs: forms({
    do: 'A procedure as something that is done: `move {c} to {goal}`.',
    done: 'A procedure as something that has happened: `{u} <be> killed`; `-` keeps it out of the log.',
    would: 'A procedure as something that is about to happen.',
    gist: 'A procedure in numbers and pictures, for tiles: `+{n}[oil]`, with a space between parts; `-` says nothing. It is the same in every language.',
    set: 'Of a field: it is set.',
    increase: 'Of a field: it is increased.',
    decrease: 'Of a field: it is decreased.',
  }),
  values: forms({}),
  tests: forms({
    is: 'It holds: `is tired`.',
    not: 'It does not hold: `is not tired`.',
    as: 'Before a noun: `tired`.',
    'not-as': 'Before a noun, when it does not hold: `fresh`.',
    set: 'It is made so: `tire {x}`.',
    unset: 'It is ended: `wake {x}`.',
    some: 'Of a zone: something lies in it. Of a global: there is one.',
    none: 'Of a zone: nothing lies in it. Of a global: there is none.',
  }),
  has: forms({
    add: '`have +{n}` in other words: `cost {n} more`.',
    subtract: '`have -{n}` in other words: `cost {n} less`.',
    set: '`have {n}` in other words: `cost {n}`.',
    printed:
      'Of a printed value, as a sentence of the card: `let {n} {n|guest|guests} in`; of a value of an enum by `field.value`.',
    equal: '`have +n` where n is no plain number: `cost as much more as {n}`.',
    by: '`have +step(n, table)` in other words: `cost more by {n}: {table}`; `{each}` is for each of what.',
  }),
  causes: forms({}),
  times: forms({
    when: 'Of a window: when it is open.',
    period: 'What the period is called.',
    gender: 'Its gender, for languages that have them.',
    often: 'Of a number that says how often something is done: `once per {period} on the first day, twice later`.',
  }),
  moves: forms({}),
  reasons: forms({}),
});

/** The format of game.yaml. */
export const gameSchema = object(
  'game',
  'Everything that a game has: game.yaml in the folder of the game. Cards, rooms and the like are files beside it, rules of play stand in `.rules` files.',
  {
    title: required(title, 'The name of the game.', { example: 'Lantern' }),
    players: required(
      object('seats', 'How many can play.', {
        min: required(seats, 'The fewest players.', { example: '2' }),
        max: required(seats, 'The most players.', { example: '4' }),
      }),
      'How many can play.',
      { example: '{min: 2, max: 4}' },
    ),
    start: required(id('procedure'), 'The procedure that is the whole game.', { example: 'play-game' }),
    turn: optional(id('global'), 'The global that says whose turn it is, for `on your turn`.', { example: 'active' }),
    cooperative: withDefault(
      flag(),
      false,
      'Whether players play together against the game: when one wins all win, and all have lost when the last of them is out. Reports then say how often the game was won.',
    ),
    teams: optional(
      teams,
      'The sides of the game: players of one side win and lose together. Each player then has a `team`.',
      { example: '{sides: [sun, moon]}' },
    ),
    eliminated: withDefault(
      enumeration({
        leaves: 'A player who is out is asked nothing and gains nothing.',
        'plays-on': 'A player who is out goes on as before, but cannot win.',
      }),
      'leaves',
      'What a player does who is out.',
    ),
    'after-roll': optional(
      id('window'),
      'The window that is offered after every throw of dice, before its numbers are read.',
      { example: 'roll-window' },
    ),
    'max-dice': withDefault(
      integer({ min: 1, max: DICE_COUNT_MAX }),
      64,
      'The most dice that lie on the table at once.',
    ),
    enums: optional(
      mapOf('enum', list(id('value'), { countMin: 1, countMax: 256, unique: true })),
      'Words that a value can be one of.',
      {
        example: '{side: [evil, good]}',
      },
    ),
    counters: optional(mapOf('counter', counter), 'Numbers of each player that effects gain, lose and pay.', {
      example: '{oil: {icon: oil-drum}}',
    }),
    player: optional(
      object('player', 'What each player has besides counters and zones.', {
        fields: optional(mapOf('field', field), 'What is remembered of each player.'),
        attributes: optional(mapOf('attribute', attribute), 'Values of each player that effects can change.'),
      }),
      'What each player has besides counters and zones.',
    ),
    globals: optional(mapOf('global', field), 'What the game remembers as a whole.', {
      example: '{active: {type: player}}',
    }),
    kinds: required(mapOf('kind', kind), 'Kinds of things.'),
    maps: optional(mapOf('map', board), 'Boards of squares that the maps themselves make.', {
      example: '{board: {spaces: {kind: square, columns: 3, rows: 3}}}',
    }),
    zones: optional(mapOf('zone', zone), 'Places where things lie.'),
    sets: optional(mapOf('set', set), 'Words for things that fit a query.'),
    invariants: optional(
      mapOf('invariant', expression()),
      'What holds at every question and at the end, for each player as `you`; `undercroft sim --check` tries it.',
      { example: '{few-cards: count(your hand) <= 7}' },
    ),
    score: optional(
      score,
      'What a player has scored, line by line: a number, or a number for each thing. The sum is `your score`.',
      { example: '{rich: your oil / 5}' },
    ),
    bots: optional(bots, 'What programs that play go by, besides the score.', {
      example: '{wants: {oil: your oil}}',
    }),
    windows: optional(mapOf('window', window), 'Moments at which players may interrupt.'),
    options: optional(mapOf('option', option), 'What players settle before a game.'),
    variants: optional(
      mapOf('variant', variant),
      'Ways to play the game: options under one name. One that sets nothing tells players what the game as written is like.',
    ),
    recommended: optional(
      id('variant'),
      'The variant that pages choose for players who do not choose. The command line and scenarios play the game as written all the same.',
      { example: 'short-game' },
    ),
    campaign: optional(campaign, 'Games in a row, with what goes from one to the next.'),
    reasons: optional(mapOf('reason', sentence), 'Why a game can end, and the sentence that players read.', {
      example: '{conquered: The hill was taken.}',
    }),
    phrases: optional(
      mapOf('procedure, or kind.field.more', sentence, { idKeys: false }),
      'The sentence of the log for a procedure; slots are its parameters, {you} and globals that all see, as they are when it is told: {round}. `beast.wounds.more` and `.less` tell that a number of a thing has changed, `beast.tired.on` and `.off` a flag, `beast.mood.set` anything else, with {it}, {amount} and {value}. `draw`, `draw-open`, `reveal`, `reveal-to` and `look-at` are those of the verbs, with {thing} and {to}; cards drawn one behind the other are one sentence where `draw` has {n}. `-` says nothing.',
      { example: '{banish: "{b} is gone."}' },
    ),
    prompts: optional(
      mapOf('option, option.number, window, procedure or procedure.choice', text({ lengthMax: 120 }), {
        idKeys: false,
      }),
      'What a player reads when asked: by option, by option and number (`turn.1`), by window, by a procedure that has a menu or a `you may`, by the card that lets somebody choose what it does, and for one choice of a procedure or card by the name that it is given (`walk.m` of `let m = ...`, `bid.guess` of `set your guess to ...`), its verb or its label (`walk.to`). With `.none` behind it: the answer that takes nothing, of a choice (`walk.to.none`) or of what else a procedure or a window asks (`walk.none`). {you} is who is asked, {round} a global that all see; in a window with `of: beast`, {beast} is what it is about; and {dice} what the dice on the table show; in a procedure what it is given, and for a choice the names around it, by name. A part in brackets is left out when what it names is none: `Pay {price} (for {what})`.',
      { example: '{call: Call a beast}' },
    ),
    words: optional(
      words,
      'Words for the texts that are made from effects, by group (`nouns`, `verbs`, `values` and so on) and name.',
    ),
  },
);
