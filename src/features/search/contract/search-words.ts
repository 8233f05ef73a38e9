import { foldLetters } from '#platform/contract/slug.ts';

/** A word of a text as search compares it, and where it stands in that text. */
export interface TextWord {
  word: string;
  start: number;
  end: number;
}

/** With what only says where a word may be broken off, such as a soft hyphen: it is one word all the same. */
const wordPattern = /[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060]+/gu;

/** Some characters come apart into more than letters and figures: ⑴ is "(1)". */
const foldWord = (text: string): string =>
  foldLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** "foto’s" is found by "foto": the letter behind the apostrophe is no word of its own. */
const isTail = (text: string, { index, 0: word }: RegExpExecArray): boolean =>
  word.length === 1 && /[\p{L}\p{N}]['’]$/u.test(text.slice(Math.max(0, index - 3), index));

/**
 * The words of a text in plain small letters: "Financiën" is found by "financien" and the other way round. Index, query
 * and marks share this one rule, which no extension of the database could give us in every installation.
 */
export function wordsIn(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = isTail(text, match) ? '' : foldWord(match[0]);
    if (word !== '') words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

export const plainWords = (text: string): string =>
  wordsIn(text)
    .map(({ word }) => word)
    .join(' ');
