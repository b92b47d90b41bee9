/**
 * @undercroft/kernel: what is the same in every compiled game, as text that the compiler writes
 * into it.
 *
 * The text is made from the modules beside this one: see build.ts.
 */
export { CORE, HEXAGONS, MAPS, TILES } from '../generated/text.ts';
