/** Tells the author of the page on the console what is wrong with it. @param what  a sentence */
export function complain(what: string): void {
  console.error(`<dungeon-game>: ${what}`);
}
