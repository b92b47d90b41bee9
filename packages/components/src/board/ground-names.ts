/**
 * What the ground of a square can be made of. By default, a printed value of the same name is drawn
 * so.
 */
export const groundNames = [
  'floor',
  'rock',
  'water',
  'grass',
  'rubble',
  'lava',
  'planks',
  'pit',
  'low',
  'pillar',
  'stairs',
  'slope',
  'raised',
  'bricks',
  'void',
] as const;

/** Name of what the ground of a square is made of. */
export type GroundName = (typeof groundNames)[number] | typeof FOG;

/** The ground of a square that is not explored yet. */
export const FOG = 'fog';
