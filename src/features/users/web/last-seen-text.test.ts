import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { lastSeenText } from './last-seen-text.ts';

test.each([
  [null, 'nog niet'],
  ['2026-11-17T09:30:00Z', 'vandaag'],
  // A little after midnight in Amsterdam, and a little before.
  ['2026-11-16T23:10:00Z', 'vandaag'],
  ['2026-11-16T22:50:00Z', 'gisteren'],
  ['2026-11-15T23:10:00Z', 'gisteren'],
  ['2026-11-15T22:50:00Z', '15 november 2026'],
])('%s, seen at half past ten of 17 November', (at, expected) => {
  const dates = renderHook(() => useDates()).result.current;
  expect(lastSeenText(at, new Date('2026-11-17T09:30:00Z'), dates, defaultI18n.t)).toBe(expected);
});
