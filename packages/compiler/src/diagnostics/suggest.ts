// Near names for "did you mean". Pure: the same names give the same answer in the same order.

const SUGGESTION_COUNT_MAX = 3;
const NAME_LENGTH_MAX = 60;
const SHORT_NAME_LENGTH = 2;

/**
 * Names that the author may have meant, best first.
 *
 * Equal but for case, hyphens, underscores, spaces or a plural ending come first; then names within
 * a Damerau-Levenshtein distance of a third of the longer name (at least one; names of up to two
 * letters must be equal but for case).
 *
 * @param written     what stands in the text
 * @param candidates  what could stand there; duplicates count once
 * @param countMax    how many to give
 * @throws            never
 */
export function suggest(
  written: string,
  candidates: Iterable<string>,
  countMax: number = SUGGESTION_COUNT_MAX,
): readonly string[] {
  if (written.length === 0 || written.length > NAME_LENGTH_MAX) return [];
  const near: { name: string; rank: number }[] = [];
  for (const name of new Set(candidates)) {
    const rank = name === written ? undefined : rankOf(written, name);
    if (rank !== undefined) near.push({ name, rank });
  }
  near.sort((first, second) => first.rank - second.rank || (first.name < second.name ? -1 : 1));
  const best = near[0]?.rank ?? 0;
  // A name that differs only in spelling habits makes all guesses by distance noise.
  return near
    .filter(({ rank }) => best >= 1 || rank < 1)
    .slice(0, countMax)
    .map(({ name }) => name);
}

/** Below 1: the same but for spelling habits. From 1: the distance. Undefined: too far. */
function rankOf(written: string, name: string): number | undefined {
  if (name.length > NAME_LENGTH_MAX) return undefined;
  if (written.toLowerCase() === name.toLowerCase()) return 0;
  const first = normalize(written);
  const second = normalize(name);
  if (first === second && first !== '') return 0.25;
  if (singular(first) === singular(second) && first !== '') return 0.5;
  if (Math.min(first.length, second.length) <= SHORT_NAME_LENGTH) return undefined;
  const distanceMax = Math.max(1, Math.floor(Math.max(first.length, second.length) / 3));
  const distance = editDistance(first, second, distanceMax);
  return distance > distanceMax ? undefined : Math.max(distance, 1);
}

function normalize(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]+/g, '');
}

function singular(name: string): string {
  if (name.length <= SHORT_NAME_LENGTH) return name;
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, '');
}

/**
 * Damerau-Levenshtein distance of two names (insert, delete, replace, swap neighbours), in UTF-16
 * units.
 *
 * @param distanceMax  anything above may come back as any number above it
 * @cost               O(length × length)
 * @throws             never
 */
export function editDistance(first: string, second: string, distanceMax: number = Number.POSITIVE_INFINITY): number {
  if (Math.abs(first.length - second.length) > distanceMax) return distanceMax + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row++) {
    const current = [row];
    for (let column = 1; column <= second.length; column++) {
      const same = first[row - 1] === second[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[second.length] ?? 0;
}
