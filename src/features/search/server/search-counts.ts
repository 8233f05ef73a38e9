import type { Viewer } from '#platform/contract/rights/viewer.ts';
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
  readUnfound,
} from './search-counts.repository.ts';

const daysKept = 365;
const popularDays = 30;
/** Once or twice may be one person's own affair. */
const popularFrom = 3;
/** Of a period that others than who runs the search look at: fewer may be one person's own affair. */
const shownFrom = 5;
const mostShown = 50;
/** A write for each search would cost more than the search. What a stopped process had not written yet is lost: it is a tally. */
const writeAfter = 10_000;
const mostWaiting = 500;

interface SearchCountsParts {
  platform: Platform;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
}

export const createSearchCounts = ({ platform, clock, log }: SearchCountsParts) => {
  let waiting = new Map<string, CountRow>();
  let writtenAt = clock.now().getTime();
  const today = async () => calendarDay(clock.now(), (await platform.locale()).timeZone);

  async function write(): Promise<void> {
    writtenAt = clock.now().getTime();
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

  /** No search fails because it could not be counted. */
  const missed = (error: unknown): undefined =>
    void log.warn({ err: error, platform: platform.key }, 'searches were not counted');

  return {
    write,

    /** Nothing of who asked is kept, except whether they had signed in. */
    async count(viewer: Viewer, asked: { q: string; language: Language; isFound: boolean }): Promise<void> {
      // An admin who views the site as someone else is trying something out.
      if (viewer.viewingAs !== undefined || viewer.kind === 'system') return;
      const query = countedQuery(asked.q);
      if (query === '') return;
      const { language, isFound } = asked;
      const day = await today().catch(missed);
      if (day === undefined) return;
      const key = `${day} ${language} ${query}`;
      const row = waiting.get(key) ?? { day, language, query, byVisitors: 0, byMembers: 0, found: 0 };
      waiting.set(key, row);
      if (viewer.kind === 'anonymous') row.byVisitors += 1;
      else row.byMembers += 1;
      if (isFound) row.found += 1;
      // Nobody's search waits for the tally.
      if (waiting.size >= mostWaiting || clock.now().getTime() - writtenAt >= writeAfter) void write().catch(missed);
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
