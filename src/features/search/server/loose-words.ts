import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { joinsOf, likeliestSplits, splitsOf } from '../contract/compound-words.ts';
import { isCorrectable, likeliest, lookedUpForms } from '../contract/near-words.ts';
import { type FoundSynonym, type SynonymIndex, synonymsIn } from '../contract/synonym-index.ts';
import type { TypedQuery } from '../contract/typed-query.ts';
import { findEndingIn, findKnown, findNear } from './known-words.repository.ts';
import { findSeenWords, type LooseWord } from './loose-hits.repository.ts';
import type { ReaderScope } from './seen-entries.ts';
import { stemsOf } from './word-stems.ts';

/** More words than this are somebody's own sentence: the first say what it is about. */
const mostWords = 10;
const mostSplits = 4;
const mostNear = 8;
/** Shorter ones begin and end too many words. */
const shortestPiece = 4;

interface Looking {
  scope: ReaderScope;
  language: Language;
}

interface Wanted {
  words: LooseWord[];
  /** Words that this reader finds nothing by, with what was taken for them. */
  corrected: Map<string, string>;
}

const plain = (typed: string, exact = typed): LooseWord => ({
  typed,
  exact,
  isPhrase: false,
  others: [],
  longer: [],
  hasBeginning: exact.length >= shortestPiece,
});

type SynonymsOf = (words: readonly string[]) => FoundSynonym[];

/**
 * Each word that is looked for with what may be written for it: another word that means the same, the word as a piece of a
 * longer one, two words as one. What is not known is taken apart or corrected. Whatever is decided here hangs on what this
 * reader finds, never on what is written where they may not read.
 */
export function createLooseWords({ platform }: { platform: Platform }) {
  const { db } = platform;

  /** Two words that a word is made of, where both can be found. */
  async function takenApart(word: string, looking: Looking, isOther: (word: string) => boolean) {
    const splits = splitsOf(word);
    const known = await findKnown(db, looking.language, [...new Set(splits.flat())]);
    const isWord = (piece: string) => known.has(piece) || isOther(piece);
    const likely = likeliestSplits(splits.filter((pieces) => pieces.every(isWord))).slice(0, mostSplits);
    const seen = await findSeenWords(db, looking.scope, looking.language, likely.flat());
    return likely.find((pieces) => pieces.every((piece) => seen.has(piece) || isOther(piece)));
  }

  async function correctionOf(word: string, { scope, language }: Looking): Promise<string | undefined> {
    if (!isCorrectable(word)) return undefined;
    const near = likeliest(word, await findNear(db, language, lookedUpForms(word))).slice(0, mostNear);
    const seen = await findSeenWords(db, scope, language, near);
    return near.find((one) => seen.has(one) && one !== word);
  }

  /** Where a word stands for nothing that this reader finds: the pieces of it, or the word that it is nearly. */
  async function withKnownWords(words: readonly LooseWord[], looking: Looking, isOther: (word: string) => boolean) {
    const single = words.filter(({ isPhrase, exact }) => !isPhrase && !isOther(exact)).map(({ exact }) => exact);
    const seen = await findSeenWords(db, looking.scope, looking.language, single);
    const corrected = new Map<string, string>();
    const known: LooseWord[] = [];
    for (const word of words) {
      const isUnknown = single.includes(word.exact) && !seen.has(word.exact);
      const pieces = isUnknown ? await takenApart(word.exact, looking, isOther) : undefined;
      const correction = isUnknown && pieces === undefined ? await correctionOf(word.exact, looking) : undefined;
      if (correction !== undefined) corrected.set(word.typed, correction);
      known.push(...(isUnknown ? (pieces ?? [correction ?? word.exact]).map((one) => plain(word.typed, one)) : [word]));
    }
    return { known, corrected };
  }

  async function addCompounds(words: LooseWord[], language: Language, synonymsOf: SynonymsOf): Promise<void> {
    for (const [index, word] of words.entries()) {
      if (word.isPhrase) continue;
      const next = words[index + 1];
      if (next !== undefined && !next.isPhrase) {
        const joined = joinsOf(word.exact, next.exact);
        const others = [...joined, ...joined.flatMap((one) => synonymsOf([one]).flatMap((found) => found.others))];
        word.others.push(...others);
        next.others.push(...others);
      }
      if (word.exact.length >= shortestPiece) word.longer = await findEndingIn(db, language, word.exact);
    }
  }

  return async (query: TypedQuery, index: SynonymIndex, looking: Looking): Promise<Wanted> => {
    const { language } = looking;
    const inPhrases = new Set(query.phrases.flatMap((phrase) => phrase.split(' ')));
    const single = query.words.filter((word) => !inPhrases.has(word)).slice(0, mostWords);
    const pairs = single.flatMap((word, place) => joinsOf(word, single[place + 1] ?? ''));
    const stems = await stemsOf(
      db,
      language,
      new Set([...single, ...pairs, ...single.flatMap((word) => splitsOf(word).flat())]),
    );
    const synonymsOf: SynonymsOf = (words) => synonymsIn(words, index, (word) => stems.get(word) ?? word);
    // A word without a stem says nothing, such as "de"; unless it is a part of something that does, such as "te doen".
    const inSynonyms = new Set(synonymsOf(single).flatMap(({ from, to }) => single.slice(from, to)));
    const said = single.filter((word) => stems.has(word) || inSynonyms.has(word));
    const typed = [
      ...query.phrases.map((phrase) => ({ ...plain(phrase), isPhrase: true, hasBeginning: false })),
      ...(said.length === 0 ? single : said).map((word) => plain(word)),
    ];
    const isOther = (word: string) => inSynonyms.has(word) || synonymsOf([word]).length > 0;
    const { known: words, corrected } = await withKnownWords(typed, looking, isOther);
    const exact = words.map((word) => word.exact);
    for (const { from, to, others } of synonymsOf(exact)) {
      for (const word of words.slice(from, to)) word.others.push(...others);
    }
    await addCompounds(words, language, synonymsOf);
    return { words, corrected };
  };
}
