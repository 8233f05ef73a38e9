import { sourceFingerprint } from '#platform/contract/texts/fingerprint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { type Translation, type Translations, withoutLanguages } from '#platform/contract/texts/translation.ts';
import { counterpart } from './counterpart.ts';
import { knownTranslations } from './known-translations.ts';
import { hasTexts, type Translated, translatedLanguages } from './languages-of.ts';
import { presentTexts } from './note-translations.ts';
import { isStoredText, type StoredLanguages, storedTexts } from './stored-texts.ts';
import { textStanding } from './text-state.ts';

export interface Publication<T> {
  /** What readers get. */
  version: T;
  /** What goes on being written; it says the same when every language went along. */
  rest: T;
}

/**
 * Publication per language (product.md §1.10). A translation that does not go along stays for readers as it was, or
 * hidden when they never had it; its new texts stay in what is being written. Those that are no drafts go along by
 * default, but for what a machine wrote and nobody read; whoever names a language says that all of it is right.
 */
export function publishLanguages<T extends Translated>(
  written: T,
  published: T | undefined,
  chosen: readonly Language[] | undefined,
): Publication<T> {
  const source = sourceFingerprint(written);
  const notes = knownTranslations(written);
  const all = storedTexts(written).map(({ text }) => text);
  const readers: Translations = {};
  const writers: Translations = {};
  let version = written;
  for (const language of translatedLanguages(written, published)) {
    const state = notes[language];
    const isNamed = chosen?.includes(language) ?? false;
    if (isNamed || (chosen === undefined && state?.status !== 'draft')) {
      if (!hasTexts(written, language)) continue;
      const texts = presentTexts(state?.texts ?? {}, all, language);
      const isUnread = (text: StoredLanguages) => textStanding(text, language, notes).state === 'unread';
      const isHeldBack = !isNamed && all.some(isUnread);
      const stored: Translation = {
        status: 'published',
        basedOn: state?.basedOn ?? source,
        isAutomatic: isHeldBack,
        texts: isNamed ? allRead(texts) : texts,
      };
      writers[language] = stored;
      if (isHeldBack) version = withTextsOf(version, published, language, isUnread);
      if (hasTexts(version, language)) readers[language] = stored;
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

/** The document with what readers have, or nothing, in place of each text that a machine wrote and nobody read. */
export function withoutUnread<T extends Translated>(document: T, published: T | undefined): T {
  const notes = knownTranslations(document);
  return translatedLanguages(document).reduce(
    (left, language) =>
      notes[language]?.isAutomatic
        ? withTextsOf(left, published, language, (text) => textStanding(text, language, notes).state === 'unread')
        : left,
    document,
  );
}

export const allRead = (texts: NonNullable<Translation['texts']>): NonNullable<Translation['texts']> =>
  Object.fromEntries(
    Object.entries(texts).map(([text, sources]) => [text, sources.map(({ isUnread: _, ...source }) => source)]),
  );

/**
 * The document with one language's texts as they stand in another copy of it, without them where that has none; all of
 * them, or those that `isMeant` says of the text and what stands in its place there.
 */
export function withTextsOf<T>(
  document: T,
  other: unknown,
  language: Language,
  isMeant: (text: StoredLanguages, other: unknown) => boolean = () => true,
): T {
  if (Array.isArray(document)) {
    const others = Array.isArray(other) ? other : [];
    return document.map((item, place) =>
      withTextsOf(item, counterpart(item, place, document, others), language, isMeant),
    ) as T;
  }
  if (typeof document !== 'object' || document === null) return document;
  if (isStoredText(document))
    return isMeant(document, other) ? (withOneText(document, other, language) as T) : document;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(document)) {
    copy[key] = withTextsOf(inner, (other as Record<string, unknown> | null | undefined)?.[key], language, isMeant);
  }
  return copy as T;
}

function withOneText(stored: StoredLanguages, other: unknown, language: Language) {
  const bare = withoutLanguages(stored, [language]);
  const text = isStoredText(other) ? other.$lang[language] : undefined;
  return text === undefined ? bare : { ...bare, $lang: { ...bare.$lang, [language]: text } };
}
