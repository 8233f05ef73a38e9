import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isCorrectable, likeliest, lookedUpForms } from '../contract/near-words.ts';
import { wordsIn } from '../contract/search-words.ts';
import {
  addWords,
  findNear,
  forgetWords,
  readMark,
  readWrittenSince,
  setMark,
  type Written,
} from './known-words.repository.ts';

/** Texts in one read, and reads before anything is written: most of their words are the same. */
const batch = 1000;
const batches = 20;
/** How many different texts are tried for a mistyped one. */
const mostTried = 3;

/**
 * The words that are written on the platform, for whoever mistypes one. They are gathered by a job, because two people who
 * save at once must not wait for each other over a word; and whether a correction is shown depends on what it finds for
 * who asks, so that no word of something private is given away.
 */
export function createKnownWords({ platform }: { platform: Platform }) {
  /** Whether there may be more. */
  const learnSome = (): Promise<boolean> =>
    platform.transaction(async (trx) => {
      const learnt = new Map<Language, Map<string, number>>();
      let mark = await readMark(trx);
      let isMore = true;
      for (let read = 0; read < batches && isMore; read += 1) {
        const written = await readWrittenSince(trx, mark, batch);
        for (const text of written) countWords(learnt, text);
        mark = written.at(-1)?.mark ?? mark;
        isMore = written.length >= batch;
      }
      for (const [language, words] of learnt) await addWords(trx, { language, words });
      await setMark(trx, mark);
      return isMore;
    });

  async function learn(): Promise<void> {
    while (await learnSome());
  }

  return {
    learn,

    /** Every word again, so that those which nothing says any more are forgotten. */
    async learnAnew(): Promise<void> {
      await platform.transaction(async (trx) => {
        await readMark(trx);
        await forgetWords(trx);
        await setMark(trx, '-infinity');
      });
      await learn();
    },

    /** What may have been meant, the likeliest first; nothing where every word that is tried is known. */
    async corrections(typed: string, language: Language, isTried: (word: string) => boolean): Promise<string[]> {
      const tried = [typed];
      // From the end, so that what stands before keeps its place.
      for (const { word, start, end } of wordsIn(typed).reverse()) {
        if (!isCorrectable(word) || !isTried(word)) continue;
        const known = await findNear(platform.db, language, lookedUpForms(word));
        if (known.some((one) => one.word === word)) continue;
        const better = likeliest(word, known).slice(0, mostTried);
        if (better.length === 0) continue;
        const texts = better.flatMap((one) => tried.map((text) => text.slice(0, start) + one + text.slice(end)));
        tried.splice(0, tried.length, ...texts.slice(0, mostTried));
      }
      return tried.filter((text) => text !== typed);
    },
  };
}

function countWords(learnt: Map<Language, Map<string, number>>, { language, title, body }: Written): void {
  const words = learnt.get(language) ?? new Map<string, number>();
  learnt.set(language, words);
  for (const word of new Set(wordsIn(`${title} ${body}`).map((one) => one.word))) {
    if (isCorrectable(word)) words.set(word, (words.get(word) ?? 0) + 1);
  }
}
