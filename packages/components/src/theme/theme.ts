import { html, css, type TemplateResult } from 'lit';
import { baseStyles, define } from './base.ts';
import { elementWith, prop } from './properties.ts';
import { plainTheme, type Theme } from './plain-theme.ts';
import { textures } from './textures.ts';
import { derivedTokens } from './tokens.ts';

export { plainTheme, type Theme } from './plain-theme.ts';

const inks = {
  deep: '--uc-rich: 1; --uc-lift: 0; --uc-art-high: 0.725 0.118; --uc-art-low: 0.47 0.115;',
  bright: '--uc-rich: 1.7; --uc-lift: 0.055; --uc-art-high: 0.89 0.1; --uc-art-low: 0.73 0.135;',
} as const;

/**
 * A theme as declarations of custom properties.
 *
 * @param theme  hues outside the wheel are turned back into it
 */
export function themeDeclarations(theme: Theme): string {
  const { image, size } = textures[theme.texture];
  return `--uc-hue: ${hue(theme.ground)}; --uc-accent-hue: ${hue(theme.accent)}; ${inks[theme.inks]}
  --uc-font-title: var(--uc-font-${theme.title}); --uc-hatch: ${image}; --uc-hatch-size: ${size};
  ${derivedTokens}`;
}

function hue(value: number): number {
  return Number.isFinite(value) ? ((value % 360) + 360) % 360 : 0;
}

const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

/**
 * Gives an element and all that is drawn in it a theme. A page that sets custom properties on the
 * element itself still has the last word, so call it for the outermost element.
 *
 * @param root   shadow root of the element
 * @param theme  replaces the theme that was given before
 */
export function adoptTheme(root: ShadowRoot, theme: Theme): void {
  let sheet = sheets.get(root);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheets.set(root, sheet);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(`:host { ${themeDeclarations(theme)} }`);
}

/**
 * Draws what lies in it in the mood of a game.
 *
 * @slot - what gets the theme
 */
export class ThemeElement extends elementWith({
  /** The mood. */
  theme: prop.data<Theme>(plainTheme),
}) {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  override render(): TemplateResult {
    if (this.shadowRoot !== null) adoptTheme(this.shadowRoot, this.theme);
    return html`<slot></slot>`;
  }
}

define('uc-theme', ThemeElement);

declare global {
  interface HTMLElementTagNameMap {
    'uc-theme': ThemeElement;
  }
}
