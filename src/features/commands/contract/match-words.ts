import { type TextWord, wordsIn } from '#features/search/contract/search-words.ts';

/** From a place in a text up to another. */
export type Mark = readonly [number, number];

export interface WordsMatch {
  /** The lower, the better. */
  rank: number;
  /** What to mark in each of the texts. */
  marks: Mark[][];
}

/** Dutch writes words together: "haven" is in "Vloedhaven" too. Shorter, and everything would be found. */
const shortestInside = 3;
/** What only a further text has counts for less than anything in the first. */
const furtherText = 10;

interface Hit {
  rank: number;
  text: number;
  mark: Mark;
}

/** Where one word stands in a word of a text: the whole of it, its beginning, or somewhere inside. */
function hitIn({ word, start, end }: TextWord, wanted: string, text: number): Hit | undefined {
  const at = wanted.length < shortestInside ? (word.startsWith(wanted) ? 0 : -1) : word.indexOf(wanted);
  if (at < 0) return undefined;
  const rank = (at > 0 ? 2 : word === wanted ? 0 : 1) + text * furtherText;
  // A letter that comes apart, such as ß, moves the rest: then all of the word is marked.
  const isAsLong = word.length === end - start;
  return { rank, text, mark: isAsLong ? [start + at, start + at + wanted.length] : [start, end] };
}

/** Whether all these words stand in these texts, in any order and whatever their accents; and where. */
export function matchWords(words: readonly string[], texts: readonly string[]): WordsMatch | undefined {
  const inTexts = texts.map(wordsIn);
  const marks: Mark[][] = texts.map(() => []);
  let rank = 0;
  for (const wanted of words) {
    const hits = inTexts.flatMap((inText, text) => inText.flatMap((word) => hitIn(word, wanted, text) ?? []));
    if (hits.length === 0) return undefined;
    const best = Math.min(...hits.map((hit) => hit.rank));
    for (const hit of hits) if (hit.rank === best) marks[hit.text]?.push(hit.mark);
    rank += best;
  }
  const begins = words.length > 0 && inTexts[0]?.[0]?.word.startsWith(words[0] ?? '') === true;
  return { rank: rank + (begins ? 0 : 1), marks: marks.map(joined) };
}

/** In the order of the text, those that touch as one. */
function joined(marks: readonly Mark[]): Mark[] {
  const all: [number, number][] = [];
  for (const [from, to] of marks.toSorted((one, other) => one[0] - other[0])) {
    const last = all.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

/** Those that have all the words, the best first; what is as good comes shorter before longer. */
export function bestMatches<T>(
  words: readonly string[],
  things: readonly T[],
  textsOf: (thing: T) => readonly string[],
): { thing: T; match: WordsMatch }[] {
  const lengthOf = (thing: T): number => textsOf(thing)[0]?.length ?? 0;
  return things
    .flatMap((thing) => {
      const match = matchWords(words, textsOf(thing));
      return match === undefined ? [] : [{ thing, match }];
    })
    .toSorted((one, other) => one.match.rank - other.match.rank || lengthOf(one.thing) - lengthOf(other.thing));
}
