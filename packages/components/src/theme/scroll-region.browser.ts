import { html, render } from 'lit';
import { beforeEach, expect, it } from 'vitest';
import { scrollRegion } from './scroll-region.ts';

let page = document.createElement('main');
beforeEach(() => {
  page.remove();
  page = document.createElement('main');
  document.body.append(page);
});

/** A box of 50 pixels with something of some height in it. */
function draw(height: number, inside = html``, label = 'Numbers'): HTMLElement {
  const style = 'height: 50px; overflow: auto';
  render(
    html`<div style=${style} ${scrollRegion(label)}>
      <div style=${`height: ${height}px`}>${inside}</div>
    </div>`,
    page,
  );
  return page.querySelector('div')!;
}

const stopOf = (element: HTMLElement): (string | null)[] =>
  ['tabindex', 'role', 'aria-label'].map((name) => element.getAttribute(name));

it('is a stop of the Tab key with a role and a name, when it overflows', async () => {
  const box = draw(200);

  await expect.poll(() => stopOf(box)).toEqual(['0', 'group', 'Numbers']);
});

it('becomes a stop when what lies in it grows, and none when that shrinks again', async () => {
  const box = draw(20);
  draw(200);
  await expect.poll(() => box.getAttribute('tabindex')).toBe('0');
  draw(20);

  await expect.poll(() => box.hasAttribute('tabindex')).toBe(false);
});

it('takes another name, when the language changes', async () => {
  const box = draw(200);
  await expect.poll(() => box.getAttribute('aria-label')).toBe('Numbers');
  draw(200, html``, 'Nombres');

  await expect.poll(() => box.getAttribute('aria-label')).toBe('Nombres');
});

it('is no stop, when the Tab key stops at something that lies in it, even in a shadow root', async () => {
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).innerHTML = '<button>Go</button>';
  const box = draw(200, html`${host}`);
  const plain = document.createElement('div');
  page.append(plain);
  render(
    html`<div style="height: 50px; overflow: auto" ${scrollRegion('Other')}><p style="height: 90px"></p></div>`,
    plain,
  );
  // Both are measured in one go: what is true of the second one is true of the first one by then.
  await expect.poll(() => plain.querySelector('div')!.getAttribute('tabindex')).toBe('0');

  expect(box.hasAttribute('tabindex')).toBe(false);
});
