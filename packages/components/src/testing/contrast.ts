/** How well colours can be told from each other, as WCAG counts it. */

const canvas = new OffscreenCanvas(1, 1);

/**
 * A colour as it comes out on the screen.
 *
 * @param colours as `getComputedStyle` gives them, from the ground up: those that let something
 *   through are laid over
 * @returns        red, green and blue from 0 to 255
 * @throws         Error for what is no colour
 */
export function onScreen(...colours: readonly string[]): readonly [number, number, number] {
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  for (const colour of ['#fff', ...colours]) {
    if (!CSS.supports('color', colour)) throw new Error(`"${colour}" is no colour`);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function light(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
