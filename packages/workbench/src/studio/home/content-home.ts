import { contentFolder, loadTexts, watchGames } from '../../games.ts';
import { withPlainLines, type Home, type Texts, type WriteOrder } from './home.ts';

/**
 * Where the server of `npm start` takes files of the content. Must equal WRITE_PATH of the plugin,
 * which only Node can load.
 */
const WRITE = '/__undercroft/write';
/** Its answer when something else lies there than the page takes to. */
const OTHERWISE = 409;

/** A game of the content folder; on a built site it can be read alone. */
export function contentHome(game: string): Home {
  return {
    read: async () => withPlainLines(await loadTexts(game)),
    write: contentFolder === '' ? null : writeContent,
    watch: (changed) =>
      watchGames(({ id }) => {
        if (id === game) changed();
      }),
  };
}

/** @throws Error with what the server says against it */
async function writeContent(order: WriteOrder): Promise<Texts | null> {
  const answer = await fetch(WRITE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (answer.status === OTHERWISE) return ((await answer.json()) as { readonly files: Texts }).files;
  if (!answer.ok) throw new Error((await answer.text()) || answer.statusText);
  return null;
}
