/**
 * Pictures that are drawn elsewhere: by a build, or by the server of a page. Until one is there,
 * and where there is none, its icon stands flat.
 */
import { groundOf, keyOf, type Picture } from '@undercroft/pictures';
import { html, nothing, type TemplateResult } from 'lit';
import { ofThePage } from '../page/of-the-page.ts';
import type { Theme } from '../theme/plain-theme.ts';

/**
 * Knows where pictures are.
 *
 * @param key      name of the picture
 * @param picture  what it shows
 * @returns        its address; null when it has none
 */
export type PictureSource = (key: string, picture: Picture) => string | null;

const sources = ofThePage<PictureSource[]>('pictures', () => []);
/** Addresses of pictures that were seen: those need not be waited for. */
const seen = ofThePage('pictures-seen', () => new Set<string>());

/** Makes pictures known; sources are asked in order. */
export function registerPictures(source: PictureSource): void {
  sources.push(source);
}

/** Where a picture is; null when there is none. @throws never */
export function pictureUrl(picture: Picture | null): string | null {
  if (picture === null || sources.length === 0) return null;
  const key = keyOf(picture);
  for (const source of sources) {
    const url = source(key, picture);
    if (url !== null) return url;
  }
  return null;
}

/**
 * A picture, over what stands for it until it is there: that is whatever lies before it in the same
 * box. Decoration only.
 *
 * @param name  class of the picture
 */
export function litPicture(picture: Picture | null, name: string): TemplateResult | typeof nothing {
  const url = pictureUrl(picture);
  if (url === null) return nothing;
  return html`<img
    class=${`${name} ${seen.has(url) ? 'there' : ''}`}
    src=${url}
    alt=""
    draggable="false"
    decoding="async"
    @load=${came}
    @error=${failed}
  />`;
}

function came({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  seen.add(target.src);
  target.classList.add('there');
}

/** Folders of which the console has said that a picture is missing. */
const missed = ofThePage('pictures-missed', () => new Set<string>());

function failed({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  target.classList.remove('there');
  // A picture inside the file has no folder.
  const folder = /^(?:https?|file):.*\//.exec(target.src)?.[0];
  if (folder === undefined || missed.has(folder)) return;
  missed.add(folder);
  console.error(
    `<dungeon-game>: icons stand for pictures, because this one is missing: ${target.src} The folder ${folder} has to hold the pictures of the game; a bundler does not copy it there by itself.`,
  );
}

/**
 * What a table lies on, as the declaration of a custom property; empty where nothing is drawn.
 *
 * @throws never
 */
export function litGround({ texture, ground }: Pick<Theme, 'texture' | 'ground'>): string {
  const url = pictureUrl(groundOf(texture, ground));
  return url === null ? '' : `; --lit-ground: url("${url}")`;
}
