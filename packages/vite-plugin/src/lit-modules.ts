/**
 * What elements import of lit. A server that serves their sources file by file names these
 * in `optimizeDeps.include`. If it found them late, it would bundle them
 * while a page is open and reload that page.
 */
export const LIT_MODULES: readonly string[] = [
  'lit',
  'lit/async-directive.js',
  'lit/directive-helpers.js',
  'lit/directive.js',
  'lit/directives/keyed.js',
  'lit/directives/live.js',
  'lit/directives/repeat.js',
];
