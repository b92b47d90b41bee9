/** A seed that nobody chose: six digits, so that it can be told to somebody. */
export function randomSeed(): number {
  const cell = new Uint32Array(1);
  crypto.getRandomValues(cell);
  return 100_000 + ((cell[0] ?? 0) % 900_000);
}
