/** Where the server of `npm start` takes files of the content. Must equal WRITE_PATH of the plugin, which only Node can load. */
const WRITE = '/__undercroft/write';

/** Writes files into the content folder, texts by path; null takes one away. @throws Error with what the server says against it */
export async function writeContent(files: Readonly<Record<string, string | null>>): Promise<void> {
  const answer = await fetch(WRITE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ files }),
  });
  if (!answer.ok) throw new Error((await answer.text()) || answer.statusText);
}
