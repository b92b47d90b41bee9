import { reservedIn } from '@undercroft/contract';

/** The folder of a game by its title; null when nothing is left of it. Never throws. */
export function idOf(title: string): string | null {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const id = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  if (!/^[a-z]/.test(id)) return null;
  return reservedIn(id) === null ? id : `${id}-game`;
}
