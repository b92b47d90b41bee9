/** Whether this page is for who makes games: then it has the studio, and the gallery stands beside it. A site that is built for players has neither. */
export const WORKSHOP = import.meta.env['WORKSHOP'] !== false;
