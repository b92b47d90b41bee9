import type { IconShape } from '@undercroft/contract';
import { html, svg, type TemplateResult } from 'lit';
import { ofThePage } from '../page/of-the-page.ts';
import { whenIdle } from '../theme/when-idle.ts';
import { interfaceIcons } from './interface-icons.ts';

/** Icons by name. */
type Icons = Readonly<Record<string, IconShape>>;

const shapes = ofThePage('icons', () => new Map<string, IconShape>(Object.entries(interfaceIcons)));
/** what gives more icons, when one is drawn that is not known yet */
const packs = ofThePage<(() => Icons)[]>('icon-packs', () => []);

/**
 * Makes icons known by name. Names are those of the icon set, so that two games on a page cannot
 * disagree.
 *
 * @param icons  or what gives them: called once, when an unknown icon is drawn
 *   first, or when the page is idle
 */
export function registerIcons(icons: Icons | (() => Icons)): void {
  if (typeof icons === 'function') {
    packs.push(icons);
    whenIdle(fetchIcons);
  } else for (const [name, shape] of Object.entries(icons)) shapes.set(name, shape);
}

function fetchIcons(): void {
  for (const give of packs.splice(0)) registerIcons(give());
}

/** Whether an icon of that name can be drawn. */
export function hasIcon(name: string): boolean {
  if (!shapes.has(name)) fetchIcons();
  return shapes.has(name);
}

/** How an icon is drawn; null when none of that name is registered. */
export function iconPath(name: string): IconShape | null {
  return hasIcon(name) ? (shapes.get(name) ?? null) : null;
}

/**
 * An icon as a template, in the colour of the text and one em high; decoration only, so it is
 * hidden from readers.
 *
 * @param name  icon of the set or of the interface (`ui-...`); an unknown one draws a diamond
 */
export function icon(name: string): TemplateResult {
  const shape = iconPath(name) ?? interfaceIcons['ui-unknown'];
  const box = `0 0 ${shape.grid} ${shape.grid}`;
  return html`<svg class="icon" viewBox=${box} width="1em" height="1em" fill="currentColor" aria-hidden="true">
    ${svg`<path d=${shape.path} fill-rule="evenodd"></path>`}
  </svg>`;
}
