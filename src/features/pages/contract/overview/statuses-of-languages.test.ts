import { expect, test } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import { type LanguageFacts, statusesOfLanguages } from './statuses-of-languages.ts';

const languages = ['nl', 'en', 'de'] as Language[];
const inAll = { titled: ['nl', 'en', 'de'], drafts: [] };
const published: LanguageFacts = {
  isPublished: true,
  hasChanges: false,
  publishAt: null,
  failedPlan: null,
  waiting: [],
  planned: null,
  written: inAll,
  readers: inAll,
  otherWords: [],
};
const draft: Partial<LanguageFacts> = { isPublished: false, hasChanges: true, readers: undefined };

test.each<[string, Partial<LanguageFacts>, string]>([
  ['what readers have in every language', {}, 'published nl en de'],
  ['a language without a title', { written: { titled: ['nl', 'de'], drafts: [] } }, 'published nl de'],
  ['a page that nobody read yet', draft, 'draft nl en de'],
  ['a translation that is a draft', { written: { titled: ['nl', 'en'], drafts: ['en'] } }, 'published nl, draft en'],
  ['other words in Dutch alone', { hasChanges: true, otherWords: ['nl'] }, 'changed nl, published en de'],
  ['other words in two', { hasChanges: true, otherWords: ['nl', 'de'] }, 'changed nl de, published en'],
  [
    'a translation that readers have not',
    { hasChanges: true, readers: { titled: ['nl', 'en'], drafts: [] } },
    'changed nl, published en, draft de',
  ],
  [
    'planned, a draft left out',
    { publishAt: '2026-12-01T09:00:00Z', written: { ...inAll, drafts: ['de'] } },
    'scheduled nl en, draft de',
  ],
  ['at someone who says yes first', { ...draft, waiting: ['nl', 'en', 'de'] }, 'waiting nl en de'],
  [
    'one language at someone',
    { hasChanges: true, otherWords: ['nl', 'en'], waiting: ['en'] },
    'changed nl, waiting en, published de',
  ],
  [
    'a plan of one language',
    { publishAt: '2026-12-01T09:00:00Z', hasChanges: true, otherWords: ['nl', 'en'], planned: ['nl'] },
    'scheduled nl, changed en, published de',
  ],
  ['a plan that failed, of all of it', { ...draft, failedPlan: { action: 'publish' } }, 'failed nl en de'],
  ['a title in nothing', { written: { titled: [], drafts: [] } }, 'published nl'],
])('%s', (_, facts, expected) => {
  const words = statusesOfLanguages({ ...published, ...facts }, languages);
  expect(words.map(({ status, languages: inIt }) => `${status} ${inIt.join(' ')}`).join(', ')).toBe(expected);
});
