/** Which words the interface says under which keys. A one-file build says numbers, and has its own; see `build/words.ts`. */
export const EDITION: string = '';
