/**
 * A whole page in one file: the script of a game, and the element that shows it. Nothing else is
 * imported here, so that Node can make one, too.
 */
import { literalOf, markupOf, type IconShape } from '@undercroft/contract';
import type { Credits } from '../sheets/credits.ts';

/** What a page holds. */
export interface PageParts {
  readonly id: string;
  readonly title: string;
  /** language tag of the game */
  readonly lang: string;
  /** classic scripts: the game, then its further languages */
  readonly scripts: readonly string[];
  /**
   * what must go with the work of others that is in the scripts, for a page that is sent around
   * without a file beside it
   */
  readonly licences?: string;
}

/**
 * Variable of the script that plays any game, for pages made where nothing can be bundled. Its
 * `play` takes a `ToldGame`.
 */
export const PLAYER = 'undercroftPlayer';

/** A game as that script is told of it. */
export interface ToldGame {
  readonly icons: Readonly<Record<string, IconShape>>;
  readonly credits: Credits;
  /** what differs in its metadata, by language tag */
  readonly languages: Readonly<Record<string, unknown>>;
}

/**
 * The classic script that tells the script `PLAYER` of a game. No text of the game becomes code.
 *
 * @param rules  text of a function that gives the compiled game
 */
export function gameScript(id: string, rules: string, game: ToldGame): string {
  return `${PLAYER}.play(${literalOf(id)}, ${rules}, ${literalOf(game)});`;
}

/**
 * Nothing is loaded from anywhere: all that a page needs stands in it. The bots run in a worker
 * made from the script.
 */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; font-src data: blob:; media-src data: blob:; base-uri 'none'; form-action 'none'";

/** The page as HTML. No text of a game becomes markup. */
export function pageOf({ id, title, lang, scripts, licences }: PageParts): string {
  return `<!doctype html>
<html lang="${markupOf(lang)}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${markupOf(title)}</title>
    <style>
      body {
        margin: 0;
      }
      dungeon-game {
        display: block;
        height: 100vh;
        height: 100dvh;
      }
    </style>
  </head>
  <body>
    <dungeon-game game="${markupOf(id)}"><p>${markupOf(title)} is played with JavaScript.</p></dungeon-game>
${scripts.map((script) => `    <script>${inline(script)}</script>\n`).join('')}${licences === undefined ? '' : `    <template id="licences">${markupOf(licences)}</template>\n`}  </body>
</html>
`;
}

/**
 * A script that the reader of a page takes as a whole. `\x3c` is "<" in strings, templates and
 * regular expressions alike, and nothing else of a script has these letters.
 */
function inline(script: string): string {
  return script.replaceAll(/<(?=\/?script|!--)/gi, '\\x3c');
}
