/**
 * The lit elements: cards, boards, hands, decisions, log. Input is a view object, output is
 * events.
 *
 * It must not know the engine, the compiler, the state array, or the rules of any game.
 *
 * @module
 */
export {};
