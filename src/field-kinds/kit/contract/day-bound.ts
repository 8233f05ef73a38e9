import { isDate } from '#platform/contract/field-validators.ts';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import type { SettingsFault } from './question-kind.ts';
import { turnedBounds } from './turned-bounds.ts';

/** A day of which a question takes none before or after it: yyyy-mm-dd, `today`, `today+14`; none when empty. */
export const dayBoundPattern: RegExp = /^(?:|today(?:[+-]\d{1,4})?|\d{4}-\d{2}-\d{2})$/;

export function boundDay(bound: string, today: string): string | undefined {
  if (isDate(bound)) return bound;
  if (!bound.startsWith('today') || !dayBoundPattern.test(bound)) return undefined;
  return addDays(today, Number(bound.slice('today'.length) || 0));
}

/** Bounds between which there is no day, whatever day it is today. */
export function turnedDays({ min, max }: { min: string; max: string }): SettingsFault[] {
  const isMoving = (bound: string) => bound.startsWith('today');
  if (min === '' || max === '' || isMoving(min) !== isMoving(max)) return [];
  const anyDay = '2026-01-01';
  return turnedBounds({ min: boundDay(min, anyDay) ?? null, max: boundDay(max, anyDay) ?? null });
}

/** What is wrong with this day between these bounds. */
export function dayFault(
  day: string,
  bounds: { min: string; max: string },
  today: string,
): 'too-early' | 'too-late' | undefined {
  const [min, max] = [boundDay(bounds.min, today), boundDay(bounds.max, today)];
  if (min !== undefined && day < min) return 'too-early';
  return max !== undefined && day > max ? 'too-late' : undefined;
}

/** For the browser's own calendar: only days that are the same tomorrow, since a page is kept as it was drawn. */
export const fixedBound = (bound: string): string | undefined => (isDate(bound) ? bound : undefined);
