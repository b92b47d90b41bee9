/** A map of unknown things; empty when it is none. @throws never */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** A text, or null. @throws never */
export function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The texts of a list, or null when it is none. @throws never */
export function names(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null;
}

/** One of the values that are allowed, or null. @throws never */
export function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | null {
  return allowed.find((item) => item === value) ?? null;
}
