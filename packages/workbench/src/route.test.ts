import { expect, it } from 'vitest';
import { hashOf, routeOf, type Route } from './route.ts';

it('gives back the page, when its hash is read', () => {
  const routes: Route[] = [
    { page: 'start' },
    { page: 'play', game: 'orchard' },
    { page: 'cards', game: 'a game/with marks' },
    { page: 'cards', game: 'orchard', card: 'plum-tree' },
    { page: 'gallery', game: 'orchard' },
    { page: 'gallery', game: 'orchard', card: 'plum-tree' },
    { page: 'table', game: 'orchard', moment: 'opening' },
    { page: 'table', game: 'orchard', moment: 'middle' },
    { page: 'rules', game: 'orchard' },
    { page: 'rules', game: 'orchard', chapter: 'how/to' },
    { page: 'print', game: 'orchard' },
    { page: 'print', game: 'orchard', settings: 'paper=letter&only=plum%2Cfig' },
    { page: 'edit', game: 'orchard' },
    { page: 'edit', game: 'orchard', file: 'orchard/trees/plum-tree.yaml' },
    { page: 'credits' },
  ];

  for (const route of routes) expect(routeOf(hashOf(route))).toEqual(route);
});

it('shows the game, when a link to a position of it is opened', () => {
  const play = { page: 'play', game: 'apple-pie' };
  expect(routeOf('#game=apple-pie.12ab.7.34cd.human..AA')).toEqual(play);
  expect(routeOf('#/play/apple-pie&game=apple-pie.12ab.7.34cd.human..A%2FA')).toEqual(play);
  expect(routeOf('#/play/apple-pie&game=')).toEqual(play);
});

it('shows the start page, when the hash is unknown', () => {
  for (const hash of ['', '#', '#/nowhere', '#/play', '#/play/', '#/play/%E0%A4%A']) {
    expect(routeOf(hash)).toEqual({ page: 'start' });
  }
});
