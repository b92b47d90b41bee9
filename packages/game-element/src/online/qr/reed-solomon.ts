/** Reed-Solomon correction of QR codes: the field of 256 elements with the polynomial 0x11d. */

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one);
  return product;
}

/** @param count  words of correction */
export function correctionOf(words: readonly number[], count: number): number[] {
  // The generator is the product of (x - 2^i); its first coefficient, one, is left out.
  const generator: number[] = Array.from({ length: count }, () => 0);
  generator[count - 1] = 1;
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    for (let j = 0; j < count; j++) generator[j] = times(generator[j]!, root) ^ (generator[j + 1] ?? 0);
  const rest = Array.from({ length: count }, () => 0);
  for (const word of words) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (let j = 0; j < count; j++) rest[j]! ^= times(generator[j]!, factor);
  }
  return rest;
}
