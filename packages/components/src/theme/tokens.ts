/**
 * The visual language as custom properties. They stand on the document with no specificity, so a
 * page, a theme of a game or any element between may set another value.
 *
 * Colours have a light and a dark value; `color-scheme` on any ancestor chooses. Two grounds carry
 * all text: paper and block. Their lightness is fixed and only hues vary, so contrast does not
 * depend on the theme.
 */
import { textures } from './textures.ts';

/**
 * A surface or an ink by day: parchment, with a breath of the hue of the ground. A sheet in the
 * whole hue beside a dark table would be read as another product.
 */
const byDay = (lightness: number, chroma: string): string =>
  `color-mix(in oklab, oklch(${lightness} ${chroma} 76) 82%, oklch(${lightness} ${chroma} var(--uc-hue)))`;

/**
 * Derived from the hues of a theme; declared wherever these are set, since a property is worked out
 * where it stands.
 */
export const derivedTokens = `
  --uc-ground: light-dark(${byDay(0.85, '0.035')}, oklch(calc(0.185 + var(--uc-lift)) calc(0.014 * var(--uc-rich)) var(--uc-hue)));
  --uc-ground-edge: light-dark(${byDay(0.79, '0.045')}, oklch(calc(0.135 + var(--uc-lift)) calc(0.012 * var(--uc-rich)) var(--uc-hue)));
  --uc-ground-glow: light-dark(oklch(0.95 0.04 var(--uc-accent-hue) / 0.75), oklch(0.42 0.075 var(--uc-accent-hue) / 0.5));
  --uc-earth: light-dark(${byDay(0.785, '0.05')}, oklch(calc(0.215 + var(--uc-lift)) calc(0.018 * var(--uc-rich)) var(--uc-hue)));
  --uc-panel: light-dark(${byDay(0.93, '0.028')}, oklch(calc(0.245 + var(--uc-lift)) calc(0.02 * var(--uc-rich)) var(--uc-hue)));
  --uc-panel-raised: light-dark(${byDay(0.97, '0.02')}, oklch(calc(0.3 + var(--uc-lift)) calc(0.024 * var(--uc-rich)) var(--uc-hue)));
  --uc-panel-sunken: light-dark(${byDay(0.88, '0.034')}, oklch(calc(0.205 + var(--uc-lift)) calc(0.016 * var(--uc-rich)) var(--uc-hue)));
  --uc-line: light-dark(${byDay(0.6, 'calc(0.055 * var(--uc-rich))')}, oklch(calc(0.47 + var(--uc-lift)) calc(0.04 * var(--uc-rich)) var(--uc-hue)));
  --uc-line-soft: light-dark(${byDay(0.76, '0.045')}, oklch(calc(0.35 + var(--uc-lift)) calc(0.03 * var(--uc-rich)) var(--uc-hue)));
  --uc-ink: light-dark(${byDay(0.22, '0.025')}, oklch(0.94 0.028 85));
  --uc-ink-soft: light-dark(${byDay(0.335, '0.04')}, oklch(0.8 0.035 80));

  --uc-accent: light-dark(oklch(0.41 0.14 calc(var(--uc-accent-hue) - 20)), oklch(0.82 0.15 var(--uc-accent-hue)));
  --uc-accent-ink: light-dark(oklch(0.98 0.02 85), oklch(0.22 0.05 var(--uc-accent-hue)));
  --uc-accent-glow: light-dark(oklch(0.6 0.16 calc(var(--uc-accent-hue) - 15) / 0.5), oklch(0.8 0.15 var(--uc-accent-hue) / 0.55));
  --uc-select: light-dark(oklch(0.42 0.1 240), oklch(0.83 0.09 230));
  --uc-danger: light-dark(oklch(0.46 0.17 28), oklch(0.77 0.13 28));
  --uc-good: light-dark(oklch(0.45 0.11 135), oklch(0.83 0.14 130));
  --uc-focus: light-dark(oklch(0.42 0.1 240), oklch(0.86 0.08 230));

  --uc-paper: light-dark(oklch(0.967 calc(0.03 / var(--uc-rich)) 88), oklch(0.9 calc(0.05 / var(--uc-rich)) 86));
  --uc-paper-deep: light-dark(oklch(0.925 calc(0.045 / var(--uc-rich)) 85), oklch(0.85 calc(0.06 / var(--uc-rich)) 84));
  --uc-paper-raised: light-dark(oklch(0.99 0.012 90), oklch(0.95 0.03 88));
  --uc-paper-edge: light-dark(oklch(0.82 0.06 82), oklch(0.73 0.06 80));
  --uc-paper-line: light-dark(oklch(0.55 0.06 75), oklch(0.5 0.06 72));
  --uc-paper-ink: oklch(0.22 0.03 60);
  --uc-paper-ink-soft: oklch(0.4 0.045 65);
  --uc-paper-accent: oklch(0.44 0.14 calc(var(--uc-accent-hue) - 22));
  --uc-paper-accent-ink: oklch(0.98 0.02 88);
  --uc-block: oklch(0.2 0.025 var(--uc-hue));
  --uc-block-ink: oklch(0.94 0.03 86);
`;

