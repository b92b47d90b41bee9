import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { writeWhole } from '@undercroft/content-files';
import { keyOf, type Picture } from '@undercroft/pictures';
import type { Pixels } from '@undercroft/pictures/draw';
import { pngOf } from './png.ts';

/** What the thread is asked for. */
export interface DrawingOrder {
  readonly id: number;
  readonly picture: Picture;
}

interface Waiting {
  readonly done: (pixels: Pixels) => void;
  readonly failed: (reason: Error) => void;
}

/**
 * Pictures of content, drawn in a thread of their own and kept in a folder, under their keys. What
 * was asked for last is drawn first: it is what somebody looks at now.
 */
export class Pictures {
  readonly #folder: string;
  readonly #known = new Map<string, Promise<Buffer>>();
  readonly #orders: DrawingOrder[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | null = null;
  #asked = 0;
  #drawing = false;

  /** @param folder  where files are kept; made when it is not there */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file of a picture, a PNG. @throws Error when it cannot be drawn */
  async file(picture: Picture): Promise<Buffer> {
    const key = keyOf(picture);
    const known = this.#known.get(key);
    if (known !== undefined) return await known;
    const made = this.#made(key, picture);
    this.#known.set(key, made);
    // Files are kept in the folder, not in memory; what failed may be asked for again.
    void made.then(
      () => this.#known.delete(key),
      () => this.#known.delete(key),
    );
    return await made;
  }

  async #made(key: string, picture: Picture): Promise<Buffer> {
    const path = join(this.#folder, `${key}.png`);
    const kept = await readFile(path).catch(() => null);
    if (kept !== null) return kept;
    const file = pngOf(await this.pixels(picture));
    writeWhole(path, file);
    return file;
  }

  /** A picture as it is drawn. @throws Error when it cannot be drawn */
  async pixels(picture: Picture): Promise<Pixels> {
    const id = this.#asked++;
    const pixels = new Promise<Pixels>((done, failed) => this.#waiting.set(id, { done, failed }));
    this.#orders.push({ id, picture });
    this.#next();
    return await pixels;
  }

  #next(): void {
    const order = this.#drawing ? undefined : this.#orders.pop();
    if (order === undefined) return;
    this.#drawing = true;
    this.#thread ??= this.#begin();
    this.#thread.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#thread.postMessage(order);
  }

  #begin(): Worker {
    // Sources have one ending, and published files another.
    const thread = new Worker(new URL(`drawing-worker${extname(import.meta.filename)}`, import.meta.url));
    thread.on('message', ({ id, pixels }: { readonly id: number; readonly pixels: Pixels }) => {
      this.#drawing = false;
      // A process that waits for no picture may end.
      thread.unref();
      this.#waiting.get(id)?.done(pixels);
      this.#waiting.delete(id);
      this.#next();
    });
    thread.on('error', (reason) => this.#fail(reason instanceof Error ? reason : new Error(String(reason))));
    return thread;
  }

  #fail(reason: Error): void {
    this.#thread = null;
    this.#drawing = false;
    this.#orders.length = 0;
    for (const { failed } of this.#waiting.values()) failed(reason);
    this.#waiting.clear();
  }
}
