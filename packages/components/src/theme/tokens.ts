/**
 * The visual language as custom properties. They stand on the document with no specificity, so a page, a theme of a
 * game or any element between may set another value.
 */

/** Colours have a light and a dark value; `color-scheme` on any ancestor chooses. */
const tokenText = `
:where(:root) {
  --uc-font-title: 'Undercroft Title', 'Alegreya', Georgia, serif;
  --uc-font-text: 'Undercroft Text', 'Alegreya Sans', 'Segoe UI', system-ui, sans-serif;

  --uc-ground: light-dark(#ddcfb6, #15110e);
  --uc-ground-edge: light-dark(#c9b795, #0c0a08);
  --uc-panel: light-dark(#f1e7d3, #221c17);
  --uc-panel-raised: light-dark(#faf3e4, #2e261f);
  --uc-panel-sunken: light-dark(#e6d9bf, #1a1511);
  --uc-line: light-dark(#bda981, #4a3d31);
  --uc-line-soft: light-dark(#d3c3a2, #352b23);
  --uc-ink: light-dark(#2b2017, #f3e9d9);
  --uc-ink-soft: light-dark(#5d4a36, #c5b49c);

  --uc-accent: light-dark(#8f4a00, #f4b04a);
  --uc-accent-ink: light-dark(#fff7e8, #2a1a02);
  --uc-accent-glow: light-dark(rgb(178 92 0 / 0.42), rgb(244 176 74 / 0.5));
  --uc-select: light-dark(#0b5b86, #7cc9f2);
  --uc-danger: light-dark(#a2261a, #ff8d7a);
  --uc-good: light-dark(#3f6a17, #a5d66a);
  --uc-focus: light-dark(#0b5b86, #9bdcff);

  --uc-paper: #f4ead4;
  --uc-paper-edge: #d9c7a0;
  --uc-paper-ink: #2b2017;
  --uc-paper-ink-soft: #5a4732;

  --uc-radius: 10px;
  --uc-radius-small: 6px;
  --uc-shadow: 0 1px 2px rgb(0 0 0 / 0.35), 0 6px 16px -6px rgb(0 0 0 / 0.5);
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
