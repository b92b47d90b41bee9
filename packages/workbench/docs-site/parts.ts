/** The parts of the documents, in the order in which they are listed. */

export interface Part {
  readonly id: string;
  readonly title: string;
  /** what it is for, in a sentence */
  readonly about: string;
  /** page that stands for it, from the root of the repository */
  readonly index: string;
  /** whether a document belongs to it; the first part that takes it has it */
  has(path: string): boolean;
}

const BEGIN = ['docs/README.md', 'docs/how-to/first-game.md', 'docs/language/80-cheat-sheet.md', 'docs/commands.md'];

function folder(id: string, title: string, about: string): Part {
  return { id, title, about, index: `docs/${id}/README.md`, has: (path) => path.startsWith(`docs/${id}/`) };
}

/** Every document belongs to one; the last takes all that is left. */
export const PARTS: readonly Part[] = [
  {
    id: 'begin',
    title: 'Begin',
    about: 'What to read first, by who you are.',
    index: 'docs/README.md',
    has: (path) => BEGIN.includes(path),
  },
  folder('how-to', 'How to', 'What somebody wants to do, one page each.'),
  folder('language', 'Language', 'The rules language. Its examples can be changed and tried where they stand.'),
  folder('formats', 'Formats', 'The files of a game, key by key.'),
  folder('errors', 'Errors', 'What each message means, with an example that is wrong and one that is right.'),
  folder('elements', 'Elements', 'What a page can put a game into.'),
  folder('decisions', 'Decisions', 'Why it is so, one page each.'),
  {
    id: 'more',
    title: 'Inside',
    about: 'For whoever works on the packages.',
    index: 'docs/map.md',
    has: () => true,
  },
];

export function partOf(path: string): Part {
  return PARTS.find((part) => part.has(path))!;
}
