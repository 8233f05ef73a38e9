import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { comparedPeriod, periodOf } from '../contract/period.ts';
import type { PageReads } from '../contract/statistics.ts';
import { stepsOf } from '../contract/steps.ts';
import type { BlockFiguresService } from './block-figures.service.ts';
import { firstDay, itemTitles, subjectByDay } from './figures.repository.ts';

export interface PageReadsParts {
  platform: Platform;
  clock: Clock;
  pages: Pick<PagesService, 'mayEdit'>;
  items: Pick<ListItemsService, 'mayEdit'>;
}

interface BlocksOf {
  blockFigures: Pick<BlockFiguresService, 'ofPages'>;
}

export type PageReadsService = ReturnType<typeof createPageReads>;

/** How one page or item is read, for who edits it: a content manager knows of their own what an admin knows of all. */
export const createPageReads = ({ platform, clock, pages, items, blockFigures }: PageReadsParts & BlocksOf) => {
  /** In the last 28 days, beside the ones before. */
  async function periods() {
    const { timeZone } = await platform.locale();
    const period = periodOf('28', calendarDay(clock.now(), timeZone));
    return { period, before: comparedPeriod(period, 'before') ?? period };
  }

  async function readsOf(names: readonly string[]): Promise<Omit<PageReads, 'blocks'>> {
    const { period, before } = await periods();
    const [rows, since] = await Promise.all([
      subjectByDay(platform.db, names, { from: before.from, to: period.to }),
      firstDay(platform.db),
    ]);
    const now = rows.filter(({ day }) => day >= period.from);
    const sum = (of: typeof rows, name: 'views' | 'visits' | 'seconds' | 'timed') =>
      of.reduce((total, row) => total + Number(row[name]), 0);
    const timed = sum(now, 'timed');
    const byDay = Map.groupBy(now, ({ day }) => day);
    const isKnown = since !== null && since <= addDays(period.from, -1);
    return {
      visits: sum(now, 'visits'),
      views: sum(now, 'views'),
      was: isKnown
        ? sum(
            rows.filter(({ day }) => day < period.from),
            'visits',
          )
        : null,
      seconds: timed === 0 ? null : Math.round(sum(now, 'seconds') / timed),
      days: stepsOf(period).map((day) => sum(byDay.get(day) ?? [], 'visits')),
    };
  }

  return {
    async ofPage(viewer: Viewer, guid: string, language: Language): Promise<PageReads> {
      if (!(await pages.mayEdit(viewer, guid))) throw notFound();
      const { period } = await periods();
      const [reads, blocks] = await Promise.all([
        readsOf([`page:${guid}`]),
        blockFigures.ofPages([guid], period, language),
      ]);
      return { ...reads, blocks };
    },

    async ofItem(viewer: Viewer, guid: string): Promise<PageReads> {
      if (!(await items.mayEdit(viewer, guid))) throw notFound();
      const names = (await itemTitles(platform.db, [guid])).flatMap(({ id, shortId }) => [id, shortId]);
      if (names.length === 0) throw notFound();
      return { ...(await readsOf(names.map((name) => `item:${name}`))), blocks: [] };
    },
  };
};
