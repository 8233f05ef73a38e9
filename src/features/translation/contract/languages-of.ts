import { sourceFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { isOutdated, type LanguageState, type Translations } from '#platform/contract/texts/translation.ts';
import { knownTranslations } from './known-translations.ts';
import { storedTexts } from './stored-texts.ts';
import { isToTranslate, textStanding } from './text-state.ts';

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

/** How each of the platform's languages stands that can be a translation, beside what readers have. */
export function languageStates(
  document: Translated,
  languages: readonly Language[],
  published?: unknown,
): LanguageState[] {
  const notes = knownTranslations(document);
  const texts = storedTexts(document);
  const source = sourceFingerprint(document);
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const asked = texts.filter(({ text }) => isToTranslate(text, language));
      const states = new Set(asked.map(({ text }) => textStanding(text, language, notes).state));
      // What the source got since is missing in it, and so it is behind.
      const lacksNews = states.has('missing') && isOutdated(document.translations[language], source);
      return {
        language,
        hasTexts: hasTexts(document, language),
        status: document.translations[language]?.status ?? 'published',
        isAutomatic: states.has('unread'),
        isOutdated: states.has('outdated') || lacksNews,
        readers: readersHave(document, published, language),
      };
    });
}

function readersHave(document: unknown, published: unknown, language: Language): LanguageState['readers'] {
  const theirs = sourceFingerprint(published, language);
  if (theirs === nothing) return 'nothing';
  return theirs === sourceFingerprint(document, language) ? 'the-same' : 'other-words';
}
