import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Freshness, type FreshnessState } from './freshness.ts';

const minute = 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Situation {
  processes?: number;
  staleMinutes?: number;
  isThere?: boolean | 'no word';
}

function begin({ processes = 1, staleMinutes, isThere = false }: Situation = {}) {
  const states: FreshnessState[] = [];
  let answer = isThere;
  const freshness = new Freshness({
    isDatabaseThere: () => (answer === 'no word' ? new Promise(() => undefined) : Promise.resolve(answer)),
    staleMilliseconds: staleMinutes === undefined ? undefined : staleMinutes * minute,
    onChange: (state) => states.push(state),
  });
  freshness.noteHeartbeat({ listeners: processes });
  return {
    freshness,
    states,
    answers: (next: typeof answer) => {
      answer = next;
    },
  };
}

/** Until what is known at once is known. */
const soon = () => vi.advanceTimersByTimeAsync(0);

describe('Freshness', () => {
  it.each<[string, Situation, FreshnessState]>([
    ['one process, and the database is away', {}, 'stale'],
    ['one process, and the database is there', { isThere: true }, 'unknown'],
    ['several processes', { processes: 3 }, 'unknown'],
    ['several processes, where going on was chosen', { processes: 3, staleMinutes: 5 }, 'stale'],
    ['one process, where going on was ruled out', { staleMinutes: 0 }, 'unknown'],
  ])('%s', async (_, situation, expected) => {
    const { freshness, states } = begin(situation);
    freshness.lost();
    await soon();
    expect([freshness.state, states]).toEqual([expected, [expected]]);
    freshness.back();
    expect(freshness.state).toBe('fresh');
  });

  it('waits for word no longer than it may', async () => {
    const { freshness } = begin({ isThere: 'no word' });
    freshness.lost();
    await vi.advanceTimersByTimeAsync(399);
    expect(freshness.state).toBe('fresh');
    await vi.advanceTimersByTimeAsync(1);
    expect(freshness.state).toBe('stale');
  });

  it('goes on for an hour, or as long as was chosen', async () => {
    for (const [situation, minutes] of [
      [{}, 60],
      [{ staleMinutes: 10 }, 10],
    ] as const) {
      const { freshness } = begin(situation);
      freshness.lost();
      await vi.advanceTimersByTimeAsync(minutes * minute - 1);
      expect([freshness.state, freshness.staleSeconds]).toEqual(['stale', minutes * 60]);
      await vi.advanceTimersByTimeAsync(1);
      expect([freshness.state, freshness.staleSeconds]).toEqual(['unknown', undefined]);
    }
  });

  it('stops when the database turns out to be there, and does not begin again before it is heard', async () => {
    const { freshness, states, answers } = begin();
    freshness.lost();
    await soon();
    answers(true);
    freshness.stillLost();
    await soon();
    answers(false);
    freshness.stillLost();
    await soon();
    expect(states).toEqual(['stale', 'unknown']);
    freshness.back();
    expect(freshness.state).toBe('fresh');
  });

  it('has a whole hour again after each time that it was back', async () => {
    const { freshness } = begin();
    freshness.lost();
    await vi.advanceTimersByTimeAsync(40 * minute);
    freshness.back();
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(freshness.state).toBe('fresh');
    freshness.lost();
    await vi.advanceTimersByTimeAsync(40 * minute);
    expect([freshness.state, freshness.staleSeconds]).toEqual(['stale', 40 * 60]);
  });

  it('does not begin its hour again at each attempt that fails', async () => {
    const { freshness, states } = begin();
    freshness.lost();
    await vi.advanceTimersByTimeAsync(30 * minute);
    freshness.stillLost();
    await vi.advanceTimersByTimeAsync(30 * minute);
    expect(states).toEqual(['stale', 'unknown']);
  });

  it('says nothing any more once it is closed', async () => {
    const { freshness, states } = begin({ isThere: 'no word' });
    freshness.lost();
    freshness.close();
    await vi.advanceTimersByTimeAsync(2 * 60 * minute);
    expect([states, vi.getTimerCount()]).toEqual([[], 0]);
    const later = begin();
    later.freshness.lost();
    await soon();
    later.freshness.close();
    await vi.advanceTimersByTimeAsync(2 * 60 * minute);
    expect(later.states).toEqual(['stale']);
  });

  it('knows how many processes there are, as it was last told', () => {
    const { freshness } = begin({ processes: 3 });
    expect(freshness.processes).toBe(3);
  });

  it('does not listen to an answer that comes when it is back', async () => {
    const { freshness, states } = begin({ isThere: true });
    freshness.lost();
    freshness.back();
    await vi.advanceTimersByTimeAsync(minute);
    expect(states).toEqual(['fresh']);
  });
});
