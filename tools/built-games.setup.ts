import { builtGames } from './built-games.ts';

/** Runs once before tests that open built files. */
export default function setup(): void {
  builtGames();
}
