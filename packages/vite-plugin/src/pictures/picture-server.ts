import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyOf, type Picture } from '@undercroft/pictures';
import type { Pictures } from './pictures.ts';

/** Where a server gives pictures: `<key>.png?of=<the picture as JSON>`. */
export const PICTURES_PATH = '/__undercroft/pictures/';

/**
 * Answers with the file of a picture. One that cannot be drawn is no content, so the page goes on
 * without it.
 */
export async function answerPicture(
  pictures: Pictures,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  try {
    const picture = JSON.parse(searchParams.get('of') ?? '') as Picture;
    if (pathname !== `/${keyOf(picture)}.png`) throw new Error('another key');
    const file = await pictures.file(picture);
    // Its address says all that it is made of.
    response.setHeader('cache-control', 'max-age=31536000, immutable');
    response.setHeader('content-type', 'image/png');
    response.end(file);
  } catch {
    response.writeHead(204).end();
  }
}
