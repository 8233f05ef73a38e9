export interface CountedWord {
  word: string;
  number: number;
}

/** Days that are looked through together. */
interface WordPiece<Day extends { day: string }> {
  name: string;
  days: Day[];
}

/**
 * Days, the newest first, in pieces whose words are counted apart: those of the newest month one by one, since something
 * comes in every day, those before it by the month, so that a question which few answered takes few pieces.
 */
export function wordPieces<Day extends { day: string }>(days: readonly Day[]): WordPiece<Day>[] {
  const newestFirst = days.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const newestMonth = monthOf(newestFirst[0]?.day ?? '');
  const pieces = Map.groupBy(newestFirst, ({ day }) => (monthOf(day) === newestMonth ? day : monthOf(day)));
  return Array.from(pieces, ([name, inPiece]) => ({ name, days: inPiece }));
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** Words of several pieces together, of those that stand in as many answers as this; the most first. */
export function mergeWords(
  pieces: readonly (readonly CountedWord[])[],
  { least, limit }: { least: number; limit: number },
): CountedWord[] {
  const numbers = new Map<string, number>();
  for (const { word, number } of pieces.flat()) numbers.set(word, (numbers.get(word) ?? 0) + number);
  return Array.from(numbers, ([word, number]) => ({ word, number }))
    .filter(({ number }) => number >= least)
    .sort((one, other) => other.number - one.number || (one.word < other.word ? -1 : 1))
    .slice(0, limit);
}
