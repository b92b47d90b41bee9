// `teams:` of game.yaml: players who win and lose together.

import { PLAYER_COUNT_MAX } from './counts.ts';
import { id, list, object, optional, required } from '../schema.ts';

export const teams = object('teams', 'The sides of the game: players of one side win and lose together.', {
  sides: required(
    list(id('side'), { countMin: 2, countMax: PLAYER_COUNT_MAX, unique: true }),
    'The sides. Rules compare them: `its team is sun`.',
    { example: '[sun, moon]' },
  ),
  seats: optional(
    list(id('side'), { countMin: 1, countMax: PLAYER_COUNT_MAX }),
    'The side of each seat as the game begins, for the most players; in turn when left out. Rules can change it: `set p.team to moon`.',
    { example: '[sun, moon, sun, moon]' },
  ),
});
