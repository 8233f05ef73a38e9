import type { StoredText } from '#platform/contract/texts/localized.ts';

/** In languages that the product itself is not written in, the Dutch word would be no word. */
const words: Record<string, { title: string; segment: string }> = {
  nl: { title: 'kopie', segment: 'kopie' },
  en: { title: 'copy', segment: 'copy' },
  de: { title: 'Kopie', segment: 'kopie' },
};
const other = { title: '2', segment: '2' };

const wordsIn = (language: string) => words[language] ?? other;

const inEach = ({ $lang }: StoredText, change: (text: string, language: string) => string): StoredText => ({
  $lang: Object.fromEntries(
    Object.entries($lang).map(([language, text]) => [language, text ? change(text, language) : text]),
  ),
});

/** Behind the title, so that two pages in a list can be told apart. */
export const titleOfCopy = (title: StoredText): StoredText =>
  inEach(title, (text, language) => `${text} (${wordsIn(language).title})`);

/** Behind the segment of an address; the first copy has no number. */
export const segmentOfCopy = (segment: StoredText, number: number): StoredText =>
  inEach(segment, (text, language) => `${text}-${wordsIn(language).segment}${number === 1 ? '' : `-${number}`}`);
