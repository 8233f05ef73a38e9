import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { wordsIn } from '../contract/search-words.ts';
import { type SynonymIndex, synonymsIn } from '../contract/synonym-index.ts';
import type { Question } from './find-hits.repository.ts';
import { findLoosely, type LooseHits, type LooseRow, type LooseWord } from './loose-hits.repository.ts';
import { createLooseWords } from './loose-words.ts';
import type { ReaderScope } from './seen-entries.ts';
import type { createSynonyms } from './synonyms.ts';
import { stemsOf } from './word-stems.ts';

interface Looking {
  scope: ReaderScope;
  language: Language;
}

export interface FoundLoosely {
  hits: LooseHits;
  /** All that was looked for, to mark. */
  marked: string[];
  /** What was typed, with what was taken for words that nothing has. */
  correction?: string;
  /** Words that nothing has that this reader sees. */
  nowhere: string[];
  missingOf(row: LooseRow): string[];
}

interface Parts {
  platform: Platform;
  synonyms: Pick<ReturnType<typeof createSynonyms>, 'indexFor'>;
}

/** Where the whole question finds nothing, some of its words; where it finds little, others that mean the same. */
export function createLooseSearch({ platform, synonyms }: Parts) {
  const looseWords = createLooseWords({ platform });

  async function stemmerOf(words: readonly string[], language: Language) {
    const stems = await stemsOf(platform.db, language, new Set(words));
    return (word: string) => stems.get(word) ?? word;
  }

  /** Which of these words mean the same as another. */
  async function wordsWithSynonyms(words: readonly string[], language: Language): Promise<Set<string>> {
    const [index, stemOf]: [SynonymIndex, (word: string) => string] = await Promise.all([
      synonyms.indexFor(language),
      stemmerOf(words, language),
    ]);
    return new Set(synonymsIn(words, index, stemOf).flatMap(({ from, to }) => words.slice(from, to)));
  }

  async function find(question: Question, typed: string, looking: Looking): Promise<FoundLoosely | undefined> {
    const { query, language } = question;
    const { words, corrected } = await looseWords(query, await synonyms.indexFor(language), looking);
    const { without } = query;
    const hits = await findLoosely(platform.db, looking.scope, question, { words, without });
    if (hits === undefined || hits.seen === 0) return undefined;
    return {
      hits,
      marked: [
        ...new Set(
          words.flatMap(({ exact, others, longer }) => [exact, ...others, ...longer].flatMap((one) => one.split(' '))),
        ),
      ],
      ...(corrected.size === 0 ? {} : { correction: withCorrections(typed, corrected) }),
      nowhere: missingWords(words, hits.metByAny),
      missingOf: ({ met }) => missingWords(words, met),
    };
  }

  return { find, wordsWithSynonyms };
}

/** A word that was taken apart is there when one of its pieces is. */
function missingWords(words: readonly LooseWord[], isMet: readonly boolean[]): string[] {
  const met = new Set(words.filter((_, index) => isMet[index] === true).map(({ typed }) => typed));
  return [...new Set(words.map(({ typed }) => typed))].filter((typed) => !met.has(typed));
}

function withCorrections(typed: string, corrected: ReadonlyMap<string, string>): string {
  let text = typed;
  for (const { word, start, end } of wordsIn(typed).reverse()) {
    const better = corrected.get(word);
    if (better !== undefined) text = text.slice(0, start) + better + text.slice(end);
  }
  return text;
}
