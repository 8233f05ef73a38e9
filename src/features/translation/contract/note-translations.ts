import type { Language } from '#platform/contract/texts/language.ts';
import { sourceFingerprint, type Translation, type Translations } from '#platform/contract/texts/translation.ts';
import { hasTexts, type Translated, translatedLanguages } from './languages-of.ts';

/**
 * What a save says about translations: a language whose texts were changed is made from the source as it is now, one
 * whose texts were left keeps what it was made from. A caller cannot claim otherwise, except by naming it up to date.
 */
export function noteTranslations<T extends Translated>(
  before: Translated | undefined,
  after: T,
  upToDate: readonly Language[] = [],
): T {
  const translations: Translations = {};
  for (const language of translatedLanguages(after)) {
    if (hasTexts(after, language)) translations[language] = stateOf(before, after, language, upToDate);
  }
  return { ...after, translations };
}

function stateOf(
  before: Translated | undefined,
  after: Translated,
  language: Language,
  upToDate: readonly Language[],
): Translation {
  const known = before?.translations[language];
  const given = after.translations[language];
  const status = given?.status ?? known?.status ?? 'published';
  const isWritten = before === undefined || sourceFingerprint(before, language) !== sourceFingerprint(after, language);
  if (isWritten || upToDate.includes(language)) {
    return { status, basedOn: sourceFingerprint(after), isAutomatic: false };
  }
  return {
    status,
    basedOn: known?.basedOn ?? sourceFingerprint(before),
    isAutomatic: (known?.isAutomatic ?? false) && (given?.isAutomatic ?? true),
  };
}
