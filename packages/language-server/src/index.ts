/**
 * A language server over the compiler, for any editor and for a page.
 *
 * It must not know what the rules language or a format says: it asks the compiler, and translates
 * the answers into the protocol.
 *
 * @module
 */
export type { FileHost, GamePlace, IconPath, KnownIcons } from './host.ts';
export { memoryHost } from './memory-host.ts';
export { serve } from './serve.ts';
