import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { type Check, findingOf } from './check.ts';
import type { CheckedPage } from './checked-page.ts';
import type { Finding } from './finding.ts';

const found = findingOf('languages');

/** Languages of the site that the page does not have, and those that it has as they were before the last change. */
export const languages: Check = {
  name: 'languages',
  ofPage: ({ translations, isDefault }: CheckedPage) => {
    if (!isDefault) return [];
    const missing = translations.filter(({ hasTexts }) => !hasTexts);
    const outdated = translations.filter(({ hasTexts, isOutdated }) => hasTexts && isOutdated);
    return [...about('language-missing', missing), ...about('language-outdated', outdated)];
  },
};

function about(kind: 'language-missing' | 'language-outdated', states: readonly LanguageState[]): Finding[] {
  const [first] = states;
  if (first === undefined) return [];
  const place = { block: null, path: ['title'], language: first.language };
  return [found(kind, place, { languages: states.map(({ language }) => language).join(' ') })];
}
