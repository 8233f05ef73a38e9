import { describe, expect, it } from 'vitest';
import {
  isToBeRemoved,
  type PlatformStanding,
  type StandingMoments,
  standingOf,
  withStanding,
} from './platform-standing.ts';

const then = new Date('2026-11-01T00:00:00Z');
const now = new Date('2026-11-18T10:00:00Z');
const end = new Date('2026-12-18T10:00:00Z');
const working: StandingMoments = { suspendedAt: null, removeAfter: null };
const suspended: StandingMoments = { suspendedAt: then, removeAfter: null };
const leaving: StandingMoments = { suspendedAt: then, removeAfter: end };

describe('whether a platform answers', () => {
  it.each<[StandingMoments, PlatformStanding, StandingMoments]>([
    [working, 'suspended', { suspendedAt: now, removeAfter: null }],
    [working, 'leaving', { suspendedAt: now, removeAfter: end }],
    [suspended, 'working', working],
    [suspended, 'leaving', leaving],
    [suspended, 'suspended', suspended],
    [leaving, 'working', working],
    [leaving, 'suspended', suspended],
    [{ ...leaving, removeAfter: then }, 'leaving', { ...leaving, removeAfter: then }],
  ])('%# becomes %s', (before, wanted, after) => {
    expect(withStanding(before, wanted, now)).toEqual(after);
    expect(standingOf(after)).toBe(wanted);
  });

  it('goes for good at its moment and not before', () => {
    expect(isToBeRemoved(leaving, new Date(end.getTime() - 1))).toBe(false);
    expect(isToBeRemoved(leaving, end)).toBe(true);
    expect(isToBeRemoved(suspended, end)).toBe(false);
  });
});
