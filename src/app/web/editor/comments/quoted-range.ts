export interface Range {
  from: number;
  to: number;
}

/**
 * Where quoted words stand in a text: at their known place, or else at the same words nearest to it. Words that were
 * changed inside are still at their place; without one they are nowhere.
 */
export function quotedRange(words: string, quote: string, at: Range, isFound: boolean): Range | undefined {
  if (words.slice(at.from, at.to) === quote) return at;
  let nearest: number | undefined;
  for (let start = words.indexOf(quote); start !== -1; start = words.indexOf(quote, start + 1)) {
    if (nearest === undefined || Math.abs(start - at.from) < Math.abs(nearest - at.from)) nearest = start;
  }
  if (nearest !== undefined) return { from: nearest, to: nearest + quote.length };
  return isFound && at.from < at.to && at.to <= words.length ? at : undefined;
}
