import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanName, readRequest } from './protocol.ts';

it('takes any JSON and gives a request or null', () => {
  const kinds = fc.constantFrom(
    'sit',
    'rise',
    'bot',
    'free',
    'begin',
    'answer',
    'take-back',
    'ask-undo',
    'vote',
    'renew',
    'terms',
    'say',
    'talk',
    'ready',
    'colour',
    'next',
    'x',
  );
  const message = fc.record({
    is: kinds,
    key: fc.jsonValue(),
    seat: fc.jsonValue(),
    at: fc.jsonValue(),
    index: fc.jsonValue(),
  });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), message), (given) => {
      const request = readRequest(given);

      if (request !== null) expect(request.key.length).toBeGreaterThan(0);
    }),
    { seed: 3, numRuns: 500 },
  );
});

it.each([
  { is: 'answer', key: 'a', at: { epoch: 0, position: 0, early: 0 }, index: 1.5 },
  { is: 'answer', key: 'a', at: { epoch: 0, position: -1, early: 0 }, index: 1 },
  { is: 'answer', key: 'a', index: 1 },
  { is: 'answer', key: '', at: { epoch: 0, position: 0, early: 0 }, index: 1 },
  { is: 'answer', key: 'a'.repeat(65), at: { epoch: 0, position: 0, early: 0 }, index: 1 },
  { is: 'sit', key: 'a', seat: '0', name: 'Ann' },
  { is: 'bot', key: 'a', seat: 0, bot: '../../evil' },
  { is: 'vote', key: 'a', yes: 'yes' },
])('takes no message that is not whole: %j', (message) => {
  expect(readRequest(message)).toBeNull();
});

it('leaves nothing in a name that turns or hides the text around it', () => {
  expect(cleanName('\u202EnnA\u0000 \t of\n\u200B York ')).toBe('nnA of York');
  expect([...cleanName('𝒜'.repeat(80))]).toHaveLength(24);
  expect(cleanName('<b>x</b>')).toBe('<b>x</b>');
  expect(cleanName(`A${'\u0336'.repeat(60)}nn`)).toBe('A\u0336\u0336nn');
  expect(cleanName('\u3164\u2800')).toBe('');
  expect(cleanName({ toString: () => 'x' })).toBe('');
});
