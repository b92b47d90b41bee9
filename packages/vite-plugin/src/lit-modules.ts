/**
 * What elements import of lit. Whoever serves their sources file by file names these in
 * `optimizeDeps.include`: found late, they would be bundled while a page is open, and it would be
 * loaded anew.
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
