import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { withoutLanguages } from '#platform/contract/texts/translation.ts';
import { type Translated, translatedLanguages } from './languages-of.ts';
import { isStoredText } from './stored-texts.ts';

/**
 * All that is one language's own, so that two states can be compared in it alone. The default language is the document
 * itself: its blocks, their options and who may see it. A translation is its texts and where they stand, by the names of
 * blocks, so that a block that moves takes nothing from it.
 */
export function contentIn({ translations: _, ...document }: Translated, language: Language): string {
  if (language === defaultLanguage) {
    return JSON.stringify(withoutLanguages(document, translatedLanguages(document)), inOrder);
  }
  const entries: [string, unknown][] = [];
  collect(document, '', language, entries);
  return JSON.stringify(entries.sort(byKey), inOrder);
}

/** The languages in which these two do not say the same; all that it is written in when nothing was there before. */
export function changedLanguages(written: Translated, before: Translated | undefined): Language[] {
  const nothing = { translations: {} };
  const languages: Language[] = [defaultLanguage, ...translatedLanguages(written, before)];
  return languages.filter((language) => contentIn(written, language) !== contentIn(before ?? nothing, language));
}

function collect(value: unknown, path: string, language: Language, entries: [string, unknown][]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isStoredText(value)) {
    const own = value.$lang[language];
    if (own !== undefined && own !== '') entries.push([path, own]);
  } else if (Array.isArray(value)) {
    for (const [place, item] of value.entries()) collect(item, `${path}/${nameOf(item) ?? place}`, language, entries);
  } else {
    for (const [key, inner] of Object.entries(value)) collect(inner, `${path}/${key}`, language, entries);
  }
}

const nameOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'guid' in item ? item.guid : undefined;

const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** The database gives keys back in an order of its own. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(byKey))
    : value;
