import { expect, test } from 'vitest';
import type { FormState } from './form-availability.ts';
import { daysUntil, formStanding, isInTab } from './form-standing.ts';
import type { FormStanding } from './form-standing-names.ts';
import type { FormTab } from './form-tabs.ts';

const now = new Date('2026-11-17T12:00:00Z');
const form = (
  version: number | null,
  state: FormState,
  openDate: string | null = null,
  closeDate: string | null = null,
) => ({
  ...{ version, state, openDate, closeDate },
  owner: { guid: 'me', name: 'Eline' },
});
const past = '2026-11-01T00:00:00Z';
const soon = '2026-11-19T12:00:00Z';
const later = '2027-03-01T00:00:00Z';

test.each<[ReturnType<typeof form>, FormStanding, FormTab[]]>([
  [form(null, 'Open'), 'draft', ['all', 'mine', 'draft']],
  [form(1, 'Open'), 'open', ['all', 'mine', 'open']],
  [form(1, 'Closed'), 'closed', ['all', 'mine']],
  [form(1, 'Custom', past, soon), 'closing', ['all', 'mine', 'open', 'closing']],
  [form(1, 'Custom', past, later), 'open', ['all', 'mine', 'open']],
  [form(1, 'Custom', soon, later), 'opens', ['all', 'mine']],
  [form(1, 'Custom', past, past), 'closed', ['all', 'mine']],
  // A window of which one side is missing is none (§4).
  [form(1, 'Custom', null, soon), 'open', ['all', 'mine', 'open']],
])('%j is %s', (one, standing, tabs) => {
  expect(formStanding(one, now)).toBe(standing);
  const all: FormTab[] = ['all', 'mine', 'open', 'closing', 'draft'];
  expect(all.filter((tab) => isInTab(one, tab, { me: 'me', now }))).toEqual(tabs);
  expect(isInTab(one, 'mine', { me: 'other', now })).toBe(false);
  expect(isInTab({ ...one, owner: null }, 'mine', { me: undefined, now })).toBe(false);
});

test.each([
  [soon, 2],
  ['2026-11-17T12:00:01Z', 1],
  [past, 0],
])('until %s it is %i days', (moment, days) => {
  expect(daysUntil(moment, now)).toBe(days);
});
