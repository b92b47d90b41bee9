/**
 * Content in Vite: compiles `content/<game>` into a virtual module, watches the files, shows
 * diagnostics in the overlay, refreshes what changed.
 *
 * It must not know the engine, the components, or any particular game.
 *
 * @module
 */
export {};
