/// <reference lib="dom" />
import type { Browser, Page } from '@undercroft/browser';
import type { Pixels } from '@undercroft/pictures/draw';

/** 1 is without loss; below 0.8 grain becomes squares. */
const QUALITY = 0.84;

/**
 * Packs pixels as WebP, by the browser that comes with the packages: Node itself knows no such
 * format.
 */
export class WebpEncoder {
  #browser: Promise<Browser> | null = null;
  #page: Promise<Page> | null = null;

  /** The file of a picture. @throws Error when the browser cannot be started */
  async encode({ width, height, bytes }: Pixels): Promise<Buffer> {
    this.#browser ??= startPacking();
    this.#page ??= this.#browser.then(async (browser) => await browser.newPage());
    const page = await this.#page;
    const text = await page.evaluate(packed, {
      width,
      height,
      quality: QUALITY,
      text: Buffer.from(bytes.buffer).toString('base64'),
    });
    return Buffer.from(text, 'base64');
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}

async function startPacking(): Promise<Browser> {
  return await (await import('@undercroft/browser')).startBrowser();
}

/**
 * Why pictures cannot be packed on this machine, in a sentence; null when they can.
 *
 * @throws never
 */
export async function whyNoPictures(): Promise<string | null> {
  try {
    await (await import('@undercroft/browser')).browserLaunch();
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND')
      return 'a browser packs them, and `npm install @undercroft/browser` brings one, or finds that of this machine';
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs in the browser. */
async function packed(given: { width: number; height: number; quality: number; text: string }): Promise<string> {
  const { width, height, quality, text } = given;
  const canvas = new OffscreenCanvas(width, height);
  const bytes = Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0));
  canvas.getContext('2d')?.putImageData(new ImageData(bytes, width), 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  let letters = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) letters += String.fromCharCode(byte);
  return btoa(letters);
}
