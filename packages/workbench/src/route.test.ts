import { expect, it } from 'vitest';
import { hashOf, routeOf, type Route } from './route.ts';

it('gives back the page, when its hash is read', () => {
  const routes: Route[] = [
    { page: 'start' },
    { page: 'play', game: 'orchard' },
    { page: 'cards', game: 'a game/with marks' },
    { page: 'cards', game: 'orchard', card: 'plum-tree' },
    { page: 'rules', game: 'orchard' },
    { page: 'rules', game: 'orchard', chapter: 'how/to' },
    { page: 'credits' },
  ];

  for (const route of routes) expect(routeOf(hashOf(route))).toEqual(route);
});

it('shows the start page, when the hash is unknown', () => {
  for (const hash of ['', '#', '#/nowhere', '#/play', '#/play/', '#/play/%E0%A4%A']) {
    expect(routeOf(hash)).toEqual({ page: 'start' });
  }
});
