/** Tells whoever made the page, on its console, what is wrong with it. @param what  a sentence */
export function complain(what: string): void {
  console.error(`<dungeon-game>: ${what}`);
}
