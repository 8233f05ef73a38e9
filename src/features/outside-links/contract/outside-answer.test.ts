import { expect, test } from 'vitest';
import { type OutsideAnswer, retryAfterSeconds, type Verdict, verdictOf } from './outside-answer.ts';

const answered = (status: number, seconds?: number): OutsideAnswer => ({
  kind: 'answered',
  status,
  retryAfterSeconds: seconds,
});

test.each<[string, OutsideAnswer, Verdict]>([
  ['200', answered(200), 'there'],
  ['304', answered(304), 'there'],
  ['401: not for us', answered(401), 'there'],
  ['403: not for us', answered(403), 'there'],
  ['405', answered(405), 'there'],
  ['404', answered(404), 'gone'],
  ['410', answered(410), 'gone'],
  ['429', answered(429), 'later'],
  ['503 that asks for patience', answered(503, 60), 'later'],
  ['503', answered(503), 'silent'],
  ['500', answered(500), 'silent'],
  ['no answer', { kind: 'silent' }, 'silent'],
  ['kept out by robots.txt', { kind: 'not-asked' }, 'later'],
])('%s', (_, answer, verdict) => {
  expect(verdictOf(answer)).toBe(verdict);
});

const now = new Date('2026-11-17T12:00:00Z');
test.each<[string | undefined, number | undefined]>([
  [undefined, undefined],
  ['120', 120],
  [' 5 ', 5],
  ['Tue, 17 Nov 2026 12:01:00 GMT', 60],
  ['Tue, 17 Nov 2026 11:00:00 GMT', 0],
  ['straks', undefined],
])('Retry-After %s: %s', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});
