import words from './icon-hues.json' with { type: 'json' };

/**
 * Hues of icons by words of their names, as lit pictures know materials: coins are golden in every
 * game. Degrees on the colour wheel.
 */
const hues = new Map(
  Object.entries(words).flatMap(([hue, names]) => names.map((name) => [name, Number(hue)] as const)),
);

/** The hue of what an icon shows; null where its name says nothing of it. @throws never */
export function hueOfIcon(name: string): number | null {
  for (const word of name.split('-')) {
    const hue = hues.get(word);
    if (hue !== undefined) return hue;
  }
  return null;
}
