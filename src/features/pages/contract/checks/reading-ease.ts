import { sentencesOf, wordsOf } from './sentences.ts';

/** What is said as one vowel in Dutch; any other vowel is a syllable by itself: "sta-ti-on", "ide-e-ën". */
const vowels = /aai|ooi|oei|eeu|ieu|ëe|aa|ee|oo|uu|ie|oe|eu|ui|ou|au|ei|ij|ai|oi|[aeiouyàáâäèéêëìíîïòóôöùúûü]/giu;

/** Of a Dutch word, but for a few loanwords ("museum" is one short); a number or an abbreviation without a vowel is said as one at least. */
export const syllablesOf = (word: string): number => Math.max(1, word.match(vowels)?.length ?? 0);

/** From this many words on a sentence is long. */
export const longestSentence = 20;

export interface ReadingEase {
  words: number;
  /** Flesch-Douma, from 0 (hard) to 100 (easy). */
  score: number;
  /** How many of a hundred sentences are long. */
  longSentences: number;
}

/**
 * How easily Dutch sentences read, by the formula of Flesch as Douma fitted it to Dutch in 1960, which is still the one that
 * tools and studies of Dutch go by: 206.84 - 77 × syllables in a word - 0.93 × words in a sentence.
 */
export function readingEase(lines: readonly string[]): ReadingEase {
  const sentences = lines.flatMap((line) => sentencesOf(line)).map(({ words }) => wordsOf(words));
  const words = sentences.flat();
  if (words.length === 0) return { words: 0, score: 100, longSentences: 0 };
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const score = 206.84 - 77 * (syllables / words.length) - 0.93 * (words.length / sentences.length);
  const long = sentences.filter((sentence) => sentence.length > longestSentence).length;
  return {
    words: words.length,
    score: Math.round(Math.min(100, Math.max(0, score))),
    longSentences: Math.round((long / sentences.length) * 100),
  };
}

/** "Standard" in Douma's own table, which tools for plain language hold against level B1. */
export const leastEase = 60;
/** In a hundred: a long sentence now and then does no harm. */
export const mostLongSentences = 25;
/** Fewer words than this say nothing about a text. */
const enoughWords = 60;

export const isTooHard = ({ words, score, longSentences }: ReadingEase): boolean =>
  words >= enoughWords && (score < leastEase || longSentences > mostLongSentences);
