import type { ReactiveController } from 'lit';

/** Size of a game, in pixels, from which all that it draws grows with it. */
const DESIGNED = { width: 1440, height: 900 };
/**
 * How much of what a game is larger goes into larger type and pieces. The rest is room for boards.
 */
const SHARE = 0.6;
const MOST = 2.4;
/** Sizes between two steps look the same, so that dragging the edge of a window changes little. */
const STEP = 0.02;

/** How large type and pieces of a game of that size are drawn; 1 as designed. Sizes in pixels. */
export function magnification({ width, height }: { readonly width: number; readonly height: number }): number {
  const larger = Math.min(width / DESIGNED.width, height / DESIGNED.height) - 1;
  const wanted = Math.min(MOST, 1 + SHARE * Math.max(0, larger));
  return Math.floor(wanted / STEP + 0.001) * STEP;
}

/**
 * Zooms what an element draws by `--uc-zoom`, by the element's own size. A browser that does not
 * say how much an element is zoomed measures zoomed elements in its own way, so it zooms nothing.
 */
export class Magnified implements ReactiveController {
  readonly #host: HTMLElement;
  #sizes: ResizeObserver | null = null;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  hostConnected(): void {
    if (!('currentCSSZoom' in Element.prototype)) return;
    this.#fit();
    this.#sizes = new ResizeObserver(this.#fit);
    this.#sizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#sizes?.disconnect();
    this.#sizes = null;
  }

  readonly #fit = (): void => {
    const { style, clientWidth: width, clientHeight: height } = this.#host;
    const zoom = magnification({ width, height });
    const written = zoom === 1 ? '' : zoom.toFixed(2);
    // Writing a property makes the browser compute all styles of the game anew.
    if (style.getPropertyValue('--uc-zoom') !== written) style.setProperty('--uc-zoom', written);
  };
}
