import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { picturesOf } from '@undercroft/components/pictures-of';
import { writeWhole } from '@undercroft/content-files';
import type { GameMeta } from '@undercroft/contract';
import { Pictures } from '@undercroft/vite-plugin';
import { WebpEncoder } from './webp.ts';

/** Files of pictures by key. */
export type BakedPictures = ReadonlyMap<string, Buffer>;

/**
 * All pictures that the table of a game may show, as WebP. What has been drawn before is read from the cache.
 *
 * @param cache  folder that is kept from one build to the next
 * @throws       Error when the browser cannot be started
 */
export async function bakePictures(meta: GameMeta, cache = cacheFolder(import.meta.dirname)): Promise<BakedPictures> {
  const pictures = new Pictures(cache);
  const encoder = new WebpEncoder();
  const baked = new Map<string, Buffer>();
  try {
    for (const [key, picture] of picturesOf(meta)) {
      const path = join(cache, `${key}.webp`);
      const kept: Buffer | null = await readFile(path).catch(() => null);
      const file = kept ?? (await encoder.encode(await pictures.pixels(picture)));
      if (kept === null) writeWhole(path, file);
      baked.set(key, file);
    }
  } finally {
    await encoder.close();
  }
  return baked;
}

/** Where packages keep what they can make again: in the modules around a folder, else in that of the system. */
function cacheFolder(start: string): string {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'node_modules')))
      return join(folder, 'node_modules', '.cache', 'undercroft', 'pictures');
  return join(tmpdir(), 'undercroft-pictures');
}
