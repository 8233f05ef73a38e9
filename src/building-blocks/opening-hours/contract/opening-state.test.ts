import { describe, expect, test } from 'vitest';
import { momentAt } from '#platform/contract/time/wall-clock.ts';
import { type Hours, nextOpeningChange, openingState, spansOf, weekdayOf } from './opening-state.ts';

// 2026-11-16 is a Monday.
const hours: Hours = {
  week: [
    { day: 'monday', from: '13:00', until: '17:00' },
    { day: 'monday', from: '08:30', until: '12:30' },
    { day: 'tuesday', from: '08:30', until: '20:00' },
    { day: 'friday', from: '09:00', until: '24:00' },
    { day: 'saturday', from: '17:00', until: '09:00' },
  ],
  exceptions: [
    { date: '2026-11-17' },
    { date: '2026-11-18', from: '10:00', until: '11:00' },
    { date: '2026-11-18', from: '14:00', until: '15:00' },
  ],
};

test.each([
  ['2026-11-16', 'monday'],
  ['2026-11-22', 'sunday'],
  ['2026-03-29', 'sunday'],
])('%s is a %s', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test.each([
  ['in order of time', '2026-11-16', ['08:30', '13:00']],
  ['an exception without times is a closed day', '2026-11-17', []],
  ['an exception stands in for a day that is otherwise closed', '2026-11-18', ['10:00', '14:00']],
  ['the day after, the week holds again', '2026-11-24', ['08:30']],
  ['a span that ends before it begins is passed over', '2026-11-21', []],
])('the hours of a day: %s', (_, day, starts) => {
  expect(spansOf(hours, day).map(({ from }) => from)).toEqual(starts);
});

describe('the state and its next change', () => {
  test.each([
    ['before opening', '2026-11-16', '08:29', { kind: 'opens', day: '2026-11-16', at: '08:30' }, '2026-11-16 08:30'],
    ['at the minute of opening', '2026-11-16', '08:30', { kind: 'open', until: '12:30' }, '2026-11-16 12:30'],
    [
      'at the minute of closing',
      '2026-11-16',
      '12:30',
      { kind: 'opens', day: '2026-11-16', at: '13:00' },
      '2026-11-16 13:00',
    ],
    [
      'after the day, past a closed one',
      '2026-11-16',
      '17:00',
      { kind: 'opens', day: '2026-11-18', at: '10:00' },
      '2026-11-18 10:00',
    ],
    ['until midnight', '2026-11-20', '23:59', { kind: 'open', until: '24:00' }, '2026-11-21 00:00'],
    ['over the weekend', '2026-11-21', '18:00', { kind: 'opens', day: '2026-11-23', at: '08:30' }, '2026-11-23 08:30'],
  ])('%s', (_, day, time, state, change) => {
    const now = momentAt(day, time, 'Europe/Amsterdam');
    expect(openingState(hours, now, 'Europe/Amsterdam')).toEqual(state);
    const [changeDay = '', changeTime = ''] = change.split(' ');
    expect(nextOpeningChange(hours, now, 'Europe/Amsterdam')).toEqual(
      momentAt(changeDay, changeTime, 'Europe/Amsterdam'),
    );
  });

  test('hours that nobody filled in are closed, and stay so', () => {
    const none: Hours = { week: [], exceptions: [] };
    expect(openingState(none, momentAt('2026-11-16', '10:00', 'Europe/Amsterdam'), 'Europe/Amsterdam')).toEqual({
      kind: 'closed',
    });
    expect(
      nextOpeningChange(none, momentAt('2026-11-16', '10:00', 'Europe/Amsterdam'), 'Europe/Amsterdam'),
    ).toBeUndefined();
  });

  test('the hours are those of the platform, wherever the server stands', () => {
    // Half past eight in summer is half past six by the world's clock.
    expect(openingState(hours, new Date('2026-07-06T06:30:00Z'), 'Europe/Amsterdam')).toEqual({
      kind: 'open',
      until: '12:30',
    });
    expect(openingState(hours, new Date('2026-07-06T06:29:00Z'), 'Europe/Amsterdam').kind).toBe('opens');
  });
});
