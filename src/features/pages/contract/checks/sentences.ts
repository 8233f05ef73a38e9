export interface Sentence {
  words: string;
  /** How many letters of the line stand before it. */
  at: number;
}

/** A point after one of these ends no sentence. */
const abbreviations =
  /(?:^|[\s(])(?:art|bijv|bv|ca|dhr|dr|drs|ds|enz|etc|evt|ing|ir|jl|lid|max|mevr|min|mr|mrs|nl|nr|nrs|o\.a|d\.w\.z|m\.b\.t|i\.v\.m|t\.a\.v|t\.m|t\/m|prof|resp|st|tel|vgl|vs|e\.g|i\.e|no|approx)\.$/iu;

/** A sentence ends at a point, a question mark or an exclamation mark, where a capital, a digit or a quote follows. */
export function sentencesOf(line: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const take = (end: number) => {
    const piece = line.slice(start, end);
    const words = piece.trim();
    if (words !== '') sentences.push({ words, at: start + piece.indexOf(words) });
    start = end;
  };
  for (const match of line.matchAll(/[.!?…][)"'”’]?(?=\s[\p{Lu}\d"'“‘’(])/gu)) {
    const end = match.index + match[0].length;
    if (!abbreviations.test(line.slice(start, end))) take(end);
  }
  take(line.length);
  return sentences;
}

/** Also a number with points, a word with a hyphen and a name with an apostrophe is one. */
export const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,:/-]*/gu) ?? [];
