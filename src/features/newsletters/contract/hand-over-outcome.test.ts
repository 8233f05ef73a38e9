import { expect, test } from 'vitest';
import { mostTries, outcomeOf, waitAfterSetback, waitAfterTry } from './hand-over-outcome.ts';

test.each([
  [
    'a mailbox that does not exist',
    { responseCode: 550, command: 'RCPT TO' },
    false,
    { kind: 'refused', isAddress: true },
  ],
  [
    'a name that does not exist',
    { responseCode: 553, command: 'RCPT TO' },
    false,
    { kind: 'refused', isAddress: true },
  ],
  [
    'a mailbox that is full for good',
    { responseCode: 552, command: 'RCPT TO' },
    false,
    { kind: 'refused', isAddress: false },
  ],
  ['words that are refused', { responseCode: 554, command: 'DATA' }, true, { kind: 'refused', isAddress: false }],
  [
    'words that are refused as if nobody lived there',
    { responseCode: 550, command: 'DATA' },
    true,
    { kind: 'refused', isAddress: false },
  ],
  ['a mailbox that is busy', { responseCode: 450, command: 'RCPT TO' }, false, { kind: 'later' }],
  ['a server that is full', { responseCode: 452, command: 'DATA' }, true, { kind: 'later' }],
  ['a server that hangs up', { responseCode: 421, command: 'RCPT TO' }, false, { kind: 'setback' }],
  ['a sender who is not let in', { responseCode: 535, command: 'AUTH PLAIN' }, false, { kind: 'setback' }],
  ['a sender whose address is refused', { responseCode: 550, command: 'MAIL FROM' }, false, { kind: 'setback' }],
  ['a line that breaks before the end', {}, false, { kind: 'setback' }],
  ['a line that breaks after the end', {}, true, { kind: 'doubt' }],
])('%s', (_, failure, wasEnded, outcome) => {
  expect(outcomeOf(failure, wasEnded)).toEqual(outcome);
});

test('one who is busy is tried again ever later, for about an hour', () => {
  const waits = Array.from({ length: mostTries }, (_, tries) => waitAfterTry(tries) / 60_000);
  expect(waits).toEqual([1, 2, 4, 8, 16, 32]);
});

test('a server that is away is asked again soon, then every five minutes', () => {
  expect([0, 1, 2, 6, 100].map((setbacks) => waitAfterSetback(setbacks) / 1000)).toEqual([5, 10, 20, 300, 300]);
});
