/** Shorter pieces are found in too many words. */
const shortestPart = 3;
/** What Dutch puts between two words that it writes as one: verkeer-s-besluit, wet-en-boek. */
const links = ['', 's', 'en', 'e', 'n'];

/** As one word: "grof vuil" is written grofvuil, "verkeer besluit" verkeersbesluit. */
export const joinsOf = (first: string, second: string): string[] =>
  ['', 's', 'en'].map((link) => `${first}${link}${second}`);

/** Every two words that it may be made of; who asks knows which of them are words. */
export function splitsOf(word: string): [first: string, second: string][] {
  const splits: [string, string][] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const second = word.slice(at);
    for (const link of links) {
      const first = word.slice(0, at - link.length);
      if (first.length >= shortestPart && word.slice(0, at).endsWith(link)) splits.push([first, second]);
    }
  }
  return splits;
}

/** The likeliest first: pieces of about the same length, and the longest together. */
export const likeliestSplits = (splits: readonly [string, string][]): [string, string][] =>
  [...splits].sort((a, b) => shortest(b) - shortest(a) || b.join('').length - a.join('').length);

const shortest = ([first, second]: readonly [string, string]): number => Math.min(first.length, second.length);
