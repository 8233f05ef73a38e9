import { addDays, startOfDay } from '#platform/contract/time/calendar-day.ts';
import { StampedCache } from '#platform/server/cache/stamped-cache.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { DayRun } from '../../contract/figures/day-runs.ts';
import type { DaySum } from '../../contract/figures/fold-sums.ts';
import { mergeSums, sizeOfSum } from '../../contract/figures/merge-sums.ts';
import { monthOf, wordPieces } from '../../contract/figures/word-pieces.ts';
import { type CountedWords, countWords } from './answer-words.repository.ts';
import { type DayStamp, readDayStamps, readDaySums } from './day-sums.repository.ts';

/** In numbers and in words that are kept, about 100 bytes each. */
const room = 150_000;

interface KeptSelection {
  formGuid: string;
  versions: readonly number[];
  days: Partial<DayRun>;
}

const stampOf = (days: readonly DayStamp[]): string =>
  days.map(({ version, day, summedAt }) => `${version} ${day} ${summedAt.getTime()}`).join();

/**
 * Months of sums and words of days as this process read them last. A day that is summed up anew has another moment, so
 * after one more submission one month of sums and one day of words is read again, and what was is forgotten.
 */
export function createKeptSums(platform: Platform) {
  const { db } = platform;
  const months = new StampedCache<DaySum>({ maxSize: room, sizeOf: sizeOfSum });
  const wordsOfPieces = new StampedCache<CountedWords>({ maxSize: room, sizeOf: ({ words }) => words.length });

  const stamps = ({ formGuid, versions, days }: KeptSelection): Promise<DayStamp[]> =>
    readDayStamps(db, formGuid, versions, days);

  return {
    stamps,

    /** A sum for each version and month. */
    async sums(selection: KeptSelection): Promise<DaySum[]> {
      const { formGuid } = selection;
      const parts = Map.groupBy(await stamps(selection), ({ version, day }) => `${version} ${monthOf(day)}`);
      const sums: DaySum[] = [];
      for (const days of parts.values()) {
        const [first, last] = [days[0], days.at(-1)];
        if (first === undefined || last === undefined) continue;
        const { version } = first;
        const run = { from: first.day, until: last.day };
        const name = [formGuid, version, run.from, run.until].join();
        const read = async () => mergeSums(version, await readDaySums(db, formGuid, [version], run));
        sums.push(await months.remember(name, stampOf(days), read));
      }
      return sums;
    },

    /** Of so many of the newest answers, and of what else was answered on the last of their days. */
    async words(selection: KeptSelection, field: string, newest: number): Promise<CountedWords[]> {
      const { formGuid, versions } = selection;
      const { timeZone } = await platform.locale();
      const found: CountedWords[] = [];
      let left = newest;
      for (const { name, days } of wordPieces(await stamps(selection))) {
        if (left <= 0) break;
        const [last, first] = [days[0], days.at(-1)];
        if (first === undefined || last === undefined) continue;
        const moments = { from: startOfDay(first.day, timeZone), until: startOfDay(addDays(last.day, 1), timeZone) };
        const read = () => countWords(db, { formGuid, versions, ...moments }, { field, newest });
        const counted = await wordsOfPieces.remember(
          [formGuid, field, versions.join('+'), name].join(),
          stampOf(days),
          read,
        );
        found.push(counted);
        left -= counted.answers;
      }
      return found;
    },
  };
}
