/**
 * Whether this page is for people who make games: then it has the studio and a link to the gallery.
 * A site that is built for players has neither.
 */
export const WORKSHOP = import.meta.env.WORKSHOP !== false;

/**
 * Whether the gallery stands beside it: it does in the repository, and not where the packages were
 * installed.
 */
export const GALLERY = WORKSHOP && import.meta.env.GALLERY !== false;

/** Whether the documents stand beside it, below `docs/`. */
export const DOCS = WORKSHOP && import.meta.env.DOCS === true;

/** Folder with a page about each code, `load/tiles.html`; empty where there are no documents. */
export const ERROR_PAGES = DOCS ? 'docs/errors/' : '';

/**
 * Loads what only a workshop has; null in a site for players. The question is asked here in so many
 * words, since a build leaves out only what it can see in one file to be never reached.
 */
export const workshop =
  import.meta.env.WORKSHOP === false
    ? null
    : {
        loadStudio: async (): Promise<unknown> => await import('./studio/studio-page.ts'),
        followStudio: async (): Promise<void> => (await import('./studio/view/frame.ts')).followStudio(),
        loadGallery: async (): Promise<unknown> => await import('./pages/gallery-page.ts'),
        loadTable: async (): Promise<unknown> => await import('./gallery/gallery-table.ts'),
        loadNewGame: async (): Promise<unknown> => await import('./studio/new-game/new-game.ts'),
      };
