import { directionOf } from '#platform/contract/texts/language.ts';

export interface LanguageMark {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** For words in another language than their surroundings: which, and which way they run. Nothing for the page's own. */
export const inLanguage = (language: string | undefined): LanguageMark =>
  language === undefined ? {} : { lang: language, dir: directionOf(language) };
