import { icon, type Words } from '@undercroft/components';
import { html, nothing, type TemplateResult } from 'lit';

/**
 * A sheet over the page.
 *
 * @param over what lies over everything else, such as a diagnostic: only what is inside a modal
 *   dialog can be pressed
 */
export function modal(
  words: Words,
  title: string,
  body: TemplateResult,
  close: () => void,
  over: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const cancel = (event: Event): void => {
    event.preventDefault();
    close();
  };
  // A second Escape closes a dialog without asking: then it must be gone here too.
  return html`<dialog part="sheet" aria-label=${title} @cancel=${cancel} @close=${close}>
    <div class="head">
      <h2>${title}</h2>
      <button class="button quiet close" type="button" aria-label=${words.say('close')} @click=${close}>
        ${icon('ui-close')}
      </button>
    </div>
    ${body} ${over}
  </dialog>`;
}

/** What had the focus before a sheet came. */
const before = new WeakMap<ShadowRoot, Element>();

/**
 * Lays the sheet that was drawn over everything else, if there is one; when it is gone, the focus
 * goes back to where it was, and to the question when that is gone, too. What has `data-first` is
 * focused first: for `autofocus`, browsers write a warning in frames of other origins.
 */
export function openModal(root: ShadowRoot): void {
  const dialog = root.querySelector('dialog');
  const { activeElement } = document;
  if (dialog === null) {
    if (activeElement === document.body) (before.get(root) as HTMLElement | undefined)?.focus();
    if (before.has(root) && document.activeElement === document.body) root.querySelector('uc-table')?.focus();
    before.delete(root);
  } else if (!dialog.open && dialog.isConnected) {
    let focused = activeElement ?? root.host;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    before.set(root, focused);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    // What has the focus first may lie far down, and then only its edge would be seen.
    dialog.querySelector('.asked')?.scrollIntoView({ block: 'start' });
  }
}
