/**
 * Pictures beside the names of icons that the server offers. They are drawn from shapes that we
 * have: nothing of what the server says becomes a part of the page.
 */
import { autocompletion, type Completion } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { icon, registerIcons } from '@undercroft/components';
import { render } from 'lit';

/** As the server calls the sort of an offer. */
const ICON = 'icon';
/** Between the sign of an offer and its name. */
const POSITION = 40;

let names: ReadonlySet<string> | null = null;

/** All shapes, loaded when the first name is offered. */
async function namesWithShapes(): Promise<ReadonlySet<string>> {
  if (names !== null) return names;
  const { shapes } = await import('virtual:undercroft/icon-shapes');
  registerIcons(shapes);
  names = new Set(Object.keys(shapes));
  return names;
}

function pictureOf({ detail, label }: Completion): Node | null {
  if (detail !== ICON) return null;
  const place = document.createElement('span');
  place.className = 'cm-offered-icon';
  // Without the shapes the name alone is offered, as before.
  void namesWithShapes().then(
    (known) => known.has(label) && render(icon(label), place),
    () => {},
  );
  return place;
}

export function iconOffers(): Extension {
  return autocompletion({ addToOptions: [{ render: pictureOf, position: POSITION }] });
}
