import { setTimeout as waitFor } from 'node:timers/promises';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import { asLongWork } from '#platform/server/database/time-limit.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { countedPath, isCountedPath } from '../contract/counted-path.ts';
import { hourInZone } from '../contract/hour-in-zone.ts';
import { firstOfMonth, type Period } from '../contract/period.ts';
import { campaignOf, sourceOf } from '../contract/source.ts';
import type { StatisticsFigures, StatisticsNow } from '../contract/statistics.ts';
import { createAskedPeriod, type FiguresAsked } from './asked-period.ts';
import { atAPace } from './at-a-pace.ts';
import { takeOverRows } from './events.repository.ts';
import { firstDay, readAmong } from './figures.repository.ts';
import { createFigures } from './figures.ts';
import { addUpMonths, foldDay, forgetBefore, newestToFold, takeOverSums } from './fold.repository.ts';
import { createIntake, type Looker } from './intake.ts';
import { createLedOn, type LedOnParts } from './led-on.ts';
import { createNamedSubjects } from './named-subjects.ts';
import { readNow } from './now.repository.ts';
import { createSubjectOf } from './subject-of.ts';

export interface StatisticsParts {
  platform: Platform;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  menus: MenusService;
  redirects: LedOnParts['redirects'];
  settings: Pick<SettingsService, 'all'>;
}

const eventsKept = 48 * 60 * 60 * 1000;
const hoursKept = 90;
const foldAgainAfter = 10_000;
/** In milliseconds, for a screen. */
const longestLook = 2000;

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
export function createStatisticsService({ platform, clock, log, menus, redirects, settings }: StatisticsParts) {
  const subjectOf = createSubjectOf({ menus });
  const countsStaff = async () => (await settings.all()).countStaff;
  const intake = createIntake({ platform, clock, log, subjectOf, countsStaff });
  const namedSubjects = createNamedSubjects({ platform, menus });
  const askedPeriod = createAskedPeriod({ platform, clock });
  const figures = createFigures({ platform, namedSubjects, ledOn: createLedOn({ menus, redirects }) });
  /** Which languages there are hardly changes; a look is counted without waiting for it. */
  let languages: readonly Language[] | undefined;

  async function today(): Promise<string> {
    const locale = await platform.locale();
    languages = locale.languages;
    return calendarDay(clock.now(), locale.timeZone);
  }

  function placeOf(url: string): { path: string; language: string } | undefined {
    if (languages === undefined) void today().catch(() => undefined);
    const { path, language } = splitLanguagePrefix(url, languages ?? ['nl']);
    const counted = countedPath(path);
    return isCountedPath(counted) ? { path: counted, language } : undefined;
  }

  /** Where a page that is missing was asked for: a page of ours, or the host of another site. */
  function ledBy(referrer: string | undefined, host: string): string | null {
    const url = referrer === undefined ? null : URL.parse(referrer);
    if (url === null) return null;
    if (url.host !== host) return (sourceOf(referrer, host)?.host ?? '') || null;
    const path = countedPath(url.pathname);
    return isCountedPath(path) ? path : null;
  }

  function look(looker: Looker, { url, isMissing, referrer, host }: Look): void {
    const place = placeOf(url);
    if (place === undefined) return;
    if (isMissing) {
      const source = ledBy(referrer, host);
      intake.count(looker, { kind: 'missing', ...place, source, campaign: null, seconds: null });
      return;
    }
    const source = sourceOf(referrer, host);
    const search = url.slice(url.indexOf('?') + 1);
    intake.count(looker, {
      kind: 'view',
      ...place,
      source: source === undefined ? null : source.host === '' ? source.kind : `${source.kind} ${source.host}`,
      campaign: url.includes('?') ? campaignOf(search) || null : null,
      seconds: null,
    });
  }

  /** Once a day, when the last day of a month is added up for good: that of yesterday may still grow. */
  let monthsOn = '';
  async function addUpMonthsOf(day: string): Promise<void> {
    if (monthsOn === day) return;
    await addUpMonths(platform, firstOfMonth(addDays(day, -2)));
    monthsOn = day;
  }

  /** Adds up the days of which something new is known: today, and yesterday until its last look is in. */
  async function fold(): Promise<void> {
    await intake.write();
    await takeOverRows(platform);
    const day = await today();
    const { timeZone } = await platform.locale();
    for (const one of [addDays(day, -1), day]) {
      const stretch = { day: one, from: startOfDay(one, timeZone), to: startOfDay(addDays(one, 1), timeZone) };
      const upTo = await newestToFold(platform, stretch);
      if (upTo !== undefined)
        await platform.transaction((trx) => foldDay({ db: trx, schema: platform.schema }, { ...stretch, upTo }));
    }
    await addUpMonthsOf(day);
    await forgetBefore(platform, {
      events: new Date(clock.now().getTime() - eventsKept),
      hours: startOfDay(addDays(day, -hoursKept), timeZone),
      salts: day,
    });
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
    left(looker: Looker, { path, seconds }: { path: string; seconds: number }): void {
      const place = placeOf(path);
      if (place !== undefined) intake.count(looker, { kind: 'left', ...place, source: null, campaign: null, seconds });
    },

    /** What of a page was in sight and pressed, as the browser says when it is left. */
    blocks(looker: Looker, told: { path: string; seen: readonly string[]; pressed: readonly string[] }): void {
      if (placeOf(told.path) !== undefined) intake.countBlocks(looker, told);
    },

    outgoing(looker: Looker, host: string): void {
      const rest = { source: null, campaign: null, seconds: null };
      intake.count(looker, { kind: 'outgoing', path: host, language: languages?.[0] ?? 'nl', ...rest });
    },

    downloaded(looker: Looker, guid: string): void {
      const rest = { source: null, campaign: null, seconds: null };
      intake.count(looker, { kind: 'download', path: `file:${guid}`, language: languages?.[0] ?? 'nl', ...rest });
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
