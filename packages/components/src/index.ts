/**
 * The lit elements: cards, boards, hands, decisions, log. Input is a view object, output is
 * events.
 *
 * It must not know the engine, the compiler, the state array, or the rules of any game.
 *
 * @module
 */
import './board/board.ts';
import './graph/graph.ts';
import { de } from './words/de.ts';
import { fr } from './words/fr.ts';
import { registerWords } from './words/words.ts';

export * from './lean.ts';
export { FightElement, type FightSide, type FightLine } from './battle/fight.ts';
export { BattleElement, type BattlePart, type BattleSide } from './battle/battle.ts';
export { bordersOf, type Border } from './board/borders.ts';
export { bordersPart, groundPart, type BoardGround } from './board/ground.ts';
export { groundStyles } from './board/ground.styles.ts';
export { groundsOf, type Ground } from './board/grounds.ts';
export { tileGround, withoutRing } from './board/drawings/tile-ground.ts';
export { placeWordsPart, placeWordsStyles } from './board/place-words.ts';
export { latticeOf } from './board/lattice/lattice.ts';
export { outlineOf, type OutlineCorner } from './board/lattice/outline.ts';
export { brokenWords, withBreaks } from './card/broken-words.ts';
export { DiceElement, type Die } from './dice/dice.ts';
export { ScoreElement, type ScoreLine, type ScorePlayer } from './score/score.ts';
export { numberSpaces, type TrackMarker, type TrackSpace } from './track/spaces.ts';
export { TrackElement } from './track/track.ts';

registerWords('de', de);
registerWords('fr', fr);
