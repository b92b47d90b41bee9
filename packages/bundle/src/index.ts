/**
 * One file a game, for any page: rules, engine, interface, bots, letters and pictures, bundled by
 * Vite.
 *
 * It must not know the compiler (it takes games that are compiled already) nor any particular game.
 *
 * @module
 */
export { bundleGame, type BundledGame, type PlayersGame } from './bundle-game.ts';
export { isFont } from './letters.ts';
export { bundleOnline } from './online.ts';
export { licencesOfArt } from './licences.ts';
export { bakePictures, type BakedPictures } from './pictures/baked.ts';
export { whyNoPictures } from './pictures/webp.ts';
export { pageOf, type PageParts } from '@undercroft/game-element/page';
export { playerPlugin } from './player-plugin.ts';
