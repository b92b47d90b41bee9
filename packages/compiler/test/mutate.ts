// Random mistakes, the same for the same seed.

/** Numbers from 0 to below 1, the same row for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS =
  'a an the if then else otherwise when before instead of is not in and or where for each to by with because until end at choose option include let set gain pay lose move draw you your its it this here none true d6 2d6 roll count sum max ( ) [ ] , . + - * / = == : ; { } # -- " 0 1 99999999999 -1 x you.x it.x animal animals goat farm your-hand beasts storm wild stop skip return expire proceed require offer highest once per repeat while as soon every \t \u{E000} \u{E001} \u{1F410} é'.split(
    ' ',
  );

/**
 * A text with one to three mistakes: words left out, doubled, swapped, put in; lines moved, cut,
 * indented otherwise.
 */
export function mutate(text: string, random: () => number): string {
  let result = text;
  const count = 1 + Math.floor(random() * 3);
  for (let index = 0; index < count; index++) result = mutateOnce(result, random);
  return result;
}

function mutateOnce(text: string, random: () => number): string {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const tokens: string[] = text.match(/\s+|[A-Za-z0-9-]+|[^\sA-Za-z0-9-]/gu) ?? [];
  if (tokens.length === 0) return pick(WORDS) ?? '';
  const at = Math.floor(random() * tokens.length);
  const other = Math.floor(random() * tokens.length);
  const change: readonly (() => string[])[] = [
    () => tokens.toSpliced(at, 1),
    () => tokens.toSpliced(at, 0, tokens[at] ?? ''),
    () => tokens.with(at, pick(WORDS) ?? ''),
    () => tokens.toSpliced(at, 0, ` ${pick(WORDS) ?? ''} `),
    () => tokens.with(at, tokens[other] ?? '').with(other, tokens[at] ?? ''),
    () => tokens.with(at, tokens[other] ?? ''),
    () => tokens.with(at, (tokens[at] ?? '').slice(1)),
    () => tokens.slice(0, at),
    () => indentLine(text, random),
    () =>
      text
        .split('\n')
        .toSpliced(Math.floor(random() * text.split('\n').length), 1)
        .join('\n')
        .split(''),
  ];
  return pick(change)?.().join('') ?? text;
}

function indentLine(text: string, random: () => number): string[] {
  const lines = text.split('\n');
  const at = Math.floor(random() * lines.length);
  const line = lines[at] ?? '';
  const changed = random() < 0.5 ? ` ${line}` : line.replace(/^ {1,2}/, '');
  return [lines.with(at, changed).join('\n')];
}
