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

/** Threads that draw. */
interface Threads {
  readonly idle: Worker[];
  /** each with the order that it works on */
  readonly busy: Map<Worker, number>;
}

/**
 * Pictures of content, drawn in threads of their own and kept in a folder, under their keys. The
 * last request is drawn first, because its picture is on the screen now.
 */
export class Pictures {
  readonly #folder: string;
  readonly #most: number;
  readonly #known = new Map<string, Promise<Buffer>>();
  readonly #orders: DrawingOrder[] = [];
  readonly #waiting = new Map<number, Waiting>();
  readonly #threads: Threads = { idle: [], busy: new Map() };
  #asked = 0;

  /**
   * @param folder  where files are kept; made when it is not there
   * @param most    threads that draw at the same time
   */
  constructor(folder: string, most = 1) {
    this.#folder = folder;
    this.#most = most;
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

  /** Ends the threads; what is being drawn is never there. */
  async close(): Promise<void> {
    const { idle, busy } = this.#threads;
    await Promise.all([...idle.splice(0), ...busy.keys()].map(async (thread) => await thread.terminate()));
  }

  #next(): void {
    const { idle, busy } = this.#threads;
    while (this.#orders.length > 0) {
      const thread = idle.pop() ?? (busy.size < this.#most ? this.#begin() : undefined);
      if (thread === undefined) return;
      const order = this.#orders.pop()!;
      busy.set(thread, order.id);
      thread.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage(order);
    }
  }

  #begin(): Worker {
    // Sources have one ending, and published files another.
    const thread = new Worker(new URL(`drawing-worker${extname(import.meta.filename)}`, import.meta.url));
    thread.on('message', ({ pixels }: { readonly pixels: Pixels }) => {
      const waiting = this.#done(thread);
      // A process that waits for no picture may end.
      thread.unref();
      this.#threads.idle.push(thread);
      waiting?.done(pixels);
      this.#next();
    });
    thread.on('error', (reason) => {
      this.#done(thread)?.failed(reason instanceof Error ? reason : new Error(String(reason)));
      this.#next();
    });
    return thread;
  }

  /** The thread works on nothing any more. @returns who waits for what it worked on */
  #done(thread: Worker): Waiting | undefined {
    const { busy } = this.#threads;
    const id = busy.get(thread) ?? -1;
    const waiting = this.#waiting.get(id);
    busy.delete(thread);
    this.#waiting.delete(id);
    return waiting;
  }
}
