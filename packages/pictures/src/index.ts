/**
 * Pictures of things as data: what is to be drawn, and under which name it is found. Drawing itself
 * is `@undercroft/pictures/draw`, which pages that only show pictures do not load.
 *
 * @module
 */
export { bustOf, groundOf, plaqueOf, sceneOf, type Cut, type Pictured } from './recipes.ts';
export { iconsIn, keyOf, type FloorStuff, type Picture, type ScenePicture } from './picture.ts';
