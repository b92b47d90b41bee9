/** A thread that counts what scenarios run; see `line-coverage.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { runCounted, type CoverageJob, type ScenarioRun } from './scenario-runs.ts';

/** All that it says: what each scenario ran, in their order. */
export type ScenarioRuns = readonly ScenarioRun[];

const port = parentPort;
if (port !== null) port.postMessage((await runCounted(workerData as CoverageJob)) satisfies ScenarioRuns);
