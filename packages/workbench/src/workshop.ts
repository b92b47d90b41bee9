/** Whether this page is for people who make games: then it has the studio and a link to the gallery. A site that is built for players has neither. */
export const WORKSHOP = import.meta.env['WORKSHOP'] !== false;
