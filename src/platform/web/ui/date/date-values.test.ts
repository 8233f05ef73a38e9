import { expect, test } from 'vitest';
import { readDay, readMoment, readTime, writeDay, writeMoment, writeTime } from './date-values.ts';

test.each([
  ['a day', '2026-11-17', readDay, writeDay],
  ['a moment', '2026-11-17T09:30', readMoment, writeMoment],
  ['a time', '09:30', readTime, writeTime],
] as const)('%s comes back as it was', (_what, text, read, write) => {
  const value = read(text);
  expect(value && write(value)).toBe(text);
});

test.each([
  [undefined, undefined],
  [null, null],
  ['', null],
  ['morgen', null],
  ['2026-02-31', null],
])('%s reads as %s', (text, expected) => {
  expect(readDay(text)).toBe(expected);
});

test('an empty field is written as null', () => {
  expect([writeDay(null), writeMoment(null), writeTime(null)]).toEqual([null, null, null]);
});
