import { expect, test } from 'vitest';
import { gaugeOf } from './gauge-of-window.ts';

const [first, second, third] = ['2026-11-01T00:00:00Z', '2026-11-11T00:00:00Z', '2026-11-21T00:00:00Z'] as const;

test.each([
  ['open now', first, third, second, { start: 8, width: 83, today: 50 }],
  ['still to open', second, third, first, { start: 50, width: 42, today: 8 }],
  ['closed already', first, second, third, { start: 8, width: 42, today: 92 }],
])('a form that is %s', (_name, from, until, now, expected) => {
  const { start, width, today } = gaugeOf(from, until, new Date(now));
  expect({ start: Math.round(start), width: Math.round(width), today: Math.round(today) }).toEqual(expected);
});
