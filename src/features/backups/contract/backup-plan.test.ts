import { describe, expect, it } from 'vitest';
import { isBackupDue, isTrialDue } from './backup-plan.ts';

const zone = 'Europe/Amsterdam';
const due = (last: string | null, now: string, plan = { isOn: true, hour: 2 }) =>
  isBackupDue(plan, last === null ? null : new Date(last), new Date(now), zone);

describe('whether a backup is due', () => {
  it.each([
    ['at its hour', '2026-11-17T01:00:10Z', '2026-11-18T01:00:00Z', true],
    ['before its hour', '2026-11-17T01:00:10Z', '2026-11-18T00:00:00Z', false],
    ['when it was made', '2026-11-18T01:00:10Z', '2026-11-18T02:00:00Z', false],
    ['hours later, when nothing ran at its hour', '2026-11-17T01:00:10Z', '2026-11-18T09:00:00Z', true],
    ['on the clock of summer', '2026-07-17T00:00:10Z', '2026-07-18T00:00:00Z', true],
    ['in the night that has its hour twice', '2026-10-24T00:00:10Z', '2026-10-25T00:00:00Z', true],
    ['in the night without its hour', '2026-03-28T01:00:10Z', '2026-03-29T02:00:00Z', true],
    ['the first time, at its hour', null, '2026-11-18T01:00:00Z', true],
    ['the first time, in the middle of the day', null, '2026-11-18T12:00:00Z', false],
  ])('%s', (_, last, now, expected) => {
    expect(due(last, now)).toBe(expected);
  });

  it('is never so while the plan is off', () => {
    expect(due(null, '2026-11-18T01:00:00Z', { isOn: false, hour: 2 })).toBe(false);
  });
});

describe('whether a trial is due', () => {
  const now = new Date('2026-11-18T01:00:00Z');
  it.each([
    ['never restored', true, null, true],
    ['a week ago', true, '2026-11-11T01:09:00Z', true],
    ['the night before', true, '2026-11-17T01:00:00Z', false],
    ['not wanted', false, null, false],
  ])('%s', (_, isTried, last, expected) => {
    expect(isTrialDue({ isTried }, last === null ? null : new Date(last), now)).toBe(expected);
  });
});
