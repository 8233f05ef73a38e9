/** Shorter words are one letter away from too many others. */
export const shortestCorrected = 4;
const longestCorrected = 30;

/** Worth correcting, and worth being a correction: words, not numbers or codes. */
export const isCorrectable = (word: string): boolean =>
  word.length >= shortestCorrected && word.length <= longestCorrected && /^\p{L}+$/u.test(word);

const withoutOne = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** What a word is kept by: itself, and what is left when one letter falls out. */
export const nearForms = (word: string): string[] => [...new Set([word, ...withoutOne(word)])];

/** From this length on two mistakes in one word are still recognised. */
const longForTwo = 7;

/** What a mistyped word is looked up by: it meets every word that is one mistake away, and many that are two. */
export function lookedUpForms(typed: string): string[] {
  const one = nearForms(typed);
  return typed.length < longForTwo ? one : [...new Set([...one, ...one.flatMap(withoutOne)])];
}

/** How many letters were added, left out, exchanged or swapped with the next one. */
export function mistakesBetween(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let least = Math.min(at(last, column) + 1, at(line, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) least = Math.min(least, at(before, column - 2) + 1);
      line.push(least);
    }
    [before, last] = [last, line];
  }
  return at(last, word.length);
}

const at = (line: readonly number[], index: number): number => line[index] ?? 0;

export interface KnownWord {
  word: string;
  entries: number;
}

/** The likeliest first: fewest mistakes, the same first letter, the most written. */
export function likeliest(typed: string, known: readonly KnownWord[]): string[] {
  const most = typed.length < longForTwo ? 1 : 2;
  return known
    .map(({ word, entries }) => ({ word, entries, mistakes: mistakesBetween(typed, word) }))
    .filter(({ mistakes }) => mistakes <= most)
    .sort(
      (a, b) =>
        a.mistakes - b.mistakes ||
        Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) ||
        b.entries - a.entries ||
        (a.word < b.word ? -1 : 1),
    )
    .map(({ word }) => word);
}
