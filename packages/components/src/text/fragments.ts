/**
 * Card text is plain text with two marks: `[name]` stands for the icon of a counter or attribute, `**words**` for
 * words that stand out. It becomes a list of typed pieces that templates bind as text; markup never comes from content.
 */

/** One piece of a card text. */
export type Fragment =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'strong'; readonly text: string }
  | { readonly is: 'icon'; readonly name: string };

const marks = /\*\*([^*\n]+)\*\*|\[([a-z][a-z0-9-]*)\]/g;

/**
 * Takes a card text apart.
 *
 * @param text  any text; a mark that is not closed stays as it is written
 * @returns     the pieces in order, without empty ones; `[]` for an empty text
 * @throws      never
 */
export function parseFragments(text: string): Fragment[] {
  const pieces: Fragment[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) pieces.push({ is: 'text', text: text.slice(from, match.index) });
    const [whole, strong, name] = match;
    if (strong !== undefined) pieces.push({ is: 'strong', text: strong });
    else if (name !== undefined) pieces.push({ is: 'icon', name });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ is: 'text', text: text.slice(from) });
  return pieces;
}

/**
 * The text as it is read aloud: marks replaced by their words.
 *
 * @param titles  what `[name]` is called, by name; one that is not there is called by its name
 * @throws        never
 */
export function plainText(text: string, titles: ReadonlyMap<string, { readonly title: string }> = new Map()): string {
  return text.replaceAll(
    marks,
    (_whole, strong: string | undefined, name = '') => strong ?? titles.get(name)?.title.toLowerCase() ?? name,
  );
}
