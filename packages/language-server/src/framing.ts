// The frames of the protocol: a header with the length of a message, a blank line, the message. The
// library waits for ever behind a damaged one.

import { Buffer } from 'node:buffer';
import { Transform, type TransformCallback } from 'node:stream';

/** Most bytes of a header, which takes some fifty. */
const HEADER_BYTES_MAX = 4096;
/** Most bytes of a message: many times the largest file that the compiler takes. */
const MESSAGE_BYTES_MAX = 64 * 1024 * 1024;
const HEADER_END = '\r\n\r\n';

/** Hands everything on as it comes, and looks at the headers. */
export class CheckedFrames extends Transform {
  readonly #damaged: (message: string) => void;
  /** what has come of a header */
  #header: Buffer = Buffer.alloc(0);
  /** bytes of a message that are still to come */
  #left = 0;
  #isDamaged = false;

  /** @param damaged  called once, with a sentence; nothing is handed on after it */
  constructor(damaged: (message: string) => void) {
    super();
    this.#damaged = damaged;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    const reason = this.#isDamaged ? null : this.#look(chunk);
    if (reason !== null) {
      this.#isDamaged = true;
      this.#damaged(reason);
    }
    if (!this.#isDamaged) this.push(chunk);
    done();
  }

  /**
   * The library ends the process when the stream ends. After damage the stream stays open, because
   * the receiver of `damaged` ends the process with a message.
   */
  override _flush(done: TransformCallback): void {
    if (!this.#isDamaged) done();
  }

  /** @returns why a header is damaged, or null */
  #look(chunk: Buffer): string | null {
    let rest = chunk;
    while (rest.length > 0) {
      const taken = Math.min(this.#left, rest.length);
      this.#left -= taken;
      rest = rest.subarray(taken);
      if (rest.length === 0) return null;
      const header = Buffer.concat([this.#header, rest]);
      const end = header.indexOf(HEADER_END);
      if (end < 0 || end > HEADER_BYTES_MAX) {
        this.#header = header;
        return header.length > HEADER_BYTES_MAX ? `a header is longer than ${HEADER_BYTES_MAX} bytes` : null;
      }
      const length = lengthIn(header.subarray(0, end).toString('latin1'));
      if (typeof length === 'string') return length;
      rest = header.subarray(end + HEADER_END.length);
      this.#header = Buffer.alloc(0);
      this.#left = length;
    }
    return null;
  }
}

/** @returns the length that a header states, or why it states none */
function lengthIn(header: string): number | string {
  const lines = header.split('\r\n').filter((line) => /^content-length *:/i.test(line));
  const stated = lines[0]?.replace(/^[^:]*:/, '').trim();
  if (stated === undefined) return 'a header has no Content-Length';
  if (lines.length > 1) return 'a header has more than one Content-Length';
  const shown = JSON.stringify(stated.slice(0, 40));
  if (!/^\d+$/.test(stated)) return `Content-Length must be a whole number of bytes, not ${shown}`;
  const length = Number(stated);
  return length > MESSAGE_BYTES_MAX ? `Content-Length is ${shown}, more than ${MESSAGE_BYTES_MAX} bytes` : length;
}
