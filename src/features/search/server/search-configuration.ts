import type { Language } from '#platform/contract/texts/language.ts';

/**
 * How PostgreSQL 15 and later bring a language's words back to their stems. Migration 0023 says the same for documents,
 * which the database keeps itself.
 */
export const configurations: Readonly<Partial<Record<string, string>>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
};

/** Of the language, whatever the region: `pt-BR` has the stems of Portuguese. Words without stems are found as they are. */
export const configurationName = (language: Language): string =>
  configurations[language.split('-')[0] ?? ''] ?? 'simple';

export const stemmerName = (language: Language): string => {
  const name = configurationName(language);
  return name === 'simple' ? name : `${name}_stem`;
};
