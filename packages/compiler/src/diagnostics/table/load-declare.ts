// Messages about the declarations of a game: names, types and what they refer to.

import { defineTable, entry } from './define.ts';
import { counted, didYouMean, listOf, named, quote, withArticle } from './words.ts';

/** What can be wrong with a board of hexagons. */
const HEXAGONS = {
  square: 'Only hexagons have this: `shape: hexagon` is missing under `spaces`',
  size: 'Hexagons need exactly one of `radius`, `columns` with `rows`, and `drawing`',
  diagonal: 'Hexagons have no diagonal neighbours: all six that touch one have an edge with it',
  corners: 'No step on hexagons leads round a corner',
  tile: 'A tile of hexagons is a hexagon itself: `spaces` need a `radius`, 0 for tiles of one hexagon',
  plots: 'Plots need either `columns` with `rows`, or a `radius`',
  large: 'A board has at most 200 columns and 200 rows',
  empty: 'A drawing of hexagons needs a space',
} as const;

/** What can be wrong with a board of tiles. */
const TILES = {
  second: 'A game has one board of tiles',
  'no-plots': 'Tiles and gates need `plots` on which the tiles lie',
  'no-tiles': 'Plots and gates need `tiles` that lie there',
  drawing: 'The tiles say how this board is drawn, so the map has no `drawing`',
  of: 'A board of tiles belongs to nobody',
  diagonal: 'A board of tiles has no neighbours that meet in a corner',
  holds: 'This zone holds no tiles',
  turn: 'Tiles are turned by a number',
  square: 'Tiles that turn are as wide as they are high',
  range: 'This number cannot say all ways in which a tile lies: it goes from 0 to 3, of hexagons to 5',
  way: 'Ways through look the same from both ends of a side, and the sides of the tiles are of one length',
  side: 'A side leads to the squares below or to those above, not to both',
  gates: 'Doors of tiles need `gates` of the map',
  large: 'A board of tiles has 200 squares at most from left to right, and from top to bottom',
  printed: 'What is printed on a square changes with the tile that lies there, so no field begins with it',
} as const;

