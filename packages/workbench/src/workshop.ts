/** Whether this page is for people who make games: then it has the studio and a link to the gallery. A site that is built for players has neither. */
export const WORKSHOP = import.meta.env['WORKSHOP'] !== false;

/** Whether the gallery stands beside it: it does in the repository, and not where the packages were installed. */
export const GALLERY = WORKSHOP && import.meta.env['GALLERY'] !== false;
