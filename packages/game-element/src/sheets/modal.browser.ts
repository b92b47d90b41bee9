import { afterEach, expect, it, vi } from 'vitest';
import { openModal } from './modal.ts';

afterEach(() => document.body.replaceChildren());

/** Part of a page with a table, something pressed that has the focus, and a sheet over it. */
function page(): { readonly root: ShadowRoot; readonly pressed: HTMLElement; readonly close: () => void } {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<uc-table tabindex="-1"></uc-table><button id="pressed">Play it</button>`;
  document.body.append(host);
  const pressed = root.querySelector<HTMLElement>('#pressed')!;
  pressed.focus();
  root.append(document.createElement('dialog'));
  openModal(root);
  const close = (): void => {
    root.querySelector('dialog')!.remove();
    openModal(root);
  };
  return { root, pressed, close };
}

it('gives the focus back to what was pressed, when the sheet is gone', () => {
  const { root, pressed, close } = page();

  close();

  expect(root.activeElement).toBe(pressed);
});

it('gives the focus to the question, when what was pressed is gone with the answer', () => {
  const { root, pressed, close } = page();

  const came = vi.spyOn(root.querySelector('uc-table')!, 'focus');

  pressed.remove();
  close();

  expect(came).toHaveBeenCalledOnce();
});

it('gives the focus first to what asks for it, not to what stands first', () => {
  const { root } = page();
  root.querySelector('dialog')!.remove();
  const sheet = document.createElement('dialog');
  sheet.innerHTML = '<button>Close</button><button data-first>Begin</button>';
  root.append(sheet);

  openModal(root);

  expect(root.activeElement?.textContent).toBe('Begin');
});
