import type { Terminal } from '../terminal.ts';

/** A terminal that remembers what was written and answers from a list. */
export interface RecordedTerminal extends Terminal {
  readonly outText: () => string;
  readonly errText: () => string;
}

/** @param lines what is typed, in order */
export function recordedTerminal(cwd: string, lines: readonly string[] = []): RecordedTerminal {
  const out: string[] = [];
  const err: string[] = [];
  const typed = [...lines];
  return {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    ask: async (prompt) => {
      out.push(prompt);
      return await Promise.resolve(typed.shift() ?? null);
    },
    outColour: false,
    errColour: false,
    live: false,
    width: 100,
    cwd,
    outText: () => out.join(''),
    errText: () => err.join(''),
  };
}
