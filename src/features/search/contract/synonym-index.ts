import { plainWords } from './search-words.ts';

/** Words, or a few words together, that mean the same. */
export type SynonymGroup = readonly string[];

/** Of each phrase, under the stem of its first word: its stems, and what else may be written for it. */
export type SynonymIndex = ReadonlyMap<string, readonly { stems: readonly string[]; others: readonly string[] }[]>;

type StemOf = (word: string) => string;

export function indexSynonyms(groups: readonly SynonymGroup[], stemOf: StemOf): SynonymIndex {
  const index = new Map<string, { stems: string[]; others: string[] }[]>();
  for (const group of groups) {
    const phrases = [...new Set(group.map(plainWords))].filter((phrase) => phrase !== '');
    for (const phrase of phrases) {
      const stems = phrase.split(' ').map(stemOf);
      const others = phrases.filter((other) => other !== phrase);
      const [first = ''] = stems;
      index.set(first, [...(index.get(first) ?? []), { stems, others }]);
    }
  }
  return index;
}

export interface FoundSynonym {
  /** From which word up to which (not included) it stands for. */
  from: number;
  to: number;
  others: readonly string[];
}

/** For every phrase among these words that has others. */
export function synonymsIn(words: readonly string[], index: SynonymIndex, stemOf: StemOf): FoundSynonym[] {
  const stems = words.map(stemOf);
  return stems.flatMap((stem, from) =>
    (index.get(stem) ?? [])
      .filter(({ stems: phrase }) => phrase.every((one, place) => stems[from + place] === one))
      .map(({ stems: phrase, others }) => ({ from, to: from + phrase.length, others })),
  );
}
