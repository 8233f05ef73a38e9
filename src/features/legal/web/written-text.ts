import { isBlankRichText } from '#platform/contract/texts/clean-rich-text.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import type { LegalWords } from '../contract/legal.ts';

interface Written {
  title: string;
  body: RichTextDocument;
}

/** What stands in the fields, by language. */
export type WrittenText = Readonly<Record<string, Written>>;

const empty: Written = { title: '', body: { type: 'doc', content: [] } };

export const writtenIn = (written: WrittenText, language: string): Written => written[language] ?? empty;

export function writtenOf({ title, body }: LegalWords): WrittenText {
  const languages = new Set([...Object.keys(title.$lang), ...Object.keys(body.$lang)]);
  const inLanguage = (language: string) => ({
    title: title.$lang[language] ?? '',
    body: body.$lang[language] ?? empty.body,
  });
  return Object.fromEntries([...languages].map((language) => [language, inLanguage(language)]));
}

/** A language in which nothing was written is left out, so that its readers get the Dutch words, marked as such. */
export function wordsOf(written: WrittenText): LegalWords {
  const words: LegalWords = { title: { $lang: {} }, body: { $lang: {} } };
  for (const [language, { title, body }] of Object.entries(written)) {
    if (title.trim() !== '') words.title.$lang[language] = title.trim();
    if (!isBlankRichText(body)) words.body.$lang[language] = body;
  }
  return words;
}
