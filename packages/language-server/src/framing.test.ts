import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CheckedFrames } from './framing.ts';

/** Sends chunks. @returns what was handed on, and what was said to be damaged */
function sent(chunks: readonly Buffer[]): { readonly text: string; readonly damaged: readonly string[] } {
  const damaged: string[] = [];
  const frames = new CheckedFrames((message) => damaged.push(message));
  const parts: Buffer[] = [];
  frames.on('data', (part: Buffer) => parts.push(part));
  for (const chunk of chunks) frames.write(chunk);
  for (let part = frames.read() as Buffer | null; part !== null; part = frames.read() as Buffer | null)
    parts.push(part);
  return { text: Buffer.concat(parts).toString(), damaged };
}

const frame = (message: string, more = ''): string =>
  `Content-Length: ${Buffer.byteLength(message)}\r\n${more}\r\n${message}`;

it('hands sound messages on as they are, wherever they are cut', () => {
  const text = frame('{"id":1}') + frame('', 'Content-Type: x\r\n') + frame('{"text":"é\r\n\r\n"}') + frame('{}');
  const bytes = Buffer.from(text);
  const cuts = fc.array(fc.nat(bytes.length), { maxLength: 12 }).map((list) => list.toSorted((a, b) => a - b));
  const property = fc.property(cuts, (places) => {
    const ends = [...places, bytes.length];
    const chunks = ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
    expect(sent(chunks)).toEqual({ text, damaged: [] });
  });

  fc.assert(property, { seed: 1, numRuns: 300 });
});

it.each([
  ['Content-Length: -5\r\n\r\n{}', 'Content-Length must be a whole number of bytes, not "-5"'],
  ['Content-Length: abc\r\n\r\n{}', 'Content-Length must be a whole number of bytes, not "abc"'],
  ['Content-Length: 1e3\r\n\r\n{}', 'Content-Length must be a whole number of bytes, not "1e3"'],
  ['Content-Length:\r\n\r\n{}', 'Content-Length must be a whole number of bytes, not ""'],
  ['Content-Type: x\r\n\r\n{}', 'a header has no Content-Length'],
  ['Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 'a header has more than one Content-Length'],
  ['Content-Length: 99999999999\r\n\r\n{}', 'Content-Length is "99999999999", more than 67108864 bytes'],
  ['x'.repeat(5000), 'a header is longer than 4096 bytes'],
])('says once what is wrong with %j, and hands nothing on after it', (bad, reason) => {
  const good = frame('{"id":1}');
  const { text, damaged } = sent([Buffer.from(good), Buffer.from(bad), Buffer.from(good)]);

  expect(damaged).toEqual([reason]);
  expect(text).toBe(good);
});
