import { textFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { TextSource, Translations } from '#platform/contract/texts/translation.ts';
import { mostSources } from '#platform/contract/texts/translation-limits.ts';
import { isEmptyText, languagesIn, type StoredLanguages } from './stored-texts.ts';

type Texts = Record<string, TextSource[]>;

/** What is known of a text and one source. */
export type Reading = 'read' | 'unread' | undefined;

/** A text and a source, by their fingerprints. */
export interface TextPair {
  text: string;
  source: string;
}

export const pairOf = ({ $lang }: StoredLanguages, language: Language): TextPair => ({
  text: textFingerprint($lang[language]),
  source: textFingerprint($lang[defaultLanguage]),
});

/**
 * What each translation was made from, noted by the words themselves and not by their place: a text that is moved, copied
 * or taken back keeps what is known of it (docs/decisions/0087).
 */
export function noteTexts(notes: Translations) {
  const changed = new Map<Language, Texts>();
  const of = (language: Language): Texts => changed.get(language) ?? notes[language]?.texts ?? {};
  function put(language: Language, text: string, sources: TextSource[]): void {
    const texts = changed.get(language) ?? { ...of(language) };
    if (sources.length === 0) delete texts[text];
    else texts[text] = sources.slice(-mostSources);
    changed.set(language, texts);
  }

  /** Says of a text and a source what is known; the newest comes last. */
  function set(language: Language, { text, source }: TextPair, reading: Reading): void {
    const others = (of(language)[text] ?? []).filter((one) => one.of !== source);
    const known: TextSource = { of: source, ...(reading === 'unread' && { isUnread: true }) };
    put(language, text, reading === undefined ? others : [...others, known]);
  }

  return {
    set,

    reading: (language: Language, { text, source }: TextPair): Reading => {
      const known = of(language)[text]?.find((one) => one.of === source);
      return known && (known.isUnread ? 'unread' : 'read');
    },

    /** Someone wrote it, with the source as it is now. */
    wrote(text: StoredLanguages, language: Language): void {
      if (!isEmptyText(text.$lang[language])) set(language, pairOf(text, language), 'read');
    },

    /** It came with its source: whoever put it there says that they belong together, unless more is known. */
    found(text: StoredLanguages): void {
      for (const language of languagesIn(text)) {
        const pair = pairOf(text, language);
        if (of(language)[pair.text] === undefined) set(language, pair, 'read');
      }
    },

    /** The source is about to be another: what it was is kept for those who have to look at its translations. */
    leavesSource(before: StoredLanguages): void {
      for (const language of languagesIn(before)) {
        const { text, source } = pairOf(before, language);
        const sources = of(language)[text];
        if (sources?.some((one) => one.of === source && one.was === undefined) !== true) continue;
        const was = before.$lang[defaultLanguage] as TextSource['was'];
        put(
          language,
          text,
          sources.map((one) => (one.of === source && was !== undefined ? { ...one, was } : one)),
        );
      }
    },

    /** The same notes where nothing was added. */
    result(): Translations {
      if (changed.size === 0) return notes;
      const result: Translations = { ...notes };
      for (const [language, texts] of changed) {
        result[language] = { status: 'published', isAutomatic: false, ...notes[language], texts };
      }
      return result;
    },
  };
}
export type TextNotes = ReturnType<typeof noteTexts>;
