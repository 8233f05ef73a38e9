import { textFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languagesIn, type StoredLanguages } from './stored-texts.ts';
import type { TextNotes } from './text-notes.ts';

/** One text that was written anew, by whoever did. */
export function noteText(notes: TextNotes, before: StoredLanguages | undefined, after: StoredLanguages): void {
  if (before === undefined) {
    notes.found(after);
    return;
  }
  if (!isSame(before, after, defaultLanguage)) notes.leavesSource(before);
  for (const language of languagesIn(after)) if (!isSame(before, after, language)) notes.wrote(after, language);
}

const isSame = (one: StoredLanguages, other: StoredLanguages, language: Language): boolean =>
  one.$lang[language] === other.$lang[language] ||
  textFingerprint(one.$lang[language]) === textFingerprint(other.$lang[language]);
