import { contentFolder } from '../games.ts';

/**
 * Whether there are files to open: a server that runs on the machine of its user has them, a built
 * site has none.
 */
export const canOpen: boolean = contentFolder !== '';

/**
 * Opens a place of the content in the editor of the machine the server runs on.
 *
 * @param source  `file:line:column`, path from the content folder
 */
export function openSource(source: string): void {
  if (canOpen) void fetch(`/__open-in-editor?file=${encodeURIComponent(`${contentFolder}/${source}`)}`);
}
