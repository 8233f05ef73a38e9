import { describe, expect, test } from 'vitest';
import { closedSince, nextPollChange, type PollWindow, pollState } from './poll-window.ts';

const now = new Date('2026-11-18T12:00:00Z');
const before = '2026-11-18T11:00:00Z';
const earlier = '2026-11-17T11:00:00Z';
const after = '2026-11-18T13:00:00Z';
const later = '2026-11-19T13:00:00Z';

describe('a poll', () => {
  test.each<[PollWindow, string, string | undefined]>([
    [{}, 'open', undefined],
    [{ opensAt: before }, 'open', undefined],
    [{ opensAt: after }, 'coming', after],
    [{ opensAt: after, closesAt: later }, 'coming', after],
    [{ closesAt: after }, 'open', after],
    [{ closesAt: now.toISOString() }, 'closed', undefined],
    [{ closesAt: before }, 'closed', undefined],
    [{ opensAt: after, closesAt: before }, 'closed', after],
    [{ closesAt: later, closedAt: before }, 'closed', later],
    [{ closedAt: null }, 'open', undefined],
  ])('of %j is %s and changes at %s', (window, state, changes) => {
    expect(pollState(window, now)).toBe(state);
    expect(nextPollChange(window, now)?.toISOString()).toBe(changes && new Date(changes).toISOString());
  });

  test.each<[PollWindow, string | undefined]>([
    [{}, undefined],
    [{ closesAt: before }, before],
    [{ closesAt: later, closedAt: before }, before],
    [{ closesAt: earlier, closedAt: before }, earlier],
  ])('of %j is closed since %s', (window, since) => {
    expect(closedSince(window)).toBe(since);
  });
});
