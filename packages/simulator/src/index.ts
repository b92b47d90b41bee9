/**
 * Playing many games and telling what happened: win rates with intervals, game length, how much a
 * card matters, dead cards, failures as replays.
 *
 * It must not know files, the compiler, the screen: it receives compiled games and returns plain
 * reports.
 *
 * @module
 */
export { AuditWatcher, type AuditSettings, type StateCheck } from './audit.ts';
export { mergeBalance, simulateBalance, type BalanceShard } from './balance/balance.ts';
export { contestOf, unevenness, unevennessAnytime } from './balance/even.ts';
export { balanceOf, type BalanceReport, type Worth } from './balance/report.ts';
export { addCoverage, CoverageWatcher, firstEntries, type CoverageCounts } from './coverage.ts';
export { isTaught, seedsFor, tryLesson, type LessonTrial } from './lesson.ts';
export { gameSeed, Table, ViolationError, type Played, type Series, type Watcher } from './play.ts';
export { simulateCampaigns } from './campaign.ts';
export { isUndamaged, withChecksum } from './checksum.ts';
export { ratingsOf, type PairResult } from './rating.ts';
export { coverageOf, reportOf, type CoverageReport, type SimulationReport, type UseReport } from './report.ts';
export { type ScoreCounts, type ScoreReport } from './scores.ts';
export type { CardCounts } from './paired/cards.ts';
export { benjaminiHochberg, deviationsFor, type Difference } from './paired/intervals.ts';
export {
  anytimeInterval,
  detectable,
  LOOK_FIRST,
  pairsFor,
  winsDesign,
  type SampleDesign,
} from './paired/sample-size.ts';
export { isWin, listedMeasures, measuresOf, rivalsOf, type Measure } from './paired/measures.ts';
export { mergePaired, simulatePaired, type Arm, type PairedShard } from './paired/paired.ts';
export {
  armChanges,
  comparisonOf,
  figuresOf,
  isSeen,
  type CardChange,
  type Comparison,
  type Figure,
  type JudgedChange,
  type MeasureChange,
} from './paired/report.ts';
export { setupsOf, type NamedSetup } from './setups.ts';
export { sideNames } from './sides.ts';
export { mergeShards, shardsDiffer, simulate, type FailedGame, type Shard, type SimulateOptions } from './simulate.ts';
export { summarise, Tally, wilson, type Histogram, type Share, type Summary } from './statistics.ts';
export { type Use } from './uses.ts';
