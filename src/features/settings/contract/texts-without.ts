import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';

/** How many texts within these have words in the default language and none in this one. */
export function textsWithout(values: unknown, language: Language): number {
  if (typeof values !== 'object' || values === null) return 0;
  if ('$lang' in values) {
    const words = values.$lang as Readonly<Record<string, unknown>>;
    return words[defaultLanguage] && !words[language] ? 1 : 0;
  }
  return Object.values(values).reduce<number>((sum, one) => sum + textsWithout(one, language), 0);
}
