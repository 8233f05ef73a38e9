import { sourceFingerprint, textFingerprint } from '#platform/contract/texts/fingerprint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Translation, Translations } from '#platform/contract/texts/translation.ts';
import { counterpart } from './counterpart.ts';
import { knownTranslations } from './known-translations.ts';
import { hasTexts, type Translated, translatedLanguages } from './languages-of.ts';
import { noteText } from './note-text.ts';
import { isStoredText, type StoredLanguages, storedTexts } from './stored-texts.ts';
import { noteTexts, type TextNotes } from './text-notes.ts';
import { textStanding } from './text-state.ts';

/**
 * What the save of a whole document says about translations: a text that was changed is made from its source as it is
 * now, one that was left keeps what it was made from. A caller cannot claim otherwise, except by naming a language up to date.
 */
export function noteTranslations<T extends Translated>(
  before: Translated | undefined,
  after: T,
  upToDate: readonly Language[] = [],
): T {
  const notes = noteTexts(before === undefined ? {} : knownTranslations(before));
  noteChanges(notes, before, after);
  for (const { text } of storedTexts(after)) for (const language of upToDate) notes.wrote(text, language);
  return withStates(before, after, notes.result(), upToDate);
}

/** The same after operations, which note what they do to each text themselves. */
export const noteOperated = <T extends Translated>(before: Translated, after: T): T =>
  withStates(before, after, after.translations);

function noteChanges(notes: TextNotes, before: unknown, after: unknown): void {
  if (before === after || typeof after !== 'object' || after === null) return;
  if (isStoredText(after)) noteText(notes, isStoredText(before) ? before : undefined, after);
  else if (Array.isArray(after)) {
    const others = Array.isArray(before) ? before : [];
    for (const [place, item] of after.entries()) noteChanges(notes, counterpart(item, place, after, others), item);
  } else {
    const was = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
    for (const [key, inner] of Object.entries(after)) noteChanges(notes, was[key], inner);
  }
}

function withStates<T extends Translated>(
  before: Translated | undefined,
  after: T,
  notes: Translations,
  upToDate: readonly Language[] = [],
): T {
  const translations: Translations = {};
  const texts = storedTexts(after).map(({ text }) => text);
  for (const language of translatedLanguages(after)) {
    if (!hasTexts(after, language)) continue;
    translations[language] = {
      ...stateOf(before, after, language, upToDate),
      isAutomatic: texts.some((text) => textStanding(text, language, notes).state === 'unread'),
      texts: withoutGone(notes[language]?.texts ?? {}, texts, language),
    };
  }
  return { ...after, translations };
}

function stateOf(
  before: Translated | undefined,
  after: Translated,
  language: Language,
  upToDate: readonly Language[],
): Pick<Translation, 'status' | 'basedOn'> {
  const known = before?.translations[language];
  const status = after.translations[language]?.status ?? known?.status ?? 'published';
  const isWritten = before === undefined || sourceFingerprint(before, language) !== sourceFingerprint(after, language);
  const isNow = isWritten || upToDate.includes(language);
  return { status, basedOn: isNow ? sourceFingerprint(after) : (known?.basedOn ?? sourceFingerprint(before)) };
}

/** What was typed on the way to what stands there is kept for who takes it back; not for ever. */
const mostGone = 1000;

type Texts = NonNullable<Translation['texts']>;

function withoutGone(notes: Texts, texts: readonly StoredLanguages[], language: Language): Texts {
  if (Object.keys(notes).length <= mostGone + texts.length) return notes;
  return presentTexts(notes, texts, language);
}

/** The notes of texts that are there. */
export function presentTexts(notes: Texts, texts: readonly StoredLanguages[], language: Language): Texts {
  const present = new Set(texts.map(({ $lang }) => textFingerprint($lang[language])));
  return Object.fromEntries(Object.entries(notes).filter(([text]) => present.has(text)));
}
