/** How the command line fails: by what exit code, and with what words. */
export { shownPath, systemReason } from '@undercroft/content-files';

export const EXIT = { clean: 0, findings: 1, usage: 2, bug: 3 } as const;

/**
 * The command line was used in a way it does not know. Exit code 2, as for what the operating
 * system refuses.
 */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/**
 * What was asked for cannot be done with this content or these files, and the reason. Exit code 1.
 */
export class FindingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FindingError';
  }
}
