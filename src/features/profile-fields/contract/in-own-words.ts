import type { Language } from '#platform/contract/texts/language.ts';

/** The words of a field, which are written in Dutch and, where someone did, in English. */
export const inOwnWords = ({ nl, en }: { nl: string; en: string }, language: Language): string =>
  (language === 'en' && en) || nl;
