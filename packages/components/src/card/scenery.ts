/** A picture of more than one symbol: a wall, a floor, light, and symbols at their places. */
import type { FloorName, LayerMeta, LightName, SceneryMeta } from '@undercroft/contract';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { iconPath } from '../icon/icon.ts';
import { styled } from '../theme/styled.ts';

/** The box of a picture, in its own units: hundredths of its height. */
const [WIDTH, HEIGHT] = [150, 100];
/**
 * Where the floor begins, and how far it goes on beyond the box: a card may be broader than the
 * picture.
 */
const FLOOR = 70;
const BEYOND = 260;
/** Of the picture of the thing, where its scenery does not place it. */
const OWN: LayerMeta = { at: [50, 54], size: 74 };
/** How much of the height a symbol fills: those of the set have a margin. */
const GRID = 1.04;

type Depth = 'far' | 'beside' | 'near';

/** Lines that lead to a point behind the picture. */
function rays(step: number): string {
  const from = (n: number): string => `M${75 + n * step} ${FLOOR}L${75 + n * step * 1.7} ${HEIGHT}`;
  return Array.from({ length: Math.ceil((2 * BEYOND) / step) + 1 }, (_, n) => from(n - Math.ceil(BEYOND / step))).join(
    '',
  );
}

/** A stroke that is repeated along a line. @param step  from one to the next */
function along(y: number, step: number, stroke: string, shift = 0): string {
  let path = '';
  for (let x = shift - BEYOND; x < BEYOND + WIDTH; x += step) path += `M${x} ${y}${stroke}`;
  return path;
}

const level = (y: number): string => `M${-BEYOND} ${y}H${BEYOND + WIDTH}`;

const floors: Readonly<Record<Exclude<FloorName, 'none'>, string>> = {
  stones: level(77) + level(87) + rays(17),
  boards: rays(9) + along(79, 54, 'h9') + along(91, 67, 'h15', 20),
  earth: along(78, 31, 'q2-3 5 0') + along(86, 43, 'q3-4 7 0', 12) + along(94, 37, 'h5', 5),
  grass:
    along(77, 23, 'l-1-5m1 5 2-6') + along(86, 29, 'l-2-6m2 6 1-8m-1 8 3-6', 9) + along(96, 33, 'l-1-7m1 7 3-8', 3),
  water: along(77, 14, 'q3.5-3 7 0t7 0') + along(86, 20, 'q5-4 10 0t10 0', 6) + along(95, 26, 'q6.5-5 13 0t13 0', 2),
  embers: along(76, 19, 'q4-4 8 0') + along(84, 27, 'q6-5 12 0', 7) + along(94, 35, 'q8-6 16 0', 3),
};

const shafts: Readonly<Partial<Record<LightName, string>>> = {
  above: `M58 -90H92L122 ${FLOOR + 12}H28Z`,
  left: `M${-BEYOND} -60L-20 6 112 ${FLOOR + 16}H30L${-BEYOND} 40Z`,
  right: `M${BEYOND + WIDTH} -60L170 6 38 ${FLOOR + 16}H120L${BEYOND + WIDTH} 40Z`,
};

/**
 * What fills the place of a picture.
 *
 * @param own  the picture of the thing; null when it has none
 */
export function sceneryPart(scenery: SceneryMeta, own: string | null): TemplateResult {
  const { floor = 'none', light = 'middle', layers = [] } = scenery;
  const placed = layers.some(({ icon }) => icon === undefined) ? layers : [...layers, OWN];
  const at = (depth: Depth): readonly LayerMeta[] => placed.filter((layer) => (layer.depth ?? 'beside') === depth);
  const shaft = shafts[light];
  return html`<span class="view"
    ><svg class="layers" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      ${shaft === undefined ? nothing : svg`<path class="shaft" d=${shaft}></path>`}
      ${at('far').map((layer) => layerPart(layer, own))}
      ${
        floor === 'none'
          ? nothing
          : svg`<path class="ground" d=${`${level(FLOOR)}V130H${-BEYOND}Z`}></path><path class="lines" d=${floors[floor]}></path>`
      }
      ${at('beside').map((layer) => layerPart(layer, own, floor !== 'none'))}
      ${at('near').map((layer) => layerPart(layer, own, floor !== 'none'))}
    </svg></span
  >`;
}

/** @param stands  on a floor: then it has a shadow */
function layerPart(layer: LayerMeta, own: string | null, stands = false): TemplateResult | typeof nothing {
  const shape = iconPath(layer.icon ?? own ?? '');
  if (shape === null) return nothing;
  const [left, top] = layer.at;
  const [x, y] = [(left * WIDTH) / 100, top];
  const scale = (layer.size * GRID) / shape.grid;
  const half = -shape.grid / 2;
  const foot = y + layer.size * 0.46;
  const place = `translate(${x} ${y})${layer.turn === undefined ? '' : ` rotate(${layer.turn})`} scale(${layer.mirrored === true ? -scale : scale} ${scale}) translate(${half} ${half})`;
  const tint = layer.tint === undefined ? nothing : `--tint: ${layer.tint}`;
  return svg`${
    stands && foot > FLOOR
      ? svg`<ellipse class="shadow" cx=${x} cy=${foot} rx=${layer.size * 0.4} ry=${layer.size * 0.07}></ellipse>`
      : nothing
  }<g class=${`${layer.depth ?? 'beside'}${layer.icon === undefined ? ' own' : ''}${layer.tint === undefined ? '' : ' tinted'}`} style=${styled(tint)}
    ><path transform=${place} d=${shape.path} fill-rule="evenodd" stroke-width=${shape.grid / (layer.size * 0.55)}></path></g>`;
}
