import { afterEach, expect, it } from 'vitest';
import { forgetAllWork, keepWork } from '#platform/web/forms/kept-work.ts';
import { forgetChoices, type RecentChoice, recentChoices, rememberChoice } from './recent-choices.ts';

afterEach(() => localStorage.clear());

const choice = (label: string): RecentChoice => ({ id: label, group: 'pages', label, path: `/${label}` });
const labels = (who: string) => recentChoices(who).map(({ label }) => label);

it('has the last that someone chose first, each once, and no more than six', () => {
  for (const label of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) rememberChoice('eline', choice(label));
  expect(labels('eline')).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

it('is of one person', () => {
  rememberChoice('eline', choice('a'));
  expect(labels('fatih')).toEqual([]);
});

it('is gone when they ask so, and when they sign out', () => {
  rememberChoice('eline', choice('a'));
  forgetChoices('eline');
  expect(labels('eline')).toEqual([]);
  rememberChoice('eline', choice('b'));
  forgetAllWork();
  expect(labels('eline')).toEqual([]);
});

it.each([['nothing of ours'], [{ group: 'pages' }], [[{ id: 'a' }, null, 3, { id: 'a', label: 'a', group: 'other' }]]])(
  'passes by what another wrote there: %o',
  (value) => {
    keepWork({ who: 'eline', what: 'commands' }, value);
    expect(recentChoices('eline')).toEqual([]);
  },
);
