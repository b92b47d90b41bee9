/**
 * The part of the game at the cursor: a call
 * to begin with, when it is to be tried.
 */
import { parse } from 'yaml';

/**
 * The procedure around a place in rules, or what plays the card of a file.
 *
 * @param path    of the file, from the content folder
 * @param before  its text up to the cursor
 * @param game    text of game.yaml
 * @returns       a call, its arguments left open; empty when nothing there can be called
 */
export function callAt(path: string, before: string, game: string): string {
  if (path.endsWith('.rules')) return /.*^to ([a-z][\w-]*)/ms.exec(before)?.[1] ?? '';
  const [, folder, name] = /^[^/]+\/([^/]+)\/([^/]+)\.yaml$/.exec(path) ?? [];
  if (folder === undefined || name === undefined) return '';
  const row = name.endsWith('.table') ? (/.*^ {2}([a-z][\w-]*):/ms.exec(before)?.[1] ?? '') : name;
  const play = playOf(game, folder);
  return play === '' || row === '' ? '' : `${play} ${row}`;
}

/** The procedure that plays cards of a folder; empty when they are not played. */
function playOf(game: string, folder: string): string {
  const kinds = kindsOf(game);
  const own = Object.values(kinds).find((kind) => kind?.folder === folder);
  for (let kind = own; kind !== undefined; kind = kind.is === undefined ? undefined : kinds[kind.is])
    if (kind?.play !== undefined) return kind.play;
  return '';
}

interface KindText {
  readonly folder?: string;
  readonly is?: string;
  readonly play?: string;
}

function kindsOf(game: string): Readonly<Record<string, KindText | undefined>> {
  try {
    const { kinds } = parse(game) as { readonly kinds?: Readonly<Record<string, KindText>> };
    return kinds ?? {};
  } catch {
    return {};
  }
}
