/**
 * The extension for VS Code: the language server, colours, snippets, cards beside their files,
 * scenarios that run; and how it is built and packed.
 *
 * It must not know what the rules language or a format says, nor any particular game.
 *
 * @module
 */
export { buildExtension } from './build-extension.ts';
