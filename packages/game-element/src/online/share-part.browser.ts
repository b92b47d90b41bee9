/** The link of a table, and how it is handed to others. */
import { render } from 'lit';
import { afterEach, expect, it } from 'vitest';
import { isLocal, sharePart, sharing, type ShareParts } from './share-part.ts';
import { onlineWord } from './words.ts';

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'share');
});

function shown(parts: Partial<ShareParts>): HTMLElement {
  const whole = {
    link: 'https://games.example/t/x',
    copied: null,
    say: (key: Parameters<ShareParts['say']>[0]) => onlineWord('en', key),
    copy: () => {},
    share: null,
    ...parts,
  };
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  render(sharePart(whole), page);
  return page;
}

const textsOf = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('button')].map(({ textContent }) => textContent.trim());

it('shows the link as text, which is selected when it is touched', () => {
  const field = shown({}).querySelector('input')!;
  field.focus();

  expect(field.value).toBe('https://games.example/t/x');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

it('says so when the page may not copy', () => {
  expect(textsOf(shown({ copied: 'copied' }))).toEqual(['Copied']);
  expect(shown({ copied: 'copied' }).textContent).not.toContain('by hand');
  expect(shown({ copied: 'by-hand' }).textContent).toContain('copy it by hand');
});

it('says that a link leads to the machine on which it is opened', () => {
  expect(['http://localhost:5190/t/x', 'http://127.0.0.1/t/x', 'http://[::1]/t/x'].map(isLocal)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['http://192.168.0.7:5190/t/x', 'https://localhost.games.example/t/x'].map(isLocal)).toEqual([false, false]);
  expect(shown({ link: 'http://localhost/t/x' }).textContent).toContain('--host 0.0.0.0');
  expect(shown({}).textContent).not.toContain('--host');
});

it('draws the link for a camera, where another device can open it', () => {
  const page = shown({});
  page.querySelector('summary')!.click();
  const picture = page.querySelector<SVGElement>('details[open] svg')!;

  expect(picture.getBoundingClientRect().width).toBeGreaterThan(100);
  expect(picture.querySelectorAll('path')[1]!.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){100,}$/);
  expect(shown({ link: 'http://localhost/t/x' }).querySelector('svg')).toBeNull();
  expect(shown({ link: `https://games.example/t/${'x'.repeat(99)}` }).querySelector('svg')).toBeNull();
});

it('hands the link to other programs where the browser can, and a person may change their mind', async () => {
  expect(sharing('Orchard', 'https://games.example/t/x')).toBeNull();
  const handed: unknown[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (what: unknown) => {
      handed.push(what);
      await Promise.reject(new DOMException('changed their mind', 'AbortError'));
    },
  });
  const page = shown({ share: sharing('Orchard', 'https://games.example/t/x') });
  expect(textsOf(page)).toEqual(['Copy the link', 'Send the link']);
  page.querySelectorAll('button')[1]!.click();
  await Promise.resolve();

  expect(handed).toEqual([{ title: 'Orchard', url: 'https://games.example/t/x' }]);
});
