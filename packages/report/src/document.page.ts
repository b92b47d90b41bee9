/** Where plots are drawn in a page. */
export const { document } = globalThis;
