import { foldLetters } from '#platform/contract/addresses/slug.ts';

/** A word of a text as search compares it, and where it stands in that text. */
export interface TextWord {
  word: string;
  start: number;
  end: number;
}

/** With what only says where a word may be broken off, such as a soft hyphen: it is one word all the same. */
const wordCharacter = '[\\p{L}\\p{N}\\p{M}\\u00AD\\u200B-\\u200D\\u2060]';
const everyWord = new RegExp(`${wordCharacter}+`, 'gu');
const wordHere = new RegExp(`${wordCharacter}+`, 'uy');
const isWordCharacter = new RegExp(wordCharacter, 'u');

const isPlain = /^[A-Za-z0-9]+$/;

/** Some characters come apart into more than letters and figures: ⑴ is "(1)". */
const foldWord = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : foldLetters(text)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');

/** "foto’s" is found by "foto": the letter behind the apostrophe is no word of its own. */
const isTail = (text: string, word: string, start: number): boolean =>
  word.length === 1 && /[\p{L}\p{N}]['’]$/u.test(text.slice(Math.max(0, start - 3), start));

function addWord(words: TextWord[], text: string, written: string, start: number): void {
  const word = isTail(text, written, start) ? '' : foldWord(written);
  if (word !== '') words.push({ word, start, end: start + written.length });
}

/**
 * The words of a text in plain small letters: "Financiën" is found by "financien" and the other way round. Index, query
 * and marks share this one rule, which no extension of the database could give us in every installation.
 */
export function wordsIn(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const match of text.matchAll(everyWord)) addWord(words, text, match[0], match.index);
  return words;
}

export const plainWords = (text: string): string =>
  wordsIn(text)
    .map(({ word }) => word)
    .join(' ');

/**
 * Only the words that begin with the same two letters as one of these. Ten long texts are looked through for each
 * search, and folding every word of them would take most of its time.
 */
export function wordsLike(looked: readonly string[]): (text: string) => TextWord[] {
  const beginning = beginningOf(looked);
  return (text) => {
    const words: TextWord[] = [];
    for (const { index } of text.matchAll(beginning)) {
      if (index > 0 && isWordCharacter.test(text.charAt(index - 1))) continue;
      wordHere.lastIndex = index;
      addWord(words, text, wordHere.exec(text)?.[0] ?? '', index);
    }
    return words;
  };
}

function beginningOf(looked: readonly string[]): RegExp {
  const pairs = looked.map((word) => [...word].slice(0, 2).map(anyOf).join(''));
  return new RegExp(`(?:${[...new Set(pairs)].join('|')})`, 'gu');
}

/** A letter with every accent that we fold away. */
const anyOf = (letter: string): string => `[${letter}${letter.toUpperCase()}${accented().get(letter) ?? ''}]`;

let accentedLetters: Map<string, string> | undefined;

/** The accented letters of the Latin alphabets, by the plain letter that they begin with when folded. */
function accented(): Map<string, string> {
  if (accentedLetters !== undefined) return accentedLetters;
  accentedLetters = new Map();
  for (const [from, to] of latinRanges) {
    for (let code = from; code <= to; code += 1) {
      const letter = String.fromCharCode(code);
      const plain = foldWord(letter).charAt(0);
      if (plain !== '') accentedLetters.set(plain, (accentedLetters.get(plain) ?? '') + letter);
    }
  }
  return accentedLetters;
}

const latinRanges = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;
