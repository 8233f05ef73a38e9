import { expect, test } from 'vitest';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { type LanguagePublication, languagePublication } from './language-publication.ts';
import type { PageState } from './working-copy.ts';

const page = (over: Partial<PageState>) =>
  ({ isPublished: true, hasChanges: true, publishAt: null, failedPlan: null, ...over }) as PageState;
const english = (over: Partial<LanguageState>): LanguageState => ({
  language: 'en',
  hasTexts: true,
  status: 'published',
  isAutomatic: false,
  isOutdated: false,
  readers: 'the-same',
  ...over,
});
const planned = { publishAt: '2026-12-01T09:00:00.000Z' };

test.each<[string, LanguagePublication, Partial<PageState>, LanguageState | undefined, 'none' | 'waiting']>([
  ['the source that changed', 'changed', {}, undefined, 'none'],
  ['no texts', 'missing', {}, english({ hasTexts: false }), 'none'],
  ['what a machine wrote', 'unread', {}, english({ status: 'draft', isAutomatic: true }), 'none'],
  ['behind its source', 'outdated', {}, english({ isOutdated: true }), 'none'],
  ['a draft', 'draft', {}, english({ status: 'draft' }), 'none'],
  ['of a page that nobody reads', 'draft', { isPublished: false }, english({ readers: 'nothing' }), 'none'],
  ['that readers never had', 'draft', {}, english({ readers: 'nothing' }), 'none'],
  ['that readers have, of a page that changed', 'published', {}, english({}), 'none'],
  ['that reads otherwise', 'changed', {}, english({ readers: 'other-words' }), 'none'],
  ['planned', 'scheduled', planned, english({ readers: 'other-words' }), 'none'],
  ['waiting for a yes', 'waiting', {}, english({ readers: 'other-words' }), 'waiting'],
  ['a draft that someone was asked to look at', 'waiting', {}, english({ status: 'draft' }), 'waiting'],
])('%s: %s', (_, expected, over, state, review) => {
  const language = state === undefined ? 'nl' : 'en';
  expect(languagePublication(page(over), { state: review }, { language, state, planned: null })).toBe(expected);
});

test('a plan of other languages leaves one as it stands', () => {
  const other = english({ readers: 'other-words' });
  const of = (language: 'nl' | 'en', state: LanguageState | undefined) =>
    languagePublication(page(planned), { state: 'none' }, { language, state, planned: ['nl'] });
  expect([of('nl', undefined), of('en', other)]).toEqual(['scheduled', 'changed']);
});
