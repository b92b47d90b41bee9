// What programs that play have learned, as training writes it down.

import { enumeration, id, integer, list, object, optional, required, text } from '../schema.ts';
import { PLAYER_COUNT_MAX } from './counts.ts';

/**
 * Hidden units and numbers that go in, at most: what a network with all of them weighs is about a
 * tenth of the limit of the weights.
 */
const HIDDEN_MAX = 64;
const INPUTS_MAX = 4000;
/** Characters of the weights: 200 kB in all. */
const WEIGHTS_MAX = 200_000;

const match = object(
  'match',
  'The match after training, from positions that were not trained on: what was learned against `sensible` without it.',
  {
    games: required(integer({ min: 0 }), 'Games that were played.', { example: '200' }),
    won: required(integer({ min: 0 }), 'Games that were won by what was learned.', { example: '131' }),
    drawn: optional(integer({ min: 0 }), 'Games that nobody won.', { example: '4' }),
  },
);

const plays = enumeration({
  learned: 'bots go by what was learned, one answer ahead',
  'learned-tree': 'bots go by what was learned, in a tree of answers',
  sensible: 'bots think as if nothing had been learned, since that did better',
});

const seatMatch = object(
  'seat-match',
  'How one seat was matched for itself: games in which it alone went by what was learned, and the same games in which nobody did.',
  {
    plays: required(plays, 'Who plays at this seat as `sensible`.', { example: 'learned' }),
    games: required(integer({ min: 0 }), 'Games, played once so and once so.', { example: '200' }),
    won: required(integer({ min: 0 }), 'Games that it won by what was learned.', { example: '131' }),
    without: required(integer({ min: 0 }), 'Games that it won as if nothing had been learned.', { example: '98' }),
    'judged-by': optional(
      enumeration({ progress: 'hardly a game was won at this seat, so it was looked at what its games came to' }),
      'What decided who plays here; left out: who won more.',
    ),
  },
);

const way = object('trained', 'What was learned for one way to play.', {
  variant: optional(id('variant'), 'The variant; left out: the game as written.', { example: 'long-game' }),
  seats: required(integer({ min: 1, max: PLAYER_COUNT_MAX }), 'How many play.', { example: '2' }),
  plays: required(
    plays,
    'Who did better in the match, and so plays as `sensible`; `learned` or `learned-tree` where that did so at any seat.',
    {
      example: 'learned',
    },
  ),
  answers: required(integer({ min: 1 }), 'Answers of the games that it was learned from.', { example: '400000' }),
  match: required(match, 'How the match went.', { example: '{games: 200, won: 131}' }),
  'by-seat': optional(
    list(seatMatch),
    'Each seat matched for itself, in their order; left out: all play as `plays` says.',
  ),
  hidden: required(integer({ min: 1, max: HIDDEN_MAX }), 'Hidden units of the network.', { example: '24' }),
  inputs: required(
    list(text({ lengthMax: 200 }), { countMin: 1, countMax: INPUTS_MAX }),
    'Names of the numbers that go in; what a game no longer has counts as 0.',
  ),
  weights: required(text({ lengthMax: WEIGHTS_MAX }), 'Its weights: signed bytes in base64, over any number of lines.'),
});

/** The format of trained.yaml. */
export const trainedSchema = object(
  'trained file',
  'What programs that play have learned from games against themselves, by variant and number of players. `undercroft train` writes it; nobody edits it by hand, and without it bots think as they did before.',
  { players: required(list(way, { countMin: 1 }), 'One for each way to play that was trained.') },
);
