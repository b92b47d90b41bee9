/** A whole page in one file: the script of a game, and the element that shows it. */

/** What a page holds. */
export interface PageParts {
  readonly id: string;
  readonly title: string;
  /** language tag of the game */
  readonly lang: string;
  /** classic scripts: the game, then its further languages */
  readonly scripts: readonly string[];
}

/** Nothing is loaded from anywhere: all that a page needs stands in it. The bots run in a worker made from the script. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; font-src data: blob:; media-src data: blob:; base-uri 'none'; form-action 'none'";

/** The page as HTML. No text of a game becomes markup. */
export function pageOf({ id, title, lang, scripts }: PageParts): string {
  return `<!doctype html>
<html lang="${attribute(lang)}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${text(title)}</title>
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
    <dungeon-game game="${attribute(id)}"><p>${text(title)} is played with JavaScript.</p></dungeon-game>
${scripts.map((script) => `    <script>${inline(script)}</script>\n`).join('')}  </body>
</html>
`;
}

/** A script that the reader of a page takes as a whole. `\x3c` is "<" in strings, templates and regular expressions alike, and nothing else of a script has these letters. */
function inline(script: string): string {
  return script.replaceAll(/<(?=\/?script|!--)/gi, '\\x3c');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
