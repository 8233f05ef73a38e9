import { isBlankRichText } from '#platform/contract/texts/clean-rich-text.ts';
import { type Language, languages } from '#platform/contract/texts/language.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import type { LegalWords } from '../contract/legal.ts';

/** What stands in the fields: every language, empty or not. */
export type WrittenText = Record<Language, { title: string; body: RichTextDocument }>;

const empty: RichTextDocument = { type: 'doc', content: [] };

export const writtenOf = ({ title, body }: LegalWords): WrittenText =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      { title: title.$lang[language] ?? '', body: body.$lang[language] ?? empty },
    ]),
  ) as WrittenText;

/** A language in which nothing was written is left out, so that its readers get the Dutch words, marked as such. */
export function wordsOf(written: WrittenText): LegalWords {
  const words: LegalWords = { title: { $lang: {} }, body: { $lang: {} } };
  for (const language of languages) {
    const { title, body } = written[language];
    if (title.trim() !== '') words.title.$lang[language] = title.trim();
    if (!isBlankRichText(body)) words.body.$lang[language] = body;
  }
  return words;
}
