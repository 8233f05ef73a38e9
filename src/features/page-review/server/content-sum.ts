import { createHash } from 'node:crypto';
import { contentIn } from '#features/translation/contract/language-contents.ts';
import type { Translated } from '#features/translation/contract/languages-of.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { LanguageNow } from '../contract/review-rules.ts';

export interface Written {
  sequence: number;
  document: Translated;
}

/** Nobody can write something else with the same sum. */
const contentSum = (document: Translated, language: Language): string =>
  createHash('sha256').update(contentIn(document, language)).digest('hex');

export const languageNow = ({ sequence, document }: Written, language: Language): LanguageNow => ({
  sequence,
  content: contentSum(document, language),
});
