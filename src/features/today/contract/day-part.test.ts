import { expect, test } from 'vitest';
import { type DayPart, dayPart } from './day-part.ts';

test.each<[string, DayPart]>([
  ['00:00', 'evening'],
  ['03:59', 'evening'],
  ['04:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
])('%s: %s', (clock, part) => expect(dayPart(clock)).toBe(part));
