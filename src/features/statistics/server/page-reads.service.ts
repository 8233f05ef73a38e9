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
import { firstDay, subjectByDay } from './figures.repository.ts';

export interface PageReadsParts {
  platform: Platform;
  clock: Clock;
  pages: Pick<PagesService, 'mayEdit'>;
}

interface BlocksOf {
  blockFigures: Pick<BlockFiguresService, 'ofPages'>;
}

export type PageReadsService = ReturnType<typeof createPageReads>;

/** How one page is read, for who edits it: a content manager knows of their own pages what an admin knows of all. */
export const createPageReads = ({ platform, clock, pages, blockFigures }: PageReadsParts & BlocksOf) => ({
  async read(viewer: Viewer, guid: string, language: Language): Promise<PageReads> {
    if (!(await pages.mayEdit(viewer, guid))) throw notFound();
    const { timeZone } = await platform.locale();
    const period = periodOf('28', calendarDay(clock.now(), timeZone));
    const before = comparedPeriod(period, 'before') ?? period;
    const [rows, since, blocks] = await Promise.all([
      subjectByDay(platform.db, `page:${guid}`, { from: before.from, to: period.to }),
      firstDay(platform.db),
      blockFigures.ofPages([guid], period, language),
    ]);
    const now = rows.filter(({ day }) => day >= period.from);
    const sum = (of: readonly { visits: number }[]) => of.reduce((total, { visits }) => total + visits, 0);
    const timed = now.reduce((total, row) => total + row.timed, 0);
    const seconds = now.reduce((total, row) => total + Number(row.seconds), 0);
    const byDay = new Map(now.map(({ day, visits }) => [day, visits]));
    const isKnown = since !== null && since <= addDays(period.from, -1);
    return {
      visits: sum(now),
      was: isKnown ? sum(rows.filter(({ day }) => day < period.from)) : null,
      seconds: timed === 0 ? null : Math.round(seconds / timed),
      days: stepsOf(period).map((day) => byDay.get(day) ?? 0),
      blocks,
    };
  },
});
