import type { Finding } from '@undercroft/contract';
import { afterEach, expect, it } from 'vitest';
import './overlay.ts';

afterEach(() => document.body.replaceChildren());

const finding: Finding = {
  code: 'load/tiles',
  severity: 'error',
  message: 'Wrong',
  file: 'game.yaml',
  line: 1,
  column: 1,
  printed: 'Wrong',
};

it('leads to the page of a code, when it knows where the pages are', async () => {
  const overlay = document.createElement('uc-overlay');
  overlay.findings = [finding];
  document.body.append(overlay);
  await overlay.updateComplete;
  const link = (): Element | null => overlay.shadowRoot!.querySelector('a');

  expect(link()).toBeNull();

  overlay.pages = 'docs/errors/';
  await overlay.updateComplete;

  expect(link()?.getAttribute('href')).toBe('docs/errors/load/tiles.html');
});
