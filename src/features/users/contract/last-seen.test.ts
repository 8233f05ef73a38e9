import { describe, expect, it } from 'vitest';
import { lastSeenRange } from './last-seen.ts';

const now = new Date('2026-11-15T12:00:00Z');

describe('lastSeenRange', () => {
  it.each([
    ['week', '2026-11-08T12:00:00.000Z', undefined],
    ['month', '2026-10-16T12:00:00.000Z', undefined],
    ['year', '2025-11-15T12:00:00.000Z', undefined],
    ['longer', undefined, '2025-11-15T12:00:00.000Z'],
  ] as const)('%s', (period, from, until) => {
    const range = lastSeenRange(period, now);
    expect([range.from?.toISOString(), range.until?.toISOString()]).toEqual([from, until]);
  });
});
