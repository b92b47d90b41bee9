/**
 * The part of a generated module that is the same in every game: zones, dice, random numbers, asking, lasting effects, the driver.
 * It is text because it is specialised to the layout of a game: all sizes and offsets in it are constants that `module.ts` writes before it.
 */
import { ASKING } from './kernel-asking.ts';
import { CHANCE } from './kernel-chance.ts';
import { DOOR } from './kernel-door.ts';
import { LASTING } from './kernel-lasting.ts';
import { ZONES } from './kernel-zones.ts';

export const KERNEL = ZONES + CHANCE + ASKING + LASTING + DOOR;
