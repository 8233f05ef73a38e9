import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
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

/** Every language that these hold a text in besides the default one, in one order. */
export function translatedLanguages(...documents: readonly unknown[]): Language[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('$lang' in value) for (const language of Object.keys(value.$lang as object)) found.add(language);
    else for (const inner of Object.values(value)) walk(inner);
  };
  for (const document of documents) walk(document);
  found.delete(defaultLanguage);
  return [...found].sort() as Language[];
}

const nothing = sourceFingerprint({});

export const hasTexts = (document: unknown, language: Language): boolean =>
  sourceFingerprint(document, language) !== nothing;

/** How each of the platform's languages stands that can be a translation. */
export function languageStates(document: Translated, languages: readonly Language[]): LanguageState[] {
  const source = sourceFingerprint(document);
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
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
