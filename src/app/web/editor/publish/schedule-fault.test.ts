import { expect, test } from 'vitest';
import { scheduleFault } from './schedule-fault.ts';

const now = new Date('2026-11-17T10:00:00.000Z');
const before = { publishAt: null, unpublishAt: null };
const past = '2026-11-17T09:00:00.000Z';
const thisMinute = '2026-11-17T09:59:30.000Z';
const soon = '2026-11-18T09:00:00.000Z';
const later = '2026-12-01T09:00:00.000Z';

test.each([
  ['a beginning', { publishAt: soon, unpublishAt: null }, undefined],
  ['an end', { publishAt: null, unpublishAt: soon }, undefined],
  ['both', { publishAt: soon, unpublishAt: later }, undefined],
  ['a beginning in the minute that has just begun', { publishAt: thisMinute, unpublishAt: null }, undefined],
  ['nothing', { publishAt: null, unpublishAt: null }, { field: 'publishAt', code: 'nothing' }],
  ['a beginning that is over', { publishAt: past, unpublishAt: null }, { field: 'publishAt', code: 'past' }],
  ['an end that is over', { publishAt: null, unpublishAt: past }, { field: 'unpublishAt', code: 'past' }],
  ['an end before it begins', { publishAt: later, unpublishAt: soon }, { field: 'unpublishAt', code: 'before' }],
])('%s', (_, planned, fault) => {
  expect(scheduleFault(planned, before, now)).toEqual(fault);
});

test('a plan may be taken away', () => {
  expect(scheduleFault(before, { publishAt: soon, unpublishAt: null }, now)).toBeUndefined();
});
