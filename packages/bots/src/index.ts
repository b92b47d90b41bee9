/**
 * Players that choose an answer by themselves: random, greedy, searching.
 *
 * It must not know anything beyond what their seat may observe and the list of legal answers;
 * Node, the DOM, the clock, `Math.random`.
 *
 * @module
 */
export {};
