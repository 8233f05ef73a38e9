import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { PeriodText, type PeriodTextProps } from './period-text.tsx';

const words = (props: PeriodTextProps) =>
  render(<PeriodText {...props} />).container.textContent.replaceAll('\u00a0', ' ');

test.each([
  ['an evening in winter', '2026-11-21T18:30:00Z', '2026-11-21T20:30:00Z', '21 november 2026, 19.30 – 21.30 uur'],
  ['an evening in summer', '2026-07-04T17:30:00Z', '2026-07-04T19:30:00Z', '4 juli 2026, 19.30 – 21.30 uur'],
  [
    'the night the clocks go back',
    '2026-10-24T22:30:00Z',
    '2026-10-25T03:00:00Z',
    '25 oktober 2026, 00.30 – 04.00 uur',
  ],
  ['a night', '2026-12-05T22:00:00Z', '2026-12-06T02:00:00Z', '5 december 2026, 23.00 – 03.00 uur'],
  ['until midnight', '2026-11-21T19:00:00Z', '2026-11-21T23:00:00Z', '21 november 2026, 20.00 – 00.00 uur'],
  ['no end', '2026-11-21T18:30:00Z', null, '21 november 2026, vanaf 19.30 uur'],
  ['a whole day', '2026-11-20T23:00:00Z', null, '21 november 2026'],
  ['some days', '2026-11-21T09:00:00Z', '2026-11-23T16:00:00Z', '21 november 2026 t/m 23 november 2026'],
  [
    'a weekend of nearly two days',
    '2026-11-20T23:00:00Z',
    '2026-11-22T22:59:00Z',
    '21 november 2026 t/m 22 november 2026',
  ],
])('%s', (_, start, end, expected) => {
  expect(words({ start, end })).toBe(expected);
});

test('in English with a colon', async () => {
  defaultI18n.language = 'en';
  expect(words({ start: '2026-11-21T18:30:00Z', end: '2026-11-21T20:30:00Z' })).toBe('21 November 2026, 19:30 – 21:30');
});

test('beside its day only the hours', () => {
  expect(words({ start: '2026-11-21T18:30:00Z', end: null, hasNoDay: true })).toBe('vanaf 19.30 uur');
});

test('of something to go to, with the day of the week', () => {
  const start = '2026-11-24T18:30:00Z';
  expect(words({ start, end: null, hasWeekday: true })).toBe('dinsdag 24 november 2026, vanaf 19.30 uur');
});
