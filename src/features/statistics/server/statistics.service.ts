import { setTimeout as waitFor } from 'node:timers/promises';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import { asLongWork } from '#platform/server/database/time-limit.ts';
import type { Metrics } from '#platform/server/http/metrics.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { countedPath, isCountedPath } from '../contract/counted-path.ts';
import { hourInZone } from '../contract/hour-in-zone.ts';
import { missingPath } from '../contract/missing-path.ts';
import { firstOfMonth, type Period } from '../contract/period.ts';
import { campaignOf, sourceOf } from '../contract/source.ts';
import type { StatisticsFigures, StatisticsNow } from '../contract/statistics.ts';
import { createAskedPeriod, type FiguresAsked } from './asked-period.ts';
import { atAPace } from './at-a-pace.ts';
import { addUpBlockMonths } from './block-figures.repository.ts';
import type { Looker } from './counted-readers.service.ts';
import { takeOverRows } from './events.repository.ts';
import { firstDay, readAmong } from './figures.repository.ts';
import { createFigures } from './figures.ts';
import { addUpMonths, foldDay, forgetBefore, newestToFold, takeOverSums } from './fold.repository.ts';
import { type BlocksTold, type Counted, createIntake } from './intake.ts';
import { createLedOn, type LedOnParts } from './led-on.ts';
import { createNamedSubjects } from './named-subjects.ts';
import { readNow } from './now.repository.ts';
import { createSubjectOf } from './subject-of.ts';

export interface StatisticsParts {
  platform: Platform;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  counting: Metrics['counting'];
  menus: MenusService;
  redirects: LedOnParts['redirects'];
  settings: Pick<SettingsService, 'all'>;
}

const eventsKept = 48 * 60 * 60 * 1000;
const hoursKept = 90;
const foldAgainAfter = 10_000;
/** In milliseconds, for a screen. */
const longestLook = 500;

/** Of what has no page, and so none that led to it. */
const bare = (language: Language = defaultLanguage) => ({ language, source: null, campaign: null, seconds: null });

/** A page that the server sent, or a browser drew by itself. */
export interface Look {
  /** With what stands behind the question mark. */
  url: string;
  isMissing: boolean;
  referrer: string | undefined;
  host: string;
}

export type StatisticsService = ReturnType<typeof createStatisticsService>;

