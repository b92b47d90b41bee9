/**
 * Content in Vite: compiles `content/<game>` into a virtual module, watches the files, shows
 * diagnostics in the overlay, refreshes what changed.
 *
 * It must not know the engine, the components, or any particular game.
 *
 * @module
 */
export { buildGame, type BuiltGame } from './content/build-game.ts';
export { Content, type GameEntry } from './content/content.ts';
export type { Finding, IconShape } from '@undercroft/contract';
export { StoryFolder } from './gallery/story-folder.ts';
export { storyFiles, type GameStories, type StoryOptions } from './gallery/stories.ts';
export { authorOf, creditsFor, readAuthors, type IconAuthors, type IconCredit } from './icons/credits.ts';
export { coarser, iconNames, iconShape, iconShapes } from './icons/icon-set.ts';
export { searchIcons } from './icons/search.ts';
export { LIT_MODULES } from './lit-modules.ts';
export { ownPagesOnly } from './own-pages.ts';
export { Pictures } from './pictures/pictures.ts';

export { undercroft, type ContentUpdate, type UndercroftOptions } from './plugin.ts';
export { servedUrl, UPDATE_EVENT } from './virtual-modules.ts';
