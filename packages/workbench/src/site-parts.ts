/** What the site that this page belongs to has besides the table. */

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
