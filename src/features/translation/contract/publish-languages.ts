import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { sourceFingerprint, type Translations, withoutLanguages } from '#platform/contract/texts/translation.ts';
import { hasTexts, type Translated, translatedLanguages } from './languages-of.ts';

export interface Publication<T> {
  /** What readers get. */
  version: T;
  /** What goes on being written; it says the same when every language went along. */
  rest: T;
}

/**
 * Publication per language (product.md §1.10). A translation that does not go along stays for readers as it was, or
 * hidden when they never had it; its new texts stay in what is being written. Those that are no drafts go along by default.
 */
export function publishLanguages<T extends Translated>(
  written: T,
  published: T | undefined,
  chosen: readonly Language[] | undefined,
): Publication<T> {
  const source = sourceFingerprint(written);
  const readers: Translations = {};
  const writers: Translations = {};
  let version = written;
  for (const language of translatedLanguages(written, published)) {
    const state = written.translations[language];
    const goesAlong = chosen?.includes(language) ?? state?.status !== 'draft';
    if (goesAlong) {
      if (!hasTexts(written, language)) continue;
      const stored = { status: 'published' as const, basedOn: state?.basedOn ?? source, isAutomatic: false };
      readers[language] = stored;
      writers[language] = stored;
      continue;
    }
    if (state !== undefined) writers[language] = state;
    version = withTextsOf(version, published, language);
    if (published === undefined || !hasTexts(version, language)) continue;
    readers[language] = published.translations[language] ?? {
      status: 'published',
      basedOn: sourceFingerprint(published),
      isAutomatic: false,
    };
  }
  return { version: { ...version, translations: readers }, rest: { ...written, translations: writers } };
}

/** The document with one language's texts as they stand in another copy of it; without them where that has none. */
export function withTextsOf<T>(document: T, other: unknown, language: Language): T {
  if (Array.isArray(document)) {
    const others = Array.isArray(other) ? other : [];
    return document.map((item, place) => withTextsOf(item, counterpart(item, place, document, others), language)) as T;
  }
  if (typeof document !== 'object' || document === null) return document;
  if ('$lang' in document) return withOneText(document as { $lang: object }, other, language) as T;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(document)) {
    copy[key] = withTextsOf(inner, (other as Record<string, unknown> | null | undefined)?.[key], language);
  }
  return copy as T;
}

function withOneText(stored: { $lang: object }, other: unknown, language: Language) {
  const bare = withoutLanguages(stored, [language]);
  const text = (other as { $lang?: Record<string, unknown> } | null | undefined)?.$lang?.[language];
  return text === undefined ? bare : { ...bare, $lang: { ...bare.$lang, [language]: text } };
}

const guidOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'guid' in item ? item.guid : undefined;

/** The same item in the other list: by guid, else by the same source text, else by place when nothing came or went. */
function counterpart(item: unknown, place: number, items: readonly unknown[], others: readonly unknown[]): unknown {
  const guid = guidOf(item);
  if (guid !== undefined) return others.find((one) => guidOf(one) === guid);
  if (hasTexts(item, defaultLanguage)) {
    const source = sourceFingerprint(item);
    const same = others.find((one) => sourceFingerprint(one) === source);
    if (same !== undefined) return same;
  }
  return items.length === others.length ? others[place] : undefined;
}
