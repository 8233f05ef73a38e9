import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { momentAt } from '#platform/contract/time/wall-clock.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const week = [
  { day: 'monday', from: '08:30', until: '17:00' },
  { day: 'thursday', from: '08:30', until: '12:30' },
  { day: 'thursday', from: '13:30', until: '20:00' },
];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function drawAt(day: string, time: string, options: object) {
  const now = momentAt(day, time, 'Europe/Amsterdam');
  vi.setSystemTime(now);
  return drawBlock(definition, { now: now.toISOString(), options });
}

const rows = () => screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s+/g, ' ').trim());

test('one row a day with all its hours, and today says that it is today', async () => {
  // A Thursday.
  await drawAt('2026-11-19', '10:00', { week });
  expect(rows()).toEqual(['DagOpen', 'Maandag08.30 – 17.00', 'Donderdag, vandaag08.30 – 12.30 13.30 – 20.00']);
  expect(screen.getByRole('row', { current: 'date' }).textContent).toContain('Donderdag');
  expect(screen.getByText('Nu open, tot 12.30 uur')).toBeTruthy();
});

test('days that are closed are named when asked for', async () => {
  await drawAt('2026-11-19', '10:00', { week, showClosedDays: true, showState: false });
  expect(rows()).toHaveLength(8);
  expect(rows()[2]).toBe('DinsdagGesloten');
  expect(screen.queryByText(/^Nu open/)).toBeNull();
});

test('a day with hours of its own is named, and its weekday is not today', async () => {
  await drawAt('2026-11-19', '10:00', {
    week,
    exceptions: [
      { date: '2026-11-19', note: text('Personeelsdag') },
      { date: '2026-01-01', note: text('Voorbij') },
    ],
  });
  expect(screen.getByRole('row', { current: 'date' }).textContent).toBe('do 19 nov, vandaagGeslotenPersoneelsdag');
  expect(screen.queryByText('Voorbij')).toBeNull();
  expect(screen.getByText('Nu gesloten, maandag open om 08.30 uur')).toBeTruthy();
});

test('while the page stays open, the state follows the clock', async () => {
  await drawAt('2026-11-19', '12:29', { week });
  expect(screen.getByText('Nu open, tot 12.30 uur')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Nu gesloten, vandaag open om 13.30 uur')).toBeTruthy();
});

test('a kept page is drawn anew when the state changes', () => {
  const options = definition.options.parse({ week });
  expect(
    definition.changesAt?.(options, momentAt('2026-11-19', '10:00', 'Europe/Amsterdam'), 'Europe/Amsterdam'),
  ).toEqual(momentAt('2026-11-19', '12:30', 'Europe/Amsterdam'));
  expect(
    definition.changesAt?.(
      { ...options, showState: false },
      momentAt('2026-11-19', '10:00', 'Europe/Amsterdam'),
      'Europe/Amsterdam',
    ),
  ).toBeUndefined();
});
