import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import { dayAndDate, demoDates, endOf, longDate, monthAndYear, shortDate, weekdays } from './demo-dates.ts';
import { eventCards } from './event-items.ts';

const everyDayOfAYear = Array.from(
  { length: 366 },
  (_, index) => new Date(`${addDays('2027-12-20', index)}T22:30:00Z`),
);
const weekdayOf = (day: string) => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()];

describe('dates in the demo', () => {
  it('are those of the platform’s calendar', () => {
    // Half past eleven in the evening in London is the next day in Vloedhaven.
    expect(demoDates(new Date('2027-07-01T22:30:00Z')).today).toBe('2027-07-02');
  });

  it('put no event in the past, nor far away, on whatever day the demo is made', () => {
    for (const now of everyDayOfAYear) {
      const dates = demoDates(now);
      const days = eventCards(dates).map(({ date = '' }) => date);
      expect(days.filter((day) => day <= dates.today || day > addDays(dates.today, 30))).toEqual([]);
      expect(days).toEqual(days.toSorted());
    }
  });

  it('keep the council on Thursday and the concert on Sunday', () => {
    for (const now of everyDayOfAYear.slice(0, 14)) {
      const dates = demoDates(now);
      expect(weekdayOf(dates.councilMeeting)).toBe('thursday');
      expect(weekdayOf(dates.harbourConcert)).toBe('sunday');
      expect(weekdayOf(dates.cleanUpDay)).toBe('saturday');
    }
  });

  it.each([
    [longDate, { nl: '17 november 2026', en: '17 November 2026' }],
    [dayAndDate, { nl: 'dinsdag 17 november', en: 'Tuesday 17 November', de: 'Dienstag 17. November' }],
    [shortDate, { nl: '17 nov', en: '17 Nov' }],
    [monthAndYear, { nl: 'november 2026', en: 'November 2026' }],
  ])('are written out in each language', (write, expected) => {
    expect(write('2026-11-17')).toMatchObject(expected);
  });

  it('end a day at the next', () => {
    expect(endOf('2026-12-31')).toBe('2027-01-01T00:00:00Z');
  });
});
