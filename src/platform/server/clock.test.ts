import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseClock } from './clock.ts';

const noon = Date.parse('2026-11-16T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

const beat = (aheadBy: number, roundTrip = 2) => ({
  listeners: 1,
  askedAt: Date.now() - roundTrip,
  heardAt: Date.now(),
  databaseTime: Date.now() - roundTrip / 2 + aheadBy,
});
const aheadBy = (clock: DatabaseClock) => clock.now().getTime() - Date.now();

it('is ours until the database is heard, and then the database’s', () => {
  const clock = new DatabaseClock();
  expect([aheadBy(clock), clock.ahead]).toEqual([0, undefined]);
  clock.noteHeartbeat(beat(5000));
  expect([aheadBy(clock), clock.ahead]).toEqual([5000, -5000]);
  vi.advanceTimersByTime(60_000);
  expect(aheadBy(clock)).toBe(5000);
});

it('believes the quickest answer of the last ten', () => {
  const clock = new DatabaseClock();
  clock.noteHeartbeat(beat(200, 1));
  for (let slow = 0; slow < 9; slow += 1) clock.noteHeartbeat(beat(900, 500));
  expect(aheadBy(clock)).toBe(200);
  clock.noteHeartbeat(beat(900, 500));
  expect(aheadBy(clock)).toBe(900);
});

it('never goes back by a little, and follows a clock that was set', () => {
  const clock = new DatabaseClock();
  clock.noteHeartbeat(beat(300));
  const before = clock.now();
  clock.noteHeartbeat(beat(0, 1));
  expect(clock.now()).toEqual(before);
  clock.noteHeartbeat(beat(-3_600_000, 0));
  expect(aheadBy(clock)).toBe(-3_600_000);
});
