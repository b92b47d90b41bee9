/**
 * The table of the studio: a page of the workbench in a frame, which shows a game as it is edited
 * around it. A frame has a screen of its own, so the table is laid out as on a screen of that size,
 * and keys pressed in it are its own.
 */
import { takeEdited, type DraftGame } from '../../games.ts';

/** What the frame says when it can be told of a game. */
interface Ready {
  /** `taken`: it shows the game that it was told of last */
  readonly undercroft: 'ready' | 'taken';
}

/** What the page around it says. */
export interface Edited {
  readonly undercroft: 'edited';
  readonly game: DraftGame;
}

/**
 * In a frame of the studio: follows the edits
 * around it. Messages of other senders are ignored.
 */
export function followStudio(): void {
  if (window.parent === window) return;
  let taken: Promise<unknown> = Promise.resolve();
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<Edited>) => {
    if (source !== window.parent || origin !== location.origin || data?.undercroft !== 'edited') return;
    // One after the other: a small change must not be overtaken by a large one before it.
    taken = taken
      .then(() => takeEdited(data.game))
      .then(() => say('taken'))
      .catch(reportError);
  });
  say('ready');
}

function say(undercroft: Ready['undercroft']): void {
  const ready: Ready = { undercroft };
  window.parent.postMessage(ready, location.origin);
}

/**
 * Tells a frame of a game as it is edited. What is wrong with it stands beside the frame, not in
 * it.
 */
export function sendToFrame(frame: HTMLIFrameElement, game: DraftGame): void {
  const edited: Edited = { undercroft: 'edited', game: { ...game, findings: [] } };
  frame.contentWindow?.postMessage(edited, location.origin);
}

/**
 * Calls back when a frame can be told something: when it has been loaded, and whenever it is loaded
 * anew.
 *
 * @param taken  called when it shows the game that it was told of
 * @returns      a function that ends it
 */
export function onFrameReady(frame: () => HTMLIFrameElement | null, ready: () => void, taken: () => void): () => void {
  const heard = ({ source, origin, data }: MessageEvent<Ready>): void => {
    if (source !== frame()?.contentWindow || origin !== location.origin) return;
    if (data?.undercroft === 'ready') ready();
    if (data?.undercroft === 'taken') taken();
  };
  window.addEventListener('message', heard);
  return () => window.removeEventListener('message', heard);
}
