import type { Language } from '#platform/contract/texts/language.ts';
import { knownTranslations } from './known-translations.ts';
import type { Translated } from './languages-of.ts';
import { type StoredLanguages, storedTexts } from './stored-texts.ts';
import { pairOf } from './text-notes.ts';
import { isToTranslate, textStanding } from './text-state.ts';
import { hasProse } from './translated-texts.ts';

/** What the translator may write in a document, and what it leaves. */
export interface TextsForMachine {
  isMeant(text: StoredLanguages): boolean;
  /** How many it may write. */
  count: number;
  /** How many someone wrote or read; also those that are outdated, which are for a person to see. */
  left: number;
}

/**
 * The translator writes what nobody wrote, and writes anew what it wrote itself when the source is another now and nobody
 * has read it. What someone wrote or read stays, whatever became of its source (docs/decisions/0087).
 */
export function textsForMachine(document: Translated, language: Language): TextsForMachine {
  const known = knownTranslations(document);
  const texts = storedTexts(document).map(({ text }) => text);
  const stateOf = (text: StoredLanguages) => textStanding(text, language, known).state;
  /** The same words may stand elsewhere too: if anybody vouched for them anywhere, they are a person's. */
  const isOutdatedDraft = (text: StoredLanguages): boolean => {
    const pair = pairOf(text, language);
    const sources = known[language]?.texts?.[pair.text] ?? [];
    return sources.every(({ of, isUnread }) => isUnread === true && of !== pair.source);
  };
  const isForMachine = (text: StoredLanguages): boolean => {
    if (!hasProse(text)) return false;
    const state = stateOf(text);
    return state === 'missing' || (state === 'unread' && isOutdatedDraft(text));
  };
  const meant = new Set(texts.filter(isForMachine));
  const left = texts.filter(
    (text) => isToTranslate(text, language) && ['correct', 'outdated'].includes(stateOf(text)),
  ).length;
  return { isMeant: (text) => meant.has(text), count: meant.size, left };
}
