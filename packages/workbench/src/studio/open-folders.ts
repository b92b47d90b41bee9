/**
 * The folder of a path, without that of the game: empty for what lies in it itself.
 *
 * @throws never
 */
export function folderOf(path: string): string {
  return path.split('/').slice(1, -1).join('/');
}

/**
 * Which folders of a list stand open: those of files that were shown, and what was opened by hand,
 * until they are closed by hand.
 */
export class OpenFolders {
  readonly #open = new Set<string>();
  #shown = '';

  /** @param path  of the file that is shown; empty when none is */
  show(path: string): void {
    if (path !== this.#shown && path !== '') this.#open.add(folderOf(path));
    this.#shown = path;
  }

  has(folder: string): boolean {
    return this.#open.has(folder);
  }

  turn(folder: string, isOpen: boolean): void {
    if (isOpen) this.#open.add(folder);
    else this.#open.delete(folder);
  }
}
