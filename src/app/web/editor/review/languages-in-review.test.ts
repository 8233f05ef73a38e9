import { describe, expect, it, test } from 'vitest';
import type { LanguageReview, PageReview } from '#features/page-review/contract/page-review.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { canAsk, partGiven, publishedAlone, stateOfAll, toAsk } from './languages-in-review.ts';

const none = { publish: false, ask: false, withdraw: false, approve: false };
const of = (
  language: Language,
  over: Partial<Omit<LanguageReview, 'can'>> = {},
  can: Partial<LanguageReview['can']> = {},
): LanguageReview => ({
  language,
  state: 'none',
  hasNews: true,
  sequence: null,
  asked: null,
  answered: null,
  ...over,
  can: { ...none, ...can },
});
const review = (...languages: LanguageReview[]): PageReview => ({
  isNeeded: true,
  sequence: 1,
  languages,
  can: { ...none, ask: languages.some(({ can }) => can.ask) },
});

test('the whole waits as long as any language does', () => {
  expect(stateOfAll(review(of('nl', { state: 'approved' }), of('en', { state: 'waiting' })))).toBe('waiting');
  expect(stateOfAll(review(of('nl', { state: 'approved' }), of('en', { state: 'returned' })))).toBe('approved');
});

describe('asking', () => {
  it('is for what readers do not have and nobody looks at', () => {
    const asked = review(
      of('nl', {}, { ask: true }),
      of('en', { state: 'waiting' }),
      of('de' as Language, { hasNews: false }, { ask: true }),
    );
    expect([toAsk(asked), canAsk(asked)]).toEqual([['nl'], true]);
  });

  it('waits while all that is new is looked at', () => {
    expect(canAsk(review(of('nl', { hasNews: false }, { ask: true }), of('en', { state: 'waiting' })))).toBe(false);
  });

  it('is there before anybody was asked, whatever this answer knows of the last change', () => {
    expect(canAsk(review(of('nl', { hasNews: false }, { ask: true })))).toBe(true);
  });
});

describe('publishing a part', () => {
  it.each<[string, boolean, boolean, Language[] | undefined]>([
    ['all that is new', true, true, undefined],
    ['one of two', true, false, ['nl']],
    ['nothing', false, false, undefined],
  ])('%s', (_, dutch, english, expected) => {
    expect(partGiven(review(of('nl', {}, { publish: dutch }), of('en', {}, { publish: english })))).toEqual(expected);
  });

  it.each<[string, Language[], ReturnType<typeof publishedAlone>]>([
    ['the translation alone', ['en'], { languages: ['en'], withoutSource: true }],
    ['the source alone', ['nl'], { languages: [], withoutSource: false }],
    ['all that is new', ['nl', 'en'], undefined],
  ])('%s', (_, chosen, expected) => {
    const both = review(of('nl'), of('en'), of('de' as Language, { hasNews: false }));
    expect(publishedAlone(both, chosen)).toEqual(expected);
  });
});
