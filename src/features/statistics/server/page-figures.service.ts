import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { addDays, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hourInZone } from '../contract/hour-in-zone.ts';
import type { Opened, PageFigures, StatisticParts } from '../contract/page-figures.ts';
import type { Period } from '../contract/period.ts';
import { monthsOf, partsOf } from '../contract/period-parts.ts';
import { sitePartsOf } from '../contract/site-parts.ts';
import type { StatisticRow } from '../contract/statistics.ts';
import { stepKindOf, stepOfDay, stepsOf } from '../contract/steps.ts';
import { type AskedPagesParts, createAskedPages } from './asked-pages.ts';
import { createAskedPeriod, type FiguresAsked } from './asked-period.ts';
import { type Asked, firstDay, type KeyRow, knownMonths, mostOfAKind } from './figures.repository.ts';
import { createNamedSubjects } from './named-subjects.ts';
import { allSubjects, openedByHour, openedByStep, pagesOfItems } from './page-figures.repository.ts';
import type { StatisticsService } from './statistics.service.ts';

export interface PageFiguresParts extends AskedPagesParts {
  platform: Platform;
  clock: Clock;
  menus: MenusService;
}

export interface PageFiguresAsked extends FiguresAsked {
  part?: string | undefined;
}

/** What was read in one period of some pages. */
interface Read {
  rows: KeyRow[];
  steps: Map<string, number>;
  totals: Opened;
}

export type PageFiguresService = ReturnType<typeof createPageFigures>;

const itemPrefix = 'item:';
const pagePrefix = 'page:';
const noRead: Read = { rows: [], steps: new Map(), totals: { views: 0, seconds: 0, timed: 0 } };

/** How the pages that somebody may edit were read, all of them or those of a part of the menu. */
export function createPageFigures({
  platform,
  clock,
  menus,
  pages,
  statistics,
}: PageFiguresParts & { statistics: Pick<StatisticsService, 'foldNow'> }) {
  const askedPeriod = createAskedPeriod({ platform, clock });
  const namedSubjects = createNamedSubjects({ platform, menus });

  const { menuIn, pagesOf } = createAskedPages({ menus, pages });

  /** Of what was read the pages, and the items that stand on them. */
  async function amongThese(rows: readonly KeyRow[], these: ReadonlySet<string>): Promise<KeyRow[]> {
    const items = rows.flatMap(({ key }) => (key.startsWith(itemPrefix) ? [key.slice(itemPrefix.length)] : []));
    const pageOf = await pagesOfItems(platform, [...new Set(items)]);
    return rows.filter(({ key }) => {
      const page = key.startsWith(itemPrefix) ? pageOf.get(key.slice(itemPrefix.length)) : key.slice(pagePrefix.length);
      return page !== undefined && these.has(page);
    });
  }

  async function stepsIn(asked: Asked, keys: readonly string[], timeZone: TimeZone): Promise<Map<string, number>> {
    const steps = new Map<string, number>();
    const add = (step: string, views: number) => steps.set(step, (steps.get(step) ?? 0) + views);
    const kind = stepKindOf(asked);
    if (kind === 'hour') {
      const stretch = { from: startOfDay(asked.from, timeZone), to: startOfDay(addDays(asked.to, 1), timeZone) };
      for (const { hour, views } of await openedByHour(platform.db, { ...asked, ...stretch }, keys))
        add(String(hourInZone(hour, timeZone)), views);
      return steps;
    }
    const known = kind === 'month' ? await knownMonths(platform, monthsOf(asked)) : new Set<string>();
    for (const { step, views } of await openedByStep(platform, { ...asked, ...partsOf(asked, known) }, keys))
      add(stepOfDay(asked, step), views);
    return steps;
  }

  async function readIn(asked: Asked, these: ReadonlySet<string>, timeZone: TimeZone): Promise<Read> {
    const known = await knownMonths(platform, monthsOf(asked));
    const rows = await amongThese(await allSubjects(platform, { ...asked, ...partsOf(asked, known) }), these);
    const subjects = rows.filter(({ kind }) => kind === 'subject');
    const keys = subjects.map(({ key }) => key);
    const total = (name: keyof Opened) => subjects.reduce((sum, row) => sum + row[name], 0);
    return {
      rows,
      steps: keys.length === 0 ? new Map() : await stepsIn(asked, keys, timeZone),
      totals: { views: total('views'), seconds: total('seconds'), timed: total('timed') },
    };
  }

  return {
    /** Whether they may know all that is known of the site. */
    seesSite: (viewer: Viewer): boolean => viewer.isAdmin,

    async parts(viewer: Viewer, language: Language): Promise<StatisticParts> {
      const editable = await pages.editablePages(viewer);
      const parts = sitePartsOf(await menuIn(language), editable);
      return { canSeeSite: viewer.isAdmin, hasPages: editable.size > 0, parts };
    },

    async read(viewer: Viewer, query: PageFiguresAsked, language: Language): Promise<PageFigures> {
      const these = await pagesOf(viewer, query.part, language);
      const { today, timeZone, period, compared } = await askedPeriod(query);
      if (period.to >= today) await statistics.foldNow();
      const who = { language: query.language ?? '', audience: query.audience ?? '' };
      const of = (one: Period) => readIn({ ...one, ...who }, these, timeZone);
      const [now, before, since] = await Promise.all([
        of(period),
        compared === null ? noRead : of(compared),
        firstDay(platform.db),
      ]);
      // Of days before anything was counted nothing is known, which is not the same as nobody.
      const isKnown = compared !== null && since !== null && compared.to >= since;
      const visitsBefore = new Map(before.rows.map(({ kind, key, visits }) => [`${kind} ${key}`, visits]));
      const rowsOf = (kind: string, prefix = '') =>
        now.rows.filter((row) => row.kind === kind && row.key.startsWith(prefix)).slice(0, mostOfAKind);
      const lists = {
        pages: rowsOf('subject', pagePrefix),
        items: rowsOf('subject', itemPrefix),
        entries: rowsOf('entry'),
        exits: rowsOf('exit'),
      };
      const shown = new Set(Object.values(lists).flatMap((rows) => rows.map(({ key }) => key)));
      const nameOf = await namedSubjects([...shown], language);
      const present = (rows: readonly KeyRow[]): StatisticRow[] =>
        rows.map(({ kind, key, views, visits, seconds, timed }) => ({
          ...nameOf(key),
          ...{ key, views, visits },
          seconds: timed === 0 ? null : Math.round(seconds / timed),
          was: isKnown ? (visitsBefore.get(`${kind} ${key}`) ?? 0) : null,
        }));
      const wasNames = compared === null ? [] : stepsOf(compared);
      const wasAt = (at: number) => {
        const step = wasNames[at];
        return !isKnown || step === undefined ? null : (before.steps.get(step) ?? 0);
      };
      const hoursBegun = period.to === today ? hourInZone(clock.now(), timeZone) + 1 : 24;
      return {
        ...{ period, compared, since, stepKind: stepKindOf(period) },
        steps: stepsOf(period)
          .slice(0, stepKindOf(period) === 'hour' ? hoursBegun : undefined)
          .map((step, at) => ({ step, views: now.steps.get(step) ?? 0, was: wasAt(at) })),
        totals: now.totals,
        was: isKnown ? before.totals : null,
        pages: present(lists.pages),
        items: present(lists.items),
        entries: present(lists.entries),
        exits: present(lists.exits),
      };
    },
  };
}
