import { expect, test } from 'vitest';
import { isBrokenLine, mostTries, outcomeOf, waitAfterSetback, waitAfterTry } from './hand-over-outcome.ts';

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
  [
    'a mailbox that does not exist, in so many words',
    { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 no such user' },
    false,
    { kind: 'refused', isAddress: true },
  ],
  [
    'a mailbox that is switched off',
    { responseCode: 550, command: 'RCPT TO', response: '550 5.2.1 mailbox disabled' },
    false,
    { kind: 'refused', isAddress: false },
  ],
  [
    'relaying that is denied',
    { responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 relaying denied' },
    false,
    { kind: 'denied' },
  ],
  [
    'relaying that is denied by another number',
    { responseCode: 554, command: 'RCPT TO', response: '554-5.7.1 <x@y.example>: Relay access denied' },
    false,
    { kind: 'denied' },
  ],
  [
    'a quota that is used up',
    { responseCode: 550, command: 'DATA', response: '550 5.4.5 daily sending quota exceeded' },
    true,
    { kind: 'denied' },
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

test.each([
  ['a line that the mail server hung up before anything was said', {}, false, true],
  ['no answer to the end of a letter', {}, true, false],
  ['a mail server that closes down', { responseCode: 421 }, false, false],
  ['a mailbox that is refused', { responseCode: 550, command: 'RCPT TO' }, false, false],
] as const)('%s is handed over another line: %o, ended %s, %s', (_what, failure, wasEnded, isBroken) => {
  expect(isBrokenLine(failure, wasEnded)).toBe(isBroken);
});
