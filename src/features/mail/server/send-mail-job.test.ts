import { expect, test } from 'vitest';
import { mailRetries, triesUntilTold } from './send-mail-job.ts';

const firstWait = 7;
/** Waits double until the longest; each may be as short as half of that. */
const shortestWait = (tries: number): number => Math.min(mailRetries.retryDelayMax, (firstWait * 2 ** tries) / 2);
const shortestTime = (tries: number): number =>
  Array.from({ length: tries }, (_, index) => shortestWait(index)).reduce((sum, wait) => sum + wait, 0);

test('a mail server may be away from Friday evening until Tuesday evening', () => {
  expect(shortestTime(mailRetries.retryLimit)).toBeGreaterThan(4 * 24 * 60 * 60);
});

test('an admin is told after some minutes, and not when a server was started anew', () => {
  expect(shortestTime(triesUntilTold)).toBeGreaterThan(3 * 60);
  expect(2 * shortestTime(triesUntilTold)).toBeLessThan(20 * 60);
});
