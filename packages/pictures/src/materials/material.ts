/** What symbols are made of. Which material an icon has follows from the words of its name. */
import { fromHex, fromOklch, type Rgb } from '../maths/colour.ts';
import words from './words.json' with { type: 'json' };

/** How a piece takes light. */
export interface Material {
  /** of what is raised: the icon itself */
  readonly high: Rgb;
  /** of what is sunk: the holes of the icon */
  readonly low: Rgb;
  /** 0 is chalk, 1.4 is glass */
  readonly shine: number;
  /** width of the edge of what is raised, as a part of the size */
  readonly bevel?: number;
  /** how far in from its edge the body is round, as a part of the size */
  readonly round?: number;
  /** light that it gives off */
  readonly glow?: { readonly colour: Rgb; readonly strength: number };
  /** it throws a shadow though it glows */
  readonly casts?: boolean;
  /** it glows more inside than at its edge */
  readonly core?: boolean;
  /** light in its holes */
  readonly inner?: Rgb;
  /** holes stay open: there is no body behind the icon */
  readonly open?: boolean;
  /**
   * it is a hole in what is behind it: it throws no shadow, and its edge, in this colour, takes the
   * light
   */
  readonly lip?: Rgb;
}

export type MaterialName = keyof typeof words;

const of = (high: string, low: string, shine: number): Material => ({ high: fromHex(high), low: fromHex(low), shine });
const glowing = (colour: string, strength: number): Pick<Material, 'glow'> => ({
  glow: { colour: fromHex(colour), strength },
});

const materials: Readonly<Record<MaterialName, Material>> = {
  lightning: { ...of('#f0f6ff', '#3a5ac0', 0.4), ...glowing('#8ab4ff', 0.9), open: true },
  flame: { ...of('#ffbe60', '#5a2a14', 0.2), ...glowing('#ff7a20', 0.9), core: true },
  crystal: { ...of('#9af4ff', '#0c4a66', 1.4), ...glowing('#18b8e0', 0.4), casts: true },
  blood: { ...of('#cc2a26', '#4a0a0e', 1), ...glowing('#ff1c10', 0.1), casts: true, inner: fromHex('#d8441a') },
  poison: { ...of('#a6e666', '#1c3c10', 0.8), ...glowing('#4a9a10', 0.2), casts: true },
  magic: { ...of('#d4b4ff', '#3a1c6a', 0.7), ...glowing('#8a4aff', 0.22), casts: true },
  gold: of('#ffd75a', '#8a5a10', 1.1),
  iron: of('#c8d0dc', '#343844', 1),
  bone: of('#efe2c4', '#4a2a1a', 0.35),
  paper: of('#f0dfb8', '#6a3f22', 0.15),
  wood: of('#c88e4e', '#4a2a12', 0.3),
  stone: of('#bab6b2', '#3a3634', 0.2),
  leather: of('#b4703e', '#3a1c10', 0.3),
  cloth: of('#d8705a', '#451a26', 0.12),
  dark: of('#aaa6b4', '#201c28', 0.3),
  hollow: { ...of('#0e0b0a', '#080606', 0.02), lip: fromHex('#d8bfa4') },
  water: of('#6ac4ff', '#0c3a6a', 1.2),
  web: { ...of('#ccd0cc', '#2c3028', 0.2), open: true },
  skin: of('#ecd0a8', '#5a3018', 0.3),
  pale: of('#e8dedc', '#3c1224', 0.35),
  green: of('#a2cc62', '#2c4412', 0.35),
  red: of('#e87c50', '#5a1a12', 0.45),
  scale: of('#ff9850', '#64180c', 0.7),
  violet: of('#bc9ed6', '#2c1a3c', 0.6),
  hide: of('#cfa070', '#3c2010', 0.3),
  leaf: of('#94c06a', '#22400f', 0.25),
  meat: of('#e0906a', '#5a2414', 0.45),
  shell: of('#f2e6cc', '#6a4a2a', 0.6),
};

/** For names that say nothing: light enough to stand out from any wall, of different hues. */
const others: readonly Material[] = [
  of('#e6d6bd', '#4a2c22', 0.35),
  of('#e09a6a', '#4a1c14', 0.4),
  of('#b4c47a', '#2f3a14', 0.35),
  of('#c0a6de', '#2c1c44', 0.4),
  of('#a6c2e0', '#1c2c48', 0.5),
  of('#e6c06a', '#5a3410', 0.5),
  of('#de9cae', '#4a1430', 0.4),
  of('#8accb8', '#123a34', 0.4),
];

const byWord = new Map(
  (Object.entries(words) as [MaterialName, readonly string[]][])
    .toReversed()
    .flatMap(([name, list]) => list.map((word) => [word, name] as const)),
);
/** Names of all materials; the first ones count before the later. */
export const materialNames = Object.keys(words) as readonly MaterialName[];

/**
 * What an icon is made of.
 *
 * @param icon  name of the set; of its words the one counts whose material comes first in the table
 * @param tint  hue that it has instead of its own, degrees; null: its own
 */
export function materialOf(icon: string, tint: number | null): Material {
  const named = icon.split('-').flatMap((word) => byWord.get(word) ?? []);
  const [first] = named.toSorted((one, other) => materialNames.indexOf(one) - materialNames.indexOf(other));
  const own = first === undefined ? others[varietyOf(icon) % others.length]! : materials[first];
  if (tint === null) return own;
  const coloured = { high: fromOklch(0.62, 0.17, tint), low: fromOklch(0.28, 0.09, tint) };
  const glow = own.glow && { ...own.glow, colour: fromOklch(0.68, 0.17, tint) };
  return { ...own, ...coloured, ...(glow === undefined ? {} : { glow }) };
}

/** A number that is always the same for a name. */
export function varietyOf(name: string): number {
  let bits = 0x81_1c_9d_c5;
  for (let i = 0; i < name.length; i++) bits = Math.imul(bits ^ name.charCodeAt(i), 0x01_00_01_93);
  return (bits ^ (bits >>> 15)) >>> 0;
}
