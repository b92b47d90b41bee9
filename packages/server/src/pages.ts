/** The pages of a server. No text of a game or of a person becomes markup. */
import { markupOf } from '@undercroft/contract';
import type { ServedGame } from './games.ts';

/** Everything comes from this server; sockets go to it alone. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data: blob:; font-src data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function page(title: string, body: string, script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <link rel="icon" href="data:," />
    <title>${markupOf(title)}</title>
    <style>
      body { margin: 0 }
      online-table, online-start { min-height: 100vh; min-height: 100dvh }
    </style>
  </head>
  <body>
    ${body}
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
}

/** The page on which a table is opened. @param script  address of the interface of any game */
export function startPage(games: readonly ServedGame[], script: string): string {
  const listed = games.map(({ id, meta }) => ({
    id,
    title: meta.title,
    least: meta.players.min,
    most: meta.players.max,
  }));
  return page('Undercroft', `<online-start games="${markupOf(JSON.stringify(listed))}"></online-start>`, script);
}

/** The page of a table. @param content  hash of the version that is played there */
export function tablePage({ id, meta }: ServedGame, content: string): string {
  return page(
    meta.title,
    `<online-table game="${markupOf(id)}"></online-table>`,
    `/games/${encodeURIComponent(id)}/${encodeURIComponent(content)}.js`,
  );
}
