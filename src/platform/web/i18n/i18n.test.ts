import { expect, test } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import { createI18n } from './i18n.ts';

const people = { people_one: '{{count}} mens', people_other: '{{count}} mensen', year: 'sinds {{year}}' };

test.each<[Language, number, string]>([
  ['nl', 1, '1 mens'],
  ['nl', 20_005, '20.005 mensen'],
  ['en', 20_005, '20,005 mensen'],
])('in %s an amount is written as the language does: %i', (language, count, text) => {
  expect(createI18n(language, { [language]: people }).t('people', { count })).toBe(text);
});

test('a year is no amount', () => {
  expect(createI18n('nl', { nl: people }).t('year', { year: 2026 })).toBe('sinds 2026');
});
