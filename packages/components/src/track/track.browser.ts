import { afterEach, expect, it } from 'vitest';
import { numberSpaces } from './spaces.ts';
import type { TrackElement } from './track.ts';
import './track.ts';

afterEach(() => document.body.replaceChildren());

async function draw(more: Partial<TrackElement>): Promise<TrackElement> {
  const track = document.createElement('uc-track');
  Object.assign(track, more);
  document.body.append(track);
  await track.updateComplete;
  return track;
}

it('says where the pieces stand, when it is read aloud', async () => {
  const track = await draw({
    spaces: numberSpaces(1, 3),
    markers: [{ at: 1, title: 'Cook', icon: null, hue: 30 }],
  });

  const read = [...track.shadowRoot!.querySelectorAll('li .hush')].map((space) => space.textContent);
  expect(read).toEqual(['space 1', 'Cook at space 2', 'space 3']);
});

it('tells which space was pressed, when it may be chosen', async () => {
  const spaces = numberSpaces(0, 2).map((space, index) => ({ ...space, legal: index === 2 }));
  const track = await draw({ spaces });
  const pressed: unknown[] = [];
  track.addEventListener('uc-space', (event) => pressed.push((event as CustomEvent).detail));

  const buttons = track.shadowRoot!.querySelectorAll('button');
  expect(buttons).toHaveLength(1);
  buttons[0]!.click();
  expect(pressed).toEqual([{ space: 2 }]);
});

it('has no spaces, when it would end before it begins', () => {
  expect(numberSpaces(4, 2)).toEqual([]);
});

it('says which space is the present one', async () => {
  const track = await draw({ spaces: numberSpaces(1, 3), markers: [], at: 1, small: true });

  expect([...track.shadowRoot!.querySelectorAll('[aria-current]')].map((one) => one.textContent.trim())).toEqual([
    expect.stringContaining('space 2'),
  ]);
});

it('tells pieces apart whose names begin alike', async () => {
  const names = ['Ann', 'Bot 1', 'Bot 2'];
  const markers = names.map((title, at) => ({ at, title, icon: null, hue: 30 }));
  const track = await draw({ spaces: numberSpaces(1, 3), markers });

  const letters = [...track.shadowRoot!.querySelectorAll('.marker')].map((marker) => marker.textContent?.trim());
  expect(letters).toEqual(['A', '1', '2']);
});