/** How the site is read, without knowing by whom. */
export function createStatisticsService(parts: StatisticsParts) {
  const { platform, clock, log, counting, menus, redirects, settings } = parts;
  const subjectOf = createSubjectOf({ menus });
  const countsStaff = async () => (await settings.all()).countStaff;
  const intake = createIntake({ platform, clock, log, counting, subjectOf, countsStaff });
  const namedSubjects = createNamedSubjects({ platform, menus });
  const askedPeriod = createAskedPeriod({ platform, clock });
  const figures = createFigures({ platform, namedSubjects, ledOn: createLedOn({ platform, menus, redirects }) });

  const today = async (): Promise<string> => calendarDay(clock.now(), (await platform.locale()).timeZone);

  function placeOf(url: string, languages: readonly Language[]): { path: string; language: string } | undefined {
    const { path, language } = splitLanguagePrefix(url, languages);
    const counted = countedPath(path);
    return isCountedPath(counted) ? { path: counted, language } : undefined;
  }

  /** Where a page that is missing was asked for: a page of ours, or the host of another site. */
  function ledBy(referrer: string | undefined, host: string, languages: readonly Language[]): string | null {
    const url = referrer === undefined ? null : URL.parse(referrer);
    if (url === null) return null;
    if (url.host !== host) return (sourceOf(referrer, host)?.host ?? '') || null;
    return placeOf(url.pathname, languages) === undefined ? null : missingPath(url.pathname);
  }

  function look(looker: Looker, seen: Look): void {
    intake.count(looker, (languages) => lookedAt(seen, languages));
  }

  function lookedAt({ url, isMissing, referrer, host }: Look, languages: readonly Language[]): Counted | undefined {
    const place = placeOf(url, languages);
    if (place === undefined) return undefined;
    // With its language: nothing stands at this very address, and only from there it can be led on.
    if (isMissing) {
      const source = ledBy(referrer, host, languages);
      return {
        kind: 'missing',
        language: place.language,
        path: missingPath(url),
        source,
        campaign: null,
        seconds: null,
      };
    }
    const search = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
    const source = sourceOf(referrer, host, search);
    return {
      kind: 'view',
      ...place,
      source: source === undefined ? null : source.host === '' ? source.kind : `${source.kind} ${source.host}`,
      campaign: campaignOf(search) || null,
      seconds: null,
    };
  }

  /** Once a day, when the last day of a month is added up for good: that of yesterday may still grow. */
  let monthsOn = '';
  async function addUpMonthsOf(day: string): Promise<void> {
    if (monthsOn === day) return;
    const before = firstOfMonth(addDays(day, -2));
    await addUpMonths(platform, before);
    await addUpBlockMonths(platform, before);
    monthsOn = day;
  }

  /** Adds up the days of which something new is known: today, and yesterday until its last look is in. */
  async function fold(): Promise<void> {
    await intake.write();
    const hasMoved = await takeOverRows(platform);
    const day = await today();
    const { timeZone } = await platform.locale();
    for (const one of [addDays(day, -1), day]) {
      const stretch = { day: one, from: startOfDay(one, timeZone), to: startOfDay(addDays(one, 1), timeZone) };
      const upTo = await newestToFold(platform, stretch);
      if (upTo !== undefined)
        await platform.transaction((trx) =>
          foldDay({ db: trx, schema: platform.schema }, { ...stretch, upTo, hasMoved }),
        );
    }
    await addUpMonthsOf(day);
    await forgetBefore(platform, {
      events: new Date(clock.now().getTime() - eventsKept),
      hours: startOfDay(addDays(day, -hoursKept), timeZone),
      salts: day,
      kept: addDays(day, -1),
    });
    counting.addedUpAt = performance.now();
  }

  /** A day is added up as a whole, so that it takes longer the more was read: whoever asks for it, it rests after that. */
  const addUp = atAPace(() => asLongWork(fold));

  /** Who looks at today sees what was counted up to a moment ago, or to when it was added up last where that takes long. */
  let foldedAt = 0;
  async function foldNow(): Promise<void> {
    if (clock.now().getTime() - foldedAt < foldAgainAfter) return;
    foldedAt = clock.now().getTime();
    const added = addUp();
    // Who waited until then hears of it; later it goes on for those who look next.
    added.catch((error: unknown) => log.warn({ err: error, platform: platform.key }, 'visits were not added up'));
    await Promise.race([added, waitFor(longestLook, undefined, { ref: false })]);
  }

  return {
    look,

    /** How long somebody looked at a page, as their browser says when they leave it. */
    left(looker: Looker, { path, seconds, isMore }: { path: string; seconds: number; isMore: boolean }): void {
      intake.count(looker, (languages) => {
        const place = placeOf(path, languages);
        return place && { kind: isMore ? 'more' : 'left', ...place, source: null, campaign: null, seconds };
      });
    },

    /** What of a page was in sight and pressed, as the browser says when it is left. */
    blocks(looker: Looker, { path, ...told }: BlocksTold & { path: string }): void {
      intake.countBlocks(looker, (languages) => placeOf(path, languages) && told);
    },

    outgoing(looker: Looker, host: string): void {
      intake.count(looker, ([language]) => ({ kind: 'outgoing', path: host, ...bare(language) }));
    },

    downloaded(looker: Looker, guid: string): void {
      intake.count(looker, ([language]) => ({ kind: 'download', path: `file:${guid}`, ...bare(language) }));
    },

    /** What this process gathered, in the database. */
    write: intake.write,

    async figures(viewer: Viewer, query: FiguresAsked, language: Language): Promise<StatisticsFigures> {
      requireAdmin(viewer);
      const { today: day, timeZone, period, compared } = await askedPeriod(query);
      if (period.to >= day) await foldNow();
      const who = { language: query.language ?? '', audience: query.audience ?? '' };
      const hoursFrom = addDays(day, -hoursKept);
      const hoursBegun = period.to === day ? hourInZone(clock.now(), timeZone) + 1 : 24;
      return figures({ period, compared, who, language, timeZone, hoursFrom, hoursBegun });
    },

    async now(viewer: Viewer, language: Language): Promise<StatisticsNow> {
      requireAdmin(viewer);
      await intake.write();
      const { minutes, people, most } = await readNow(platform, clock.now());
      const nameOf = await namedSubjects(
        most.map(({ subject }) => subject),
        language,
      );
      return {
        people,
        minutes,
        pages: most.map(({ subject, people: here }) => ({ ...nameOf(subject), people: here })),
      };
    },

    /** The first day of which anything is known. */
    countedSince: (): Promise<string | null> => firstDay(platform.db),

    /** Those of these that anybody looked at in a period, as `kind key`. */
    readAmong: (asked: readonly { kind: 'subject' | 'download'; key: string }[], period: Period) =>
      readAmong(platform, period, asked),

    /** What was counted before this site did it itself. */
    async takeOver(sums: Parameters<typeof takeOverSums>[1]): Promise<void> {
      await platform.transaction((trx) => takeOverSums({ db: trx, schema: platform.schema }, sums));
      monthsOn = '';
    },

    fold,
    addUp,
    foldNow,
  };
}
