import { commonPasswordWords } from './common-password-words.ts';

export interface PasswordContext {
  /** Of its owner: names and address. */
  own?: readonly string[];
  platformName?: string;
}

/** What a password must have besides words that are guessed first, rows of keys, years and repetition. */
const leastOfItsOwn = 5;
const leastDifferent = 5;
const shortestRun = 4;
const productName = 'plein';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertzuiop', 'yxcvbnm'];
const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = '01234567890';
const reversed = (text: string): string => [...text].reverse().join('');
const runs = [...rows, letters, digits].flatMap((row) => [row, reversed(row)]);

/** How people write letters as signs. */
const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const asLetters = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => lookAlikes[sign] ?? sign);
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}@!$]/gu, '');
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Longest first, so that no word leaves half of a longer one behind. */
const longestFirst = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
const common = longestFirst(commonPasswordWords);

/**
 * Easy to guess (ASVS 6.2): the same few signs, or hardly anything besides words that are tried first, words that belong
 * to its owner or this site, rows of keys and years. Length alone is measured elsewhere.
 */
export function isWeakPassword(password: string, context: PasswordContext = {}): boolean {
  const text = bare(password);
  if (new Set(text).size < leastDifferent) return true;
  const words = [...longestFirst(contextWords(context)), ...common];
  return [text, asLetters(text)].some((one) => [...ownPart(one, words)].length < leastOfItsOwn);
}

function contextWords({ own = [], platformName = '' }: PasswordContext): string[] {
  const sources = [...own, platformName, productName];
  const parts = sources.flatMap((source) => [source, ...source.split(/[^\p{L}\p{N}]+/u)]);
  return parts.map((part) => plain(bare(part)));
}

/** What is left when everything that anyone would try is taken out; a space keeps the halves apart. */
function ownPart(text: string, words: readonly string[]): string {
  let rest = plain(text);
  for (const word of words) rest = rest.replaceAll(word, ' ');
  rest = withoutRuns(rest).replace(/(?:19|20)\d\d/g, ' ');
  return withoutRepetition(plain(rest));
}

function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at);
    rest += length === 0 ? text[at] : ' ';
    at += length || 1;
  }
  return rest;
}

/** How many signs from here stand beside each other on a keyboard, in the alphabet or in counting; none when they are few. */
function runAt(text: string, at: number): number {
  for (let length = Math.min(digits.length + letters.length, text.length - at); length >= shortestRun; length -= 1) {
    if (runs.some((row) => row.includes(text.slice(at, at + length)))) return length;
  }
  return 0;
}

/** `abcabcabc` is three signs, however often they come. */
function withoutRepetition(text: string): string {
  for (let size = 1; size <= text.length / 2; size += 1) {
    const unit = text.slice(0, size);
    if (unit.repeat(Math.ceil(text.length / size)).startsWith(text)) return unit;
  }
  return text;
}
