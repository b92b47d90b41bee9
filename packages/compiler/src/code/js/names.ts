/**
 * Readable JavaScript names for content names. Content names are kebab-case by grammar, so nothing
 * else can reach the code.
 */

/**
 * A cache, since names repeat; it is bounded, so that it does not grow while content is edited for
 * hours.
 */
const identifiers = new Map<string, string>();
const CACHE_MAX = 10_000;

const SAFE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * `old-owl` -> `old_owl`.
 *
 * @throws Error when the name is not a content name: that is our mistake, the loader lets no other
 *   through
 */
export function identifier(name: string): string {
  let cached = identifiers.get(name);
  if (cached === undefined) {
    if (!SAFE.test(name)) throw new Error(`not a content name: ${JSON.stringify(name)}`);
    if (identifiers.size > CACHE_MAX) identifiers.clear();
    cached = name.replaceAll('-', '_');
    identifiers.set(name, cached);
  }
  return cached;
}

/** Hands out each wish once, with a number behind it when it was taken. */
export class FreshNames {
  private readonly taken = new Map<string, number>();
  private readonly reserved: ReadonlySet<string>;

  /** @param reserved names that are never handed out as they are */
  constructor(reserved: ReadonlySet<string> = new Set()) {
    this.reserved = reserved;
  }

  make(wish: string): string {
    const count = this.taken.get(wish) ?? (this.reserved.has(wish) ? 1 : 0);
    this.taken.set(wish, count + 1);
    return count === 0 ? wish : `${wish}_${count}`;
  }
}