export const loadDeclareEntries = defineTable('load', {
  'load/no-game-file': entry<{ game: string }>({
    severity: 'error',
    title: 'No game.yaml',
    message: ({ game }) => `The game ${quote(game)} has no file ${quote(`${game}/game.yaml`)}`,
    notes: () => ['Everything a game has is declared in its game.yaml; without one nothing else can be read.'],
  }),
  'load/language-tag': entry<{ lang: string; near: readonly string[] }>({
    severity: 'error',
    title: 'A file that names no language',
    message: ({ lang }) => `${quote(lang)} in the name of this file is no language tag, so nobody could choose it`,
    notes: ({ near }) =>
      near.length > 0
        ? didYouMean(near)
        : [
            'A tag has two or three small letters, `fr`, and a region where that matters, `pt-BR`; or it is `x-` with a name.',
          ],
  }),
  'load/file-name': entry<{
    what: 'The folder of a game' | 'The path of a file' | 'Windows' | 'JavaScript';
    found: string;
  }>({
    severity: 'error',
    title: 'A name that a folder or file cannot have',
    message: ({ what, found }) => {
      switch (what) {
        case 'The path of a file':
          return `${what} holds a character that nobody sees: ${found}`;
        case 'The folder of a game':
          return `${what} is named with letters, digits, hyphens and underscores, but the name of this one holds ${found}`;
        case 'Windows':
          return `Windows keeps the name ${quote(found)} for a device, so no file or folder can have it there`;
        case 'JavaScript':
          return `Every object of JavaScript has something called ${quote(found)}, so no game can have this name`;
      }
    },
    notes: () => ['Rename it. Such names stand in addresses, in files of a build and in the code of the game.'],
  }),
  'load/stray-file': entry<{
    folder: string;
    /**
     * the path with the ending that is read; null when the ending is right and the folder is not
     */
    meant: string | null;
    near: readonly string[];
    folders: readonly string[];
  }>({
    severity: 'error',
    title: 'A file that nothing reads',
    message: ({ folder, meant }) =>
      meant !== null
        ? 'Content files end in .yaml or .rules, in small letters, so this file is not read'
        : folder === ''
          ? 'No kind has its rows beside game.yaml, so this file means nothing'
          : `No kind has its rows in the folder ${quote(folder)}`,
    notes: ({ meant, near, folders }) =>
      meant !== null
        ? [`Rename it to ${quote(meant)}, or move it out of the game.`]
        : near.length > 0
          ? didYouMean(near)
          : folders.length > 0
            ? [`Folders of kinds: ${listOf(folders, 'and')}.`]
            : ['Give a kind the key `folder` in game.yaml.'],
  }),
  'load/reserved-word': entry<{ name: string }>({
    severity: 'error',
    title: 'A name that belongs to the rules language',
    message: ({ name }) => `${quote(name)} is a word of the rules language and cannot be a name`,
  }),
  'load/name-taken': entry<{ name: string; what: string; other: string }>({
    severity: 'error',
    title: 'One word for two things',
    message: ({ name, what, other }) =>
      `${quote(name)} cannot be ${withArticle(what)}, because it already is ${withArticle(other)}`,
    notes: () => ['A word means one thing in a game. Rename one of the two, or give the kind or row another `plural`.'],
  }),
  'load/made-by-map': entry<{ kind: string; map: string; cannot: string }>({
    severity: 'error',
    title: 'Something that squares of a board cannot have',
    message: ({ kind, map, cannot }) =>
      `Things of the kind ${quote(kind)} are made by the map ${quote(map)}, so they cannot ${cannot}`,
    notes: () => [
      'Things that a map makes have a place on the map for ever. They can have fields, attributes and zones.',
    ],
  }),
  'load/tiles': entry<{ why: keyof typeof TILES }>({
    severity: 'error',
    title: 'A board of tiles that does not hold together',
    message: ({ why }) => TILES[why],
    notes: () => [
      'A board of tiles has `plots`, `tiles` and `spaces`, and may have `gates`; each tile says in its row how it is drawn.',
    ],
  }),
  'load/hexagons': entry<{ why: keyof typeof HEXAGONS }>({
    severity: 'error',
    title: 'A board of hexagons that does not hold together',
    message: ({ why }) => HEXAGONS[why],
    notes: () => [
      'A board of hexagons has `shape: hexagon` under `spaces`, and one of three: a `radius`, or `columns` and `rows`, or a `drawing`.',
    ],
  }),
  'load/not-a-sign': entry<{ found: string }>({
    severity: 'error',
    title: 'A sign of a legend that is no single character',
    message: ({ found }) => `A sign of a drawing is one character that can be seen, which ${quote(found)} is not`,
  }),
  'load/drawing-size': entry<{ what: 'row' | 'drawing' | 'tile' | 'beside'; found: number; wanted: number }>({
    severity: 'error',
    title: 'A drawing of another size',
    message: ({ what, found, wanted }) =>
      what === 'beside'
        ? 'The tile has no hexagon here; `_` stands for a gap before the first one of a line'
        : what === 'tile'
          ? `The drawing has ${counted(found, 'hexagon')}, and the tile has ${wanted}`
          : what === 'row'
            ? `This row has ${counted(found, 'sign')}, and the map has ${counted(wanted, 'column')}`
            : `The drawing has ${counted(found, 'row')}, and the map has ${counted(wanted, 'row')}`,
  }),
  'load/no-border': entry<{ written: string; why: 'form' | 'outside' | 'apart'; columns: number; rows: number }>({
    severity: 'error',
    title: 'A wall that stands between no two squares',
    message: ({ written, why, columns, rows }) =>
      why === 'form'
        ? `${quote(written)} does not name two squares`
        : why === 'outside'
          ? `${quote(written)} leaves the drawing, which has ${counted(columns, 'column')} and ${counted(rows, 'row')}`
          : `The squares of ${quote(written)} do not lie side by side`,
    notes: () => ['A wall is written as its two squares by row and column, for example `r1c2|r1c3`.'],
  }),
  'load/unknown-name': entry<{ what: string; name: string; near: readonly string[]; allowed: readonly string[] }>({
    severity: 'error',
    title: 'A name that is not declared',
    message: ({ what, name }) => `There is no ${what} ${quote(name)} in this game`,
    notes: ({ near, allowed, what }) => {
      if (near.length > 0) return didYouMean(near);
      return allowed.length === 0 ? [`The game has no ${what} at all.`] : [`There is ${listOf(allowed, 'and')}.`];
    },
    fix: ({ near }) => `write ${quote(near[0] ?? '')}`,
  }),
  'load/unknown-type': entry<{ written: string; near: readonly string[]; allowed: readonly string[] }>({
    severity: 'error',
    title: 'Not a type',
    message: ({ written }) => `${quote(written)} is not a type`,
    notes: ({ near, allowed }) => [
      ...didYouMean(near),
      `A type is ${listOf(allowed)}; with a question mark behind it the value may also be none.`,
    ],
    fix: ({ near }) => `write ${quote(near[0] ?? '')}`,
  }),
  'load/needs-optional': entry<{ what: string; type: string }>({
    severity: 'error',
    title: 'None for a value that must be there',
    message: ({ what, type }) => `${quote(what)} begins as none, so its type must be ${quote(`${type}?`)}`,
    fix: ({ type }) => `write ${quote(`${type}?`)}`,
  }),
  'load/wrong-value': entry<{
    what: string;
    found: string;
    type: string;
    near: readonly string[];
    allowed: readonly string[];
  }>({
    severity: 'error',
    title: 'A value of another type',
    message: ({ what, found, type }) => `${quote(what)} is ${withArticle(type)}, which ${quote(found)} is not`,
    notes: ({ near, allowed }) => [...didYouMean(near), ...named('Possible values:', allowed, 'or')],
    fix: ({ near }) => `write ${quote(near[0] ?? '')}`,
  }),
  'load/not-printable': entry<{ what: string; type: string }>({
    severity: 'error',
    title: 'A printed value of a type that cannot be printed',
    message: ({ what, type }) =>
      `${quote(what)} is of type ${quote(type)}, but what is printed is a number, a flag or one of an enum`,
  }),
  'load/no-printed': entry<{ what: string }>({
    severity: 'error',
    title: 'Begins as printed, but nothing is printed',
    message: ({ what }) => `${quote(what)} begins as printed, but its kind has no printed ${quote(what)}`,
  }),
  'load/stands-for': entry<{ field: string; hidden: boolean }>({
    severity: 'error',
    title: 'Something that no thing can stand for',
    message: ({ field, hidden }) =>
      hidden
        ? `The field ${quote(field)} is hidden, so nothing can be named after it.`
        : `The field ${quote(field)} holds no thing, so nothing can stand for it.`,
    notes: () => ['As in `fields: { card: { type: beast? } }` with `stands-for: card`.'],
  }),
  'load/no-base': entry<{ name: string; player: boolean }>({
    severity: 'error',
    title: 'An attribute without a base',
    message: ({ name, player }) =>
      player
        ? `The attribute ${quote(name)} needs a base`
        : `The attribute ${quote(name)} needs a base, or a printed value of the same name`,
    notes: () => ['For example `base: 0`; for things the base may look at `it`: `base: its level + 1`.'],
  }),
  'load/circular-kind': entry<{ name: string }>({
    severity: 'error',
    title: 'A kind that is a sort of itself',
    message: ({ name }) => `The kind ${quote(name)} is a sort of itself, over one or more steps of \`is\``,
  }),
  'load/range': entry<{ what: string; min: number; max: number }>({
    severity: 'error',
    title: 'A range that is empty',
    message: ({ what, min, max }) => `${quote(what)} is at least ${min} and at most ${max}, which no number is`,
  }),
  'load/lesson-players': entry<{ count: number; min: number; max: number }>({
    severity: 'error',
    title: 'A lesson for more or fewer players than the game has',
    message: ({ count, min, max }) =>
      `The lesson has ${count} players, the game ${min === max ? min : `${min} to ${max}`}`,
  }),
  'load/no-most': entry<{ what: string }>({
    severity: 'error',
    title: 'A counter that is paid upwards without end',
    message: ({ what }) => `${quote(what)} is paid by adding to it, and nothing says how far`,
    notes: () => ['With `paying: up` a counter needs a `max`: who would come above it cannot pay.'],
  }),
  'load/campaign-over': entry<{ name: string }>({
    severity: 'error',
    title: 'An end of a campaign that is no kept flag',
    message: ({ name }) => `${quote(name)} cannot end a campaign: it is no flag, or it is not kept`,
    notes: () => [
      'Declare it under `globals` as `{type: flag, kept: true}`; the rules set it when no game is to follow.',
    ],
  }),
  'load/nothing-kept': entry({
    severity: 'error',
    title: 'A campaign that keeps nothing',
    message: () => 'Nothing goes from one game of this campaign to the next',
    notes: () => ['Write `kept: true` at each field, counter and zone that the next game begins with.'],
  }),
  'load/kept-for-nothing': entry<{ name: string }>({
    severity: 'error',
    title: 'Something kept without a campaign',
    message: ({ name }) => `${quote(name)} is kept for the next game, but no game follows`,
    notes: () => ['Say `campaign:` in game.yaml, or take `kept` away.'],
  }),
  'load/count-format': entry<{ found: string }>({
    severity: 'error',
    title: 'Not a count',
    message: ({ found }) => `${quote(found)} is not a count; write a whole number, or for example \`2 per player\``,
  }),
  'load/cannot-start': entry<{ kind: string; zone: string; holds: readonly string[] }>({
    severity: 'error',
    title: 'A zone that does not hold that kind',
    message: ({ kind, zone }) =>
      `${withArticle(kind).replace(/^a/, 'A')} cannot start in ${quote(zone)}, which does not hold it`,
    notes: ({ zone, holds }) => named(`${quote(zone)} holds`, holds),
  }),
  'load/start-of-player': entry<{ zone: string; count: number }>({
    severity: 'error',
    title: 'Things of nobody in a zone of each player',
    message: ({ zone }) =>
      `Each player has a zone ${quote(zone)} of their own, so the count must say how many each player has`,
    notes: ({ count }) => [`For example \`count: ${count} per player\`.`],
    fix: ({ count }) => `write \`${count} per player\``,
  }),
  'load/refill-mismatch': entry<{ zone: string; refill: string; why: string }>({
    severity: 'error',
    title: 'A refill that does not fit',
    message: ({ zone, refill, why }) => `${quote(zone)} cannot be refilled from ${quote(refill)}: ${why}`,
  }),
  'load/limit': entry<{ what: string; count: number; countMax: number }>({
    severity: 'error',
    title: 'More than a game may have',
    message: ({ what, count, countMax }) => `This game has ${counted(count, what)}; at most ${countMax} are possible`,
  }),
  'load/turn-type': entry<{ name: string }>({
    severity: 'error',
    title: 'A turn that is not a player',
    message: ({ name }) => `${quote(name)} says whose turn it is, so its type must be \`player\``,
  }),
  'load/play-procedure': entry<{ name: string; kind: string }>({
    severity: 'error',
    title: 'A procedure that cannot play a card',
    message: ({ name, kind }) =>
      `${quote(name)} plays ${withArticle(kind)}, so it must take one, and nothing else that cannot be left out`,
    notes: ({ name, kind }) => [`For example \`to ${name} ${kind} card\`.`],
  }),
  'load/start-procedure': entry<{ name: string }>({
    severity: 'error',
    title: 'A game that begins with a procedure that wants something',
    message: ({ name }) => `${quote(name)} is the whole game, so it cannot take parameters`,
  }),
  'load/unknown-slot': entry<{ slot: string; near: readonly string[]; allowed: readonly string[] }>({
    severity: 'error',
    title: 'A slot that nothing fills',
    message: ({ slot }) => `${quote(`{${slot}}`)} is filled by nothing here`,
    notes: ({ near, allowed }) => [
      ...didYouMean(near),
      allowed.length === 0
        ? 'No slot can stand here. What is chosen stands behind the name of an answer anyway; the words of a thing stand alone.'
        : `Slots that can stand here: ${listOf(allowed.map((name) => `{${name}}`))}.`,
    ],
    fix: ({ near }) => `write ${quote(`{${near[0] ?? ''}}`)}`,
  }),
  'load/prompt-without-thing': entry<{ key: string; name: string; kind: string }>({
    severity: 'error',
    title: 'A question that does not say what it is about',
    message: ({ key, kind, name }) =>
      `The question ${quote(key)} names nothing, though it is asked about ${withArticle(kind)}, ${quote(name)}`,
    notes: ({ name }) => [
      `Write ${quote(`{${name}}`)}, or the name of another thing that is known there: what is named is also shown beside the question.`,
    ],
  }),
  'load/unknown-icon': entry<{ name: string; near: readonly string[] }>({
    severity: 'error',
    title: 'An icon that the set does not have',
    message: ({ name }) => `There is no icon ${quote(name)}`,
    notes: ({ near }) => [
      ...didYouMean(near),
      '`undercroft icons feather` searches the set by a word; with `--html` it shows the pictures.',
    ],
    fix: ({ near }) => `write ${quote(near[0] ?? '')}`,
  }),
  'load/start-in-thing': entry<{ zone: string; kind: string }>({
    severity: 'error',
    title: 'A start in a zone of things',
    message: ({ zone, kind }) => `${quote(zone)} is a zone of each ${kind}, and nothing says of which one`,
    notes: ({ zone }) => [
      `Things can start in zones of the table and of players. Leave \`starts\` out and move them when the game is set up: \`move ... to x.${zone}\`.`,
    ],
  }),
  'load/bad-rule-id': entry<{ found: string }>({
    severity: 'error',
    title: 'Not the id of a rule',
    message: ({ found }) =>
      `${quote(found)} is not the id of a rule: ids are capital letters and digits in parts joined by hyphens`,
    notes: () => ['For example `AB-TURN-01`.'],
  }),
  'load/duplicate-chapter': entry<{ id: string }>({
    severity: 'error',
    title: 'Two chapters with one id',
    message: ({ id }) => `${quote(id)} is the id of a chapter above; ids of chapters differ`,
  }),
  'load/duplicate-word': entry<{ word: string }>({
    severity: 'error',
    title: 'A word that is explained twice',
    message: ({ word }) => `${quote(word)} is explained above already`,
    notes: () => ['Put both meanings into one, or take the form out of one of the lists.'],
  }),
  'load/duplicate-training': entry<{ variant: string | null; seats: number }>({
    severity: 'error',
    title: 'Two trainings for one way to play',
    message: ({ variant, seats }) =>
      `what was learned for ${seats} players${variant === null ? '' : ` of ${quote(variant)}`} stands in this file twice`,
    notes: () => ['Take one of them out, or let `undercroft train` write the file anew.'],
  }),
  'load/training-seats': entry<{ seats: number; matched: number }>({
    severity: 'error',
    title: 'A training matched at more or fewer seats than play',
    message: ({ seats, matched }) => `this was learned for ${counted(seats, 'seat')}, and \`by-seat\` has ${matched}`,
    notes: () => ['Let `undercroft train` write the file anew.'],
  }),
});
