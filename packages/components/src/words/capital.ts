/** A text as a sentence begins with it. @throws never */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
