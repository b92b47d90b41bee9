/**
 * Running "given, do, expect": setting up a position, giving answers, comparing what happened,
 * telling the difference.
 *
 * It must not know files, YAML and the compiler: it receives compiled games and scenarios that
 * were parsed already.
 *
 * @module
 */
export {};
