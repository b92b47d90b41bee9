/**
 * The visual language as custom properties. They stand on the document with no specificity, so a page, a theme of a
 * game or any element between may set another value.
 */

/** Colours have a light and a dark value; `color-scheme` on any ancestor chooses. */
const tokenText = `
:where(:root) {
  --uc-font-title: 'Undercroft Title', 'Alegreya', Georgia, serif;
  --uc-font-text: 'Undercroft Text', 'Alegreya Sans', 'Segoe UI', system-ui, sans-serif;

  --uc-ground: light-dark(#d6d2c6, #171b1f);
  --uc-ground-edge: light-dark(#bdb8a8, #0e1114);
  --uc-panel: light-dark(#f3efe4, #20262b);
  --uc-panel-raised: light-dark(#fdfaf2, #2b333a);
  --uc-panel-sunken: light-dark(#e6e1d3, #191e22);
  --uc-line: light-dark(#a9a08a, #4c5861);
  --uc-line-soft: light-dark(#c9c2b0, #323b42);
  --uc-ink: light-dark(#26231c, #f2ede2);
  --uc-ink-soft: light-dark(#575040, #bcc3c4);

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
