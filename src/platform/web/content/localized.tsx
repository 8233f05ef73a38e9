import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import type { Localized } from '#platform/contract/texts/pick-language.ts';

/** Words in the reader's language as they are; a stand-in from another language says which one it is. */
export function Text({ of }: { of: LocalizedText }) {
  return of.lang === undefined ? of.value : <span lang={of.lang}>{of.value}</span>;
}

export const isFilled = <T,>(text: Localized<T> | undefined): text is Localized<T> =>
  text !== undefined && text.value !== '';
