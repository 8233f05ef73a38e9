import { plainWords } from './search-words.ts';

/** Longer questions are somebody's own sentence, and never asked twice. */
const longestCounted = 80;

/** An address, a phone or citizen number, a bank account, a postcode: not what people look for, but who they are. */
export const isPersonal = (token: string): boolean =>
  token.includes('@') || token.replace(/\D/g, '').length >= 5 || /^\d{4}\s?[a-z]{2}\d*$/i.test(token);

/** A postcode or a phone number is often written in two or more parts. */
export const joinedNumbers = (typed: string): string =>
  typed.replace(/\b(\d{4}) ([a-z]{2})\b/gi, '$1$2').replace(/(?<=\d)[ .-]+(?=\d)/g, '');

/** The words that are counted, in plain small letters, without what could tell who looked; empty when nothing is left. */
export function countedQuery(typed: string): string {
  const words = joinedNumbers(typed)
    .split(/\s+/)
    .filter((token) => !isPersonal(token))
    .join(' ');
  const plain = plainWords(words);
  return plain.length > longestCounted ? '' : plain;
}
