/** Colours as amounts of light: red, green and blue, linear, 1 is as bright as a screen gets. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Of `#rrggbb`. */
export function fromHex(text: string): Rgb {
  const bits = Number.parseInt(text.slice(1), 16);
  const light = (byte: number): number => (byte / 255) ** 2.2;
  return [light(bits >> 16), light((bits >> 8) & 255), light(bits & 255)];
}

/**
 * Of lightness, chroma and hue as style sheets write them (`oklch`).
 *
 * @param lightness  0 to 1
 * @param chroma     0 is grey, 0.4 is as strong as it gets; what no screen can show is cut off
 * @param hue        degrees
 */
export function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    Math.max(0, 4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
    Math.max(0, -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
    Math.max(0, -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short),
  ];
}

export const times = ([red, green, blue]: Rgb, by: number): Rgb => [red * by, green * by, blue * by];
