/** Ways in which a game leaves the studio and comes back: as a link, as an archive. */
import { offerFile } from '@undercroft/game-element';
import { hashOf } from '../route.ts';
import { chooseFile } from './home/choose-file.ts';
import { readShared, sharedPiece } from './home/shared.ts';
import type { Studio } from './studio.ts';
import type { Say } from './words/words.ts';

export interface CarryHost {
  readonly say: Say;
  /** Something is to be said; empty: nothing any more. */
  readonly tell: (sentence: string) => void;
}

/** Puts what is changed into a link. */
export async function share(studio: Studio, { say, tell }: CarryHost): Promise<void> {
  const { game } = studio;
  const piece = sharedPiece(game, studio.changes);
  if (piece === null) return tell(say('share-large'));
  const link = `${location.href.replace(/#.*/, '')}${hashOf({ page: 'edit', game })}${piece}`;
  try {
    await navigator.clipboard.writeText(link);
    tell(say('share-copied'));
  } catch {
    window.prompt(say('share-by-hand'), link);
  }
}

/** Offers to take in the changes in the address; then removes them from it. */
export function takeShared(studio: Studio, { say, tell }: CarryHost): void {
  const files = readShared(location.hash, studio.game);
  if (files === undefined) return;
  history.replaceState(null, '', location.hash.replace(/&shared=[^&]*/, ''));
  if (files === null) tell(say('share-wrong'));
  else if (window.confirm(say('share-sure', { n: Object.keys(files).length }))) studio.take(files);
}

/** Packs the whole game. */
export function download(studio: Studio): void {
  offerFile(`${studio.game}.zip`, studio.archive(), 'application/zip');
}

/** Takes an archive in. */
export function upload(studio: Studio, { say, tell }: CarryHost): void {
  chooseFile('.zip', async (file) => {
    const found = studio.takeArchive(new Uint8Array(await file.arrayBuffer()));
    tell(found.texts === null ? say(found.refused, found.slots) : '');
  });
}
