import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { picturesOf } from '@undercroft/components/pictures-of';
import { writeWhole } from '@undercroft/content-files';
import type { GameMeta } from '@undercroft/contract';
import type { Picture } from '@undercroft/pictures';
import { Pictures } from '@undercroft/vite-plugin';
import { WebpEncoder } from './webp.ts';

/** Files of pictures by key. */
export type BakedPictures = ReadonlyMap<string, Buffer>;

/** Draws and packs at the same time. */
class Bakery {
  readonly #cache: string;
  readonly #pictures: Pictures;
  readonly #encoder = new WebpEncoder();
  readonly #known = new Map<string, Promise<Buffer>>();

  constructor(cache: string) {
    this.#cache = cache;
    this.#pictures = new Pictures(cache, availableParallelism());
  }

  /** The file of a picture, as it was kept, or made and kept now. */
  async file(key: string, picture: Picture): Promise<Buffer> {
    const known = this.#known.get(key) ?? this.#made(key, picture);
    this.#known.set(key, known);
    return await known;
  }

  async #made(key: string, picture: Picture): Promise<Buffer> {
    const path = join(this.#cache, `${key}.webp`);
    const kept = await readFile(path).catch(() => null);
    if (kept !== null) return kept;
    const file = await this.#encoder.encode(await this.#pictures.pixels(picture));
    writeWhole(path, file);
    return file;
  }

  async close(): Promise<void> {
    await Promise.all([this.#encoder.close(), this.#pictures.close()]);
  }
}

const groupOf = (picture: Picture): string =>
  picture.is === 'scene' ? `${picture.in} ${picture.wall} ${picture.floor} ${picture.vary}` : picture.is;

/** By cache: games that are built at the same time share one, so nothing is drawn twice. */
const bakeries = new Map<string, { readonly bakery: Bakery; users: number }>();

/**
 * Pictures of a game that wait for each other: enough that no thread ever waits for the browser.
 */
const LANES = 2 * availableParallelism();

/**
 * All pictures that the table of a game may show, as WebP. What has been drawn before is read from
 * the cache.
 *
 * @param cache  folder that is kept from one build to the next
 * @throws       Error when the browser cannot be started
 */
export async function bakePictures(meta: GameMeta, cache = cacheFolder(import.meta.dirname)): Promise<BakedPictures> {
  const shared = bakeries.get(cache) ?? { bakery: new Bakery(cache), users: 0 };
  bakeries.set(cache, shared);
  shared.users++;
  try {
    // Pictures before the same wall come one after the other: it is drawn for the first of them.
    const wanted = [...picturesOf(meta)].toSorted(([, one], [, other]) => (groupOf(one) < groupOf(other) ? -1 : 1));
    const files = new Map<string, Buffer>();
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let one = wanted[next++]; one !== undefined; one = wanted[next++])
        files.set(one[0], await shared.bakery.file(...one));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    // The order in which they are done is that of chance.
    return new Map(wanted.map(([key]) => [key, files.get(key)!]));
  } finally {
    shared.users--;
    if (shared.users === 0) {
      bakeries.delete(cache);
      await shared.bakery.close();
    }
  }
}

/**
 * Where packages keep what they can make again: where `UNDERCROFT_CACHE` says, else in the modules
 * around a folder, else in that of the system.
 */
function cacheFolder(start: string): string {
  const given = process.env['UNDERCROFT_CACHE'];
  if (given !== undefined && given !== '') return join(given, 'pictures');
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'node_modules')))
      return join(folder, 'node_modules', '.cache', 'undercroft', 'pictures');
  return join(tmpdir(), 'undercroft-pictures');
}
