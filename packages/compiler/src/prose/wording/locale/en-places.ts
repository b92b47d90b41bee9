/**
 * What English says of places on a map, of rows and of kinds. See `locale.ts` for what a pattern
 * may hold.
 */
export const enPlaces = {
  neighbours: 'the spaces next to {x}',
  corners: 'the spaces aslant of {x}',
  distance: 'the distance from {x} to {y}',
  range: 'the range from {x} to {y}',
  'in-sight': 'whether {y} is in sight of {x}',
  covered: 'whether {y} has cover from {x}',
  reachable: '{y} that can be reached from {x}',
  reach: 'the spaces in reach of {x} for {y}',
  way: 'the spaces of the way from {x} to {y}',
  'way-cost': 'the cost of the way from {x} to {y}',
  line: 'the spaces between {x} and {y}',
  block: 'the block of spaces at {x}',
  within: 'the spaces within {y} of {x}',
  ray: 'the spaces in a line from {x} towards {y}',
  cone: 'the spaces around {x} towards {y}',
  beside: 'the spaces beside {x}',
  'tile-of': 'the tile of {x}',
  'plot-of': 'the place of the tile of {x}',
  side: 'the side of {x} towards {y}',
  'gates-of': 'the gates of {x}',
  between: 'the gate between {x} and {y}',
  'row-of': 'the name of {x}',
  'kind-of': 'the kind of {x}',
} as const;
