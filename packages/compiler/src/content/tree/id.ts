let last = 0;

/** A number for a node or a part of one: each is given once in a process. Never throws. */
export function newId(): number {
  return ++last;
}
