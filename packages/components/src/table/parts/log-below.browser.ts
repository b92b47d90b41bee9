import { html, render } from 'lit';
import { afterEach, expect, it } from 'vitest';
import { logBelow } from './log-below.ts';

afterEach(() => document.body.replaceChildren());

const frame = async (): Promise<void> => {
  await new Promise((done) => requestAnimationFrame(done));
};

it('leaves the room free that what the page puts below the question takes', async () => {
  const host = document.createElement('div');
  const notice = document.createElement('p');
  notice.style.cssText = 'height: 40px; margin: 0';
  host.append(notice);
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const log = 'position: absolute; inset: 0; height: 400px';
  const asked = 'position: relative; height: 100px';
  render(
    html`<div style="position: relative">
      <div class="log" style=${log} ${logBelow()}></div>
      <div class="asks">
        <div style=${asked}></div>
        <slot></slot>
      </div>
    </div>`,
    root,
  );
  const covered = (): string => root.querySelector<HTMLElement>('.log')!.style.getPropertyValue('--uc-log-covered');
  await expect.poll(covered).toBe('140px');

  host.append(notice.cloneNode());
  await frame();
  await expect.poll(covered).toBe('180px');
});
