import { hash, randomBytes } from 'node:crypto';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { createCountedReaders, headerWord, type Looker } from '#features/statistics/server/counted-readers.service.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countedQuery } from '../contract/counted-query.ts';
import type { Counted, SearchFigures } from '../contract/search-admin.endpoints.ts';
import {
  addCounts,
  addUnknownCounts,
  type CountRow,
  forgetCountsBefore,
  readFigures,
  readFiguresIn,
  readPopular,
  readTotalsIn,
  readUnfound,
  type SearchTotals,
} from './search-counts.repository.ts';

const daysKept = 365;
const popularDays = 30;
/** Once or twice may be one person's own affair. */
const popularFrom = 3;
/** Of a period that others than who runs the search look at: fewer may be one person's own affair. */
const shownFrom = 5;
const mostShown = 50;
/** A write for each search would cost more than the search. What is lost when a process is killed is what it gathered in this time. */
const writeAfter = 1000;
const mostWaiting = 500;
/** Who asked what today; more would only take room. */
const mostKnown = 20_000;

interface SearchCountsParts {
  platform: Platform;
  settings: Pick<SettingsService, 'all'>;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
}

export const createSearchCounts = ({ platform, settings, clock, log }: SearchCountsParts) => {
  const countedReaders = createCountedReaders({ settings });
  let waiting = new Map<string, CountRow>();
  let timer: NodeJS.Timeout | undefined;
  const isFirstTime = createFirstTimes();
  const today = async () => calendarDay(clock.now(), (await platform.locale()).timeZone);

  async function writeAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const rows = waiting;
    waiting = new Map();
    try {
      await addCounts(platform.db, [...rows.values()]);
    } catch (error) {
      // For the next time, unless there are too many to wait for it.
      if (rows.size + waiting.size <= mostWaiting) for (const [key, row] of rows) addTo(waiting, key, row);
      throw error;
    }
  }

  /** After what is being written, also when that fails: who asked for it is told. */
  let writing: Promise<void> = Promise.resolve();
  function write(): Promise<void> {
    writing = writing.then(writeAll, writeAll);
    return writing;
  }

  /** No search fails because it could not be counted. */
  const missed = (error: unknown): undefined =>
    void log.warn({ err: error, platform: platform.key }, 'searches were not counted');

  return {
    write,

    /** Before the process ends. */
    writeLeft: () => write().catch(missed),

    /** Nothing of who asked is kept, except whether they had signed in. Who asks the same again that day is counted once. */
    async count(looker: Looker, asked: { q: string; language: Language; isFound: boolean }): Promise<void> {
      const query = countedQuery(asked.q);
      if (query === '') return;
      const { viewer } = looker;
      const { language, isFound } = asked;
      const day = await countedReaders
        .isCounted(looker)
        .then((isCounted) => (isCounted ? today() : undefined))
        .catch(missed);
      if (day === undefined || !isFirstTime(looker, day, `${language} ${query}`)) return;
      const key = `${day} ${language} ${query}`;
      const row = waiting.get(key) ?? { day, language, query, byVisitors: 0, byMembers: 0, found: 0 };
      waiting.set(key, row);
      if (viewer.kind === 'anonymous') row.byVisitors += 1;
      else row.byMembers += 1;
      if (isFound) row.found += 1;
      // Nobody's search waits for the tally.
      if (waiting.size >= mostWaiting) void write().catch(missed);
      else timer ??= setTimeout(() => void write().catch(missed), writeAfter).unref();
    },

    async popular(language: Language, limit: number, beginning?: string): Promise<string[]> {
      return readPopular(platform.db, {
        language,
        since: addDays(await today(), -popularDays),
        atLeast: popularFrom,
        limit,
        ...(beginning === undefined ? {} : { beginning }),
      });
    },

    /** What people asked for lately and did not find, more than once or twice. */
    async unfound(language: Language, days: number, limit: number): Promise<Counted[]> {
      await write();
      const since = addDays(await today(), -days);
      return readUnfound(platform.db, { language, since, atLeast: popularFrom, limit });
    },

    async figures(language: Language, days: number): Promise<SearchFigures> {
      await write();
      return readFigures(platform.db, { language, since: addDays(await today(), -days) });
    },

    /** Found and not found, in the days of a period, the last included. */
    async figuresIn(period: { from: string; to: string }): Promise<SearchFigures> {
      await write();
      return readFiguresIn(platform.db, period, { atLeast: shownFrom, limit: mostShown });
    },

    /** The same without the words. */
    async totalsIn(period: { from: string; to: string }): Promise<SearchTotals> {
      await write();
      return readTotalsIn(platform.db, period);
    },

    /** What was counted before this site did it itself. */
    takeOver: (rows: readonly CountRow[]): Promise<void> => addUnknownCounts(platform.db, rows),

    async forgetOld(): Promise<void> {
      await forgetCountsBefore(platform.db, addDays(await today(), -daysKept));
    },
  };
};

function addTo(counted: Map<string, CountRow>, key: string, row: CountRow): void {
  const known = counted.get(key);
  if (known === undefined) {
    counted.set(key, row);
    return;
  }
  known.byVisitors += row.byVisitors;
  known.byMembers += row.byMembers;
  known.found += row.found;
}

/**
 * Whether somebody asks this for the first time on a day, as far as this process knows: words that one person looks for five
 * times are still one person's own. Known by a number that only this process can make and that is written nowhere.
 */
function createFirstTimes(): (looker: Looker, day: string, what: string) => boolean {
  let of = '';
  let secret = '';
  const known = new Set<number>();
  return ({ ip, headers, viewer }, day, what) => {
    if (day !== of || known.size >= mostKnown) {
      of = day;
      secret = randomBytes(32).toString('base64');
      known.clear();
    }
    const who = viewer.id ?? `${ip}\n${headerWord(headers['user-agent'])}`;
    const number = Number.parseInt(hash('sha256', `${secret}${who}\n${what}`, 'hex').slice(0, 13), 16);
    if (known.has(number)) return false;
    known.add(number);
    return true;
  };
}
