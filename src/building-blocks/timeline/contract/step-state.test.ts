import { expect, test } from 'vitest';
import { type DatedStep, stepState } from './step-state.ts';

const today = '2026-11-17';

test.each<[string, DatedStep, string | undefined]>([
  ['what the editor says goes before the calendar', { state: 'done', date: '2027-01-01' }, 'done'],
  ['a day gone by', { state: 'auto', date: '2026-11-16' }, 'done'],
  ['today', { state: 'auto', date: '2026-11-17' }, 'now'],
  ['a day to come', { state: 'auto', date: '2026-11-18' }, 'next'],
  ['a period under way', { state: 'auto', date: '2026-11-01', until: '2026-12-01' }, 'now'],
  ['the last day of a period', { state: 'auto', date: '2026-11-01', until: '2026-11-17' }, 'now'],
  ['a period gone by', { state: 'auto', date: '2026-10-01', until: '2026-11-16' }, 'done'],
  ['only an end, not there yet', { state: 'auto', until: '2026-12-01' }, 'next'],
  ['no date', { state: 'auto' }, undefined],
])('%s', (_, step, state) => {
  expect(stepState(step, today)).toBe(state);
});

test('without a day nothing is past or to come', () => {
  expect(stepState({ state: 'auto', date: '2026-11-17' }, undefined)).toBeUndefined();
});
