import { defaultLanguage, type Language, languages } from '#platform/contract/texts/language.ts';
import {
  isOutdated,
  type LanguageState,
  sourceFingerprint,
  type Translations,
} from '#platform/contract/texts/translation.ts';

/** A page or an item: texts anywhere in it, and where each language stands. */
export interface Translated {
  translations: Translations;
}

/** Every language that can be a translation. */
export const otherLanguages: readonly Language[] = languages.filter((language) => language !== defaultLanguage);

const nothing = sourceFingerprint({});

export const hasTexts = (document: unknown, language: Language): boolean =>
  sourceFingerprint(document, language) !== nothing;

export function languageStates(document: Translated): LanguageState[] {
  const source = sourceFingerprint(document);
  return otherLanguages.map((language) => {
    const state = document.translations[language];
    return {
      language,
      hasTexts: hasTexts(document, language),
      status: state?.status ?? 'published',
      isAutomatic: state?.isAutomatic ?? false,
      isOutdated: isOutdated(state, source),
    };
  });
}
