import type { TextWord } from './search-words.ts';

/** A piece of a text, and which parts of it to mark, as [from, to) in that piece. */
export interface Snippet {
  text: string;
  marks: [number, number][];
}

const snippetLength = 220;
/** How far before the first hit a sentence may begin for the piece to begin there too. */
const runUp = 70;
/** A text that is full of hits needs no weighing of all of them. */
const weighedHits = 200;

/** For a word of the text: which of the words that were looked for it is, if any. */
export type HitOf = (word: string) => string | undefined;

/** The piece of the text with the most of what was looked for, from a sentence's beginning where one is near. */
export function makeSnippet(text: string, words: readonly TextWord[], hitOf: HitOf): Snippet {
  const hits = words.flatMap(({ word, start, end }) => {
    const hit = hitOf(word);
    return hit === undefined ? [] : [{ word: hit, start, end }];
  });
  const start = startOf(text, bestHit(hits.slice(0, weighedHits))?.start ?? 0);
  const end = endOf(text, start);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end) + after,
    marks: hits
      .filter((hit) => hit.start >= start && hit.end <= end)
      .map((hit): [number, number] => [hit.start + shift, hit.end + shift]),
  };
}

/** The hit after which, within a snippet's length, stand the most different words. */
function bestHit(hits: readonly TextWord[]): TextWord | undefined {
  let best: TextWord | undefined;
  let most = 0;
  for (const [index, hit] of hits.entries()) {
    const near = new Set<string>();
    for (const other of hits.slice(index)) {
      if (other.end > hit.start + snippetLength - runUp) break;
      near.add(other.word);
    }
    if (near.size > most) [best, most] = [hit, near.size];
  }
  return best ?? hits[0];
}

function startOf(text: string, hit: number): number {
  if (hit <= runUp) return 0;
  const lead = text.slice(hit - runUp, hit);
  const sentence = Math.max(...['. ', '? ', '! '].map((stop) => lead.lastIndexOf(stop)));
  if (sentence >= 0) return hit - runUp + sentence + 2;
  const space = lead.indexOf(' ');
  return space < 0 ? hit : hit - runUp + space + 1;
}

function endOf(text: string, start: number): number {
  const furthest = start + snippetLength;
  if (text.length <= furthest) return text.length;
  const space = text.lastIndexOf(' ', furthest);
  if (space > start) return space;
  // One endless word: cut it, but not within a character.
  return /[\uDC00-\uDFFF]/.test(text.charAt(furthest)) ? furthest - 1 : furthest;
}
