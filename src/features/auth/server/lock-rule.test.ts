import { describe, expect, it } from 'vitest';
import { lockMilliseconds } from './lock-rule.ts';

describe('how long a lock lasts', () => {
  it.each([
    [0, 5],
    [1, 10],
    [2, 20],
    [5, 160],
    [8, 1280],
    [9, 1280],
    [1000, 1280],
  ])('after %i locks: %i minutes', (locks, minutes) => expect(lockMilliseconds(locks)).toBe(minutes * 60_000));
});
