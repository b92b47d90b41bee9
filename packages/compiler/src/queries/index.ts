/** What is at a place of a game: names, where they are declared and used, what they mean, what could stand there. For editors. */
export { indexGame, type GameIndex } from './game-index.ts';
export type { GameSymbol, SymbolSort } from './symbols.ts';
export { tellAt, tellSymbol } from './tell.ts';
export type { Occurrence } from './tree-uses.ts';
