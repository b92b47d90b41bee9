import { expect, it } from 'vitest';
import { NO_NOTE, TableStore, mayTell, waits } from './table-state.ts';

it('puts another state in place of the last, which stays as it was', () => {
  const store = new TableStore(() => {});
  const before = store.state;
  store.set({ notice: 'saved', viewer: 1 });

  expect(before).toMatchObject({ notice: '', viewer: -1 });
  expect(store.state).toEqual({ ...before, notice: 'saved', viewer: 1 });
});

it('tells whoever draws of what is new, and of nothing else', () => {
  let told = 0;
  const store = new TableStore(() => told++);
  store.set({ notice: 'saved' });
  store.set({ notice: 'saved', viewer: -1 });
  store.set({});

  expect(told).toBe(1);
});

it('forgets what was said on a sheet when another one is shown, and only then', () => {
  const store = new TableStore(() => {});
  store.show('share');
  store.set({ said: { copied: 'link', byHand: '', problem: '' } });
  store.show('share');
  expect(store.state.said.copied).toBe('link');

  store.show('none');
  expect(store.state).toMatchObject({ sheet: 'none', said: NO_NOTE });
});

it('waits while the table is handed over, and while it is played elsewhere', () => {
  const { state } = new TableStore(() => {});

  expect([state, { ...state, covered: true }, { ...state, following: true }].map(waits)).toEqual([false, true, true]);
});

it('tells answers to whoever watches or makes games, and to nobody who plays', () => {
  const { state } = new TableStore(() => {});
  const played = { ...state, session: { humans: [0] } as never };

  expect(mayTell(played, false)).toBe(false);
  expect(mayTell(played, true)).toBe(true);
  expect(mayTell({ ...played, over: true }, false)).toBe(true);
  expect(mayTell({ ...state, session: { humans: [] } as never }, false)).toBe(true);
});
