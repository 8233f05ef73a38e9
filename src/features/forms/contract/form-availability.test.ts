import { expect, test } from 'vitest';
import { acceptsSubmissions, type FormAvailability, type FormState, formAvailability } from './form-availability.ts';

const now = new Date('2026-11-17T12:00:00Z');
const past = '2026-11-17T11:59:59Z';
const future = '2026-11-17T12:00:01Z';
const present = '2026-11-17T12:00:00Z';

test.each<[FormState, string | null, string | null, FormAvailability]>([
  // Closed gives closed, whatever the dates
  ['Closed', null, null, 'closed'],
  ['Closed', past, future, 'closed'],
  // Open gives open, whatever the dates
  ['Open', null, null, 'open'],
  ['Open', past, past, 'open'],
  ['Open', future, future, 'open'],
  // Custom with a missing open or close date gives open
  ['Custom', null, null, 'open'],
  ['Custom', future, null, 'open'],
  ['Custom', null, past, 'open'],
  ['Custom', '', past, 'open'],
  // close date in the past gives closed, and comes before the open date
  ['Custom', past, past, 'closed'],
  ['Custom', future, past, 'closed'],
  // open date in the future gives open-future
  ['Custom', future, future, 'open-future'],
  // otherwise close-future
  ['Custom', past, future, 'close-future'],
  ['Custom', present, present, 'close-future'],
])('%s, open %s, close %s', (state, openDate, closeDate, expected) => {
  expect(formAvailability({ state, openDate, closeDate }, now)).toBe(expected);
});

test('dates may also be given as dates', () => {
  const window = { state: 'Custom', openDate: new Date(future), closeDate: new Date(future) } as const;
  expect(formAvailability(window, now)).toBe('open-future');
});

test.each<[FormAvailability, boolean]>([
  ['open', true],
  ['close-future', true],
  ['closed', false],
  ['open-future', false],
])('%s accepts submissions: %s', (availability, accepts) => {
  expect(acceptsSubmissions(availability)).toBe(accepts);
});
