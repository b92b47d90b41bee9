import { html, type TemplateResult } from 'lit';
import { registerIcons } from '../icon/icon.ts';

// Pictures for made-up things: plain shapes, so that stories need no icon set.
registerIcons({
  jar: { path: 'M30 8h40v10H30zM24 24h52v60a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z', grid: 100 },
  leaf: {
    path: 'M88 10C40 10 10 36 10 70c0 6 2 12 4 18C24 60 46 44 70 38 46 52 30 68 24 92c42 4 68-30 64-82z',
    grid: 100,
  },
  drop: { path: 'M50 6C38 30 20 44 20 64a30 30 0 0 0 60 0C80 44 62 30 50 6z', grid: 100 },
  gem: { path: 'M26 12h48l20 26-44 52L6 38z', grid: 100 },
});

/**
 * Draws an element with properties, in a box of a width.
 *
 * @param tag    name of the element
 * @param props  set as properties
 * @param width  of the box, CSS pixels; the element fills it
 */
export function draw<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Partial<HTMLElementTagNameMap[Tag]>,
  width = 320,
): TemplateResult {
  const element = Object.assign(document.createElement(tag), props);
  return html`<div style=${`width: ${width}px; max-width: 100%; padding: 20px; box-sizing: content-box`}>
    ${element}
  </div>`;
}

/** Several drawings side by side. */
export function together(...drawings: readonly TemplateResult[]): TemplateResult {
  return html`<div style="display: flex; flex-wrap: wrap; align-items: start">${drawings}</div>`;
}
