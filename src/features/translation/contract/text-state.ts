import { textFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Translations } from '#platform/contract/texts/translation.ts';
import { hasLetters, isEmptyText, type StoredLanguages } from './stored-texts.ts';

/** How one text stands in a language beside its source; `unread` is what a machine wrote and nobody has read. */
export const textStates = ['correct', 'outdated', 'missing', 'unread'] as const;
export type TextState = (typeof textStates)[number];

export interface TextStanding {
  state: TextState;
  /** The source that it was made from, as far as that is known and is another than now. */
  was?: unknown;
}

/**
 * A text is correct when someone wrote it, or said that it holds, with the source as it is now. Of one that nobody noted
 * anything of, it is not known what it was made from, and that is for a person to see.
 */
export function textStanding({ $lang }: StoredLanguages, language: Language, notes: Translations): TextStanding {
  const text = $lang[language];
  if (isEmptyText(text)) return { state: 'missing' };
  const sources = notes[language]?.texts?.[textFingerprint(text)] ?? [];
  const source = textFingerprint($lang[defaultLanguage]);
  const own = sources.find(({ of }) => of === source);
  if (own !== undefined) return { state: own.isUnread ? 'unread' : 'correct' };
  const newest = sources.at(-1);
  const was = newest?.was === undefined ? {} : { was: newest.was };
  return { state: newest?.isUnread ? 'unread' : 'outdated', ...was };
}

/** What there is to translate: words of the source, and words that stand there without one. */
export const isToTranslate = ({ $lang }: StoredLanguages, language: Language): boolean =>
  hasLetters($lang[defaultLanguage]) || !isEmptyText($lang[language]);
