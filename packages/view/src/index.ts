/**
 * Turning a state and the metadata of a game into plain frozen objects for one player: all that an
 * interface may read.
 *
 * It must not know the DOM, lit, the compiler, and anything a player is not allowed to see.
 *
 * @module
 */
export { alikeThings, answersFor } from './alike.ts';
export { determinise } from '@undercroft/engine';
export { checkViews } from './check-views.ts';
export { previewLays } from '#lays';
export type { LayView } from './foresight/lays.ts';
export { lookAhead } from './foresight/look-ahead.ts';
export { calledFor, markWord, parseFragments, plainText, type Fragment, type PictureName } from './fragments.ts';
export { glossaryOf, type Glossary } from './glossary.ts';
export { inLanguage } from './language.ts';
export { explainAttribute, type ValuePart } from './inquiry/explain.ts';
export { mayDisclose, mayLeave } from './foresight/commitment.ts';
export { previewAnswer, type CounterPreview, type Preview } from './foresight/preview.ts';
export { previewOdds } from '#odds';
export type { OddsView } from './foresight/odds.ts';
export { previewPlan } from '#plan';
export type { PlanChange, PlanPreview, PlanRule } from './foresight/plan.ts';
export { sightFrom } from '#sight';
export type { SightView } from './inquiry/sight.ts';
export { phaseOf, turnOf } from './phase.ts';
export { optionIndexOf } from './questions.ts';
export { lookOn, placesAfter, type AheadView, type LaterView } from './reach.ts';
export type {
  AnswerView,
  DecisionView,
  DieView,
  DisabledView,
  EventView,
  GameView,
  LogLineView,
  PlaceSaidView,
  PlayerView,
  ResultView,
  ScoreLineView,
  ScoreView,
  ThingView,
  TogetherView,
  RolledDieView,
  BoardView,
  DrawnView,
  WalkView,
  ZoneView,
} from './shape.ts';
export { EVERYTHING, HIDDEN, SPECTATOR } from './shape.ts';
export { gameView } from '#together';
export { sidesOf, type SideView } from './parts/sides.ts';
export { topZones } from './top-zones.ts';
export type { ViewSettings } from './settings.ts';
export { viewFor, viewHash } from './view.ts';
export { ViewMemo, ViewPool } from './view-memo.ts';
