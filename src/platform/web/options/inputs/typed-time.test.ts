import { expect, test } from 'vitest';
import { typedTime } from './typed-time.ts';

test.each([
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['17.00 uur', '17:00'],
  [' 8u ', '08:00'],
  ['24:00', '24:00'],
  ['24:30', undefined],
  ['25', undefined],
  ['9:75', undefined],
  ['straks', undefined],
  ['', undefined],
])('%s is %s', (typed, time) => {
  expect(typedTime(typed)).toBe(time);
});