/**
 * The surroundings as they are by night, whatever `color-scheme` says: leather around a table, on
 * which only sheets of paper change by day.
 */
export const leatherTokens = [...derivedTokens.matchAll(/(--uc-(?!paper)[a-z-]+): light-dark\(.*, (oklch\(.*)\);/g)]
  .map(([, name = '', dark = '']) => `${name}: ${dark};`)
  .join('\n');

/** All of them, as a style sheet. */
export const tokenText = `
@property --uc-rem {
  syntax: '<length>';
  inherits: true;
  initial-value: 16px;
}
:where(:root) {
  --uc-rem: 1rem;
  --uc-hue: 76;
  --uc-accent-hue: 70;
  --uc-rich: 1;
  --uc-lift: 0;
  --uc-art-high: 0.725 0.118;
  --uc-art-low: 0.47 0.115;
  --uc-font-carved: 'Undercroft Carved', 'Undercroft Content', 'Grenze', Georgia, serif;
  --uc-font-storybook: 'Undercroft Storybook', 'Undercroft Content', 'Grandstander', system-ui, sans-serif;
  --uc-font-title: var(--uc-font-carved);
  --uc-font-text: 'Undercroft Text', 'Undercroft Content', 'Alegreya Sans', 'Segoe UI', system-ui, sans-serif;
  --uc-hatch: ${textures.hatch.image};
  --uc-hatch-size: ${textures.hatch.size};
  ${derivedTokens}
  --uc-colour-0: oklch(0.62 0.15 30);
  --uc-colour-1: oklch(0.64 0.11 240);
  --uc-colour-2: oklch(0.66 0.12 145);
  --uc-colour-3: oklch(0.66 0.13 320);
  --uc-colour-4: oklch(0.76 0.13 90);
  --uc-colour-5: oklch(0.66 0.01 250);
  --uc-seat-0: var(--uc-colour-0);
  --uc-seat-1: var(--uc-colour-1);
  --uc-seat-2: var(--uc-colour-2);
  --uc-seat-3: var(--uc-colour-3);
  --uc-radius: 5px;
  --uc-radius-small: 4px;
  --uc-shadow: 0 1px 2px rgb(0 0 0 / 0.4), 0 6px 14px -6px rgb(0 0 0 / 0.5);
  --uc-shadow-high: 0 2px 4px rgb(0 0 0 / 0.4), 0 18px 40px -10px rgb(0 0 0 / 0.65);
  --uc-quick: 140ms;
  --uc-calm: 260ms;
  --uc-ease: cubic-bezier(0.2, 0.7, 0.2, 1);
}
@media (prefers-reduced-motion: reduce) {
  :where(:root) { --uc-quick: 0ms; --uc-calm: 0ms; }
}
`;

let sheet: CSSStyleSheet | null = null;

/** Puts the custom properties on the document, once. */
export function installTokens(): void {
  if (sheet !== null) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(tokenText);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
