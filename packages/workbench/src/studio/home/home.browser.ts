import { expect, it, vi } from 'vitest';
import { holdGame } from './home.ts';

it('has a game that nobody else has, however busy the page is meanwhile', async () => {
  // A page that is busy is told that the while is over before it is told anything else.
  const busy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const letGo = await holdGame('lantern');
  busy.mockRestore();

  expect(letGo).not.toBeNull();
  letGo?.();
});

it('has no game that another window has, until that lets it go', async () => {
  const first = await holdGame('lamp');
  expect(await holdGame('lamp')).toBeNull();

  const waiting = holdGame('lamp');
  first?.();
  const third = await waiting;

  expect(third).not.toBeNull();
  third?.();
});
