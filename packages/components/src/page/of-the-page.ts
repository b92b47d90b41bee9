/**
 * A value that is one for the page. Each one-file build has a copy of these modules, and an element
 * is defined by the first file that has it: what one copy registers, elements of another draw and
 * say.
 *
 * @param name  of the value, the same in every build
 * @param make  called by the first caller
 */
export function ofThePage<Value>(name: string, make: () => Value): Value {
  const page = globalThis as unknown as Record<symbol, Value | undefined>;
  return (page[Symbol.for(`undercroft.${name}`)] ??= make());
}
