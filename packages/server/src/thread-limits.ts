import type { ResourceLimits } from 'node:worker_threads';

/**
 * Room for new objects in each thread. By default Node lets a thread grow to 64 MB of them, keeps
 * these from the machine, and is no faster for it.
 */
export const THREAD_LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 8 };
