import { sourceFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { isOutdated, type Translations } from '#platform/contract/texts/translation.ts';
import { languagesIn, storedTexts } from './stored-texts.ts';
import { noteTexts, pairOf } from './text-notes.ts';

/**
 * What is known of the translations of a document, also of one from before each text had its note: a language that was
 * made from the source as it is now is made of texts that are; of another nothing is known of any text.
 */
export function knownTranslations(document: { translations: Translations }): Translations {
  const { translations } = document;
  const texts = storedTexts(document).map(({ text }) => text);
  const unnoted = new Set(texts.flatMap(languagesIn).filter((language) => translations[language]?.texts === undefined));
  if (unnoted.size === 0) return translations;
  const source = sourceFingerprint(document);
  const notes = noteTexts(translations);
  for (const language of unnoted) {
    if (isOutdated(translations[language], source)) continue;
    const reading = translations[language]?.isAutomatic ? 'unread' : 'read';
    for (const text of texts) if (isIn(text, language)) notes.set(language, pairOf(text, language), reading);
  }
  return notes.result();
}

const isIn = (text: Parameters<typeof languagesIn>[0], language: Language): boolean =>
  language !== defaultLanguage && languagesIn(text).includes(language);
