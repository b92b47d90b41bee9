/** Tiles for tests, as they are drawn. */
import type { Drawn } from './tile-board.ts';

export const HALL: Drawn = {
  spaces: Array.from({ length: 6 }, () => '##..##'),
  sides: 'north: opening, south: opening',
};
export const BEND: Drawn = {
  spaces: ['######', '######', '##....', '##....', '##..##', '##..##'],
  sides: 'east: opening, south: opening',
};
export const FORK: Drawn = {
  spaces: ['######', '######', '......', '......', '##..##', '##..##'],
  sides: 'east: opening, south: opening, west: opening',
};
export const CROSS: Drawn = {
  spaces: ['##..##', '##..##', '......', '......', '##..##', '##..##'],
  sides: 'north: opening, east: opening, south: opening, west: opening',
};
export const SPRING: Drawn = {
  spaces: ['##..##', '#....#', '..OO..', '..OO..', '#....#', '##..##'],
  sides: 'north: opening, east: door, south: opening, west: door',
};
export const DEN: Drawn = {
  spaces: ['#.ff.#', '#....#', '......', '......', '#f...#', '##..f#'],
  sides: 'east: door, south: opening, west: opening',
};
export const VAULT: Drawn = {
  spaces: ['#....#', '#f..f#', '.f..f.', '......', '#....#', '##..f#'],
  sides: 'north: door, east: opening, west: opening',
};
export const POST: Drawn = {
  spaces: ['#f...#', '#....#', '......', '......', '#.ff.#', '#...f#'],
  sides: 'north: door, east: door, west: opening',
};
export const ROTUNDA: Drawn = {
  spaces: ['##..##', '#....#', '......', '......', '#....#', '##..##'],
  sides: 'north: opening, east: opening, south: door',
};
export const GALLERY: Drawn = {
  spaces: ['^^^^^^', '^^^^^^', './....', '......', '....f.', '#....#'],
  sides: 'north: door, south: opening, west: opening',
};
export const BRIDGE: Drawn = {
  spaces: ['#.##.#', '#....#', '......', '......', '#....#', '#.##.#'],
  sides: 'east: opening, west: opening',
  above: { spaces: Array.from({ length: 6 }, () => '__==__'), sides: 'north: door, south: door' },
};
export const CELLS: Drawn = {
  spaces: ['.....f', '......', '......', '......', '......', 'f.....'],
  sides: 'north: opening, south: opening',
  doors: 'r2c2|r2c3 r5c2|r5c3 r2c4|r2c5 r5c4|r5c5',
  walls:
    'r1c2|r1c3 r3c2|r3c3 r4c2|r4c3 r6c2|r6c3 r1c4|r1c5 r3c4|r3c5 r4c4|r4c5 r6c4|r6c5 r3c1|r4c1 r3c2|r4c2 r3c5|r4c5 r3c6|r4c6',
};

export const WEBS: Drawn = {
  spaces: ['##..##', '#....#', '...P..', '..P...', '#....#', '##..##'],
  sides: 'north: door, south: opening, west: opening',
};
