import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { formatDate, formatNumber, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import type { Period } from '../contract/period.ts';
import { lastReported, type ReportChoice, type ReportEvery } from '../contract/report.ts';
import type { StatisticsFigures } from '../contract/statistics.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import { claimReport, findChoice, listDue, putChoice, removeChoice } from './report.repository.ts';
import type { StatisticsService } from './statistics.service.ts';

export interface ReportParts {
  platform: Platform;
  clock: Clock;
  mail: Pick<MailService, 'queue'>;
  accounts: Pick<AccountsService, 'addressee' | 'viewerOf'>;
}

/** So many of each are named in a mail; the screen has the rest. */
const mostNamed = 5;

export type StatisticsReportService = ReturnType<typeof createStatisticsReport>;

/** The statistics of a week or a month, mailed to who asked for it. */
export function createStatisticsReport({
  platform,
  clock,
  mail,
  accounts,
  statistics,
}: ReportParts & { statistics: Pick<StatisticsService, 'figures'> }) {
  const today = async () => calendarDay(clock.now(), (await platform.locale()).timeZone);

  async function tell(userId: string, every: ReportEvery, period: Period): Promise<void> {
    const viewer = await accounts.viewerOf(userId);
    const to = await accounts.addressee(platform.db, userId);
    // Who is no admin any more is told nothing; that they were is no reason to ask again each hour.
    const isTold = viewer?.isAdmin === true && viewer.isActive && to !== undefined;
    const language = to === undefined ? 'nl' : chosenLanguage(to.properties);
    const asked = { period: 'own', ...period, beside: 'before' } as const;
    const figures = isTold ? await statistics.figures(viewer, asked, language) : undefined;
    await platform.transaction(async (trx) => {
      if (!(await claimReport(trx, userId, every, period.to))) return;
      if (figures === undefined || to === undefined) return;
      await mail.queue(trx, {
        kind: 'statistics-report',
        to: to.email,
        language,
        ...reportMail(figures, language),
        link: {
          path: withLanguagePrefix(`/admin/statistics?${new URLSearchParams(asked)}`, language),
          askedAt: undefined,
        },
      });
    });
  }

  return {
    async choice(viewer: Viewer): Promise<{ every: ReportChoice }> {
      requireAdmin(viewer);
      return { every: (await findChoice(platform.db, requireUserId(viewer))) ?? 'never' };
    },

    /** The first comes when the week or month that runs now is over. */
    async choose(viewer: Viewer, every: ReportChoice): Promise<{ every: ReportChoice }> {
      requireAdmin(viewer);
      const userId = requireUserId(viewer);
      if (every === 'never') await removeChoice(platform.db, userId);
      else await putChoice(platform.db, userId, every, lastReported(every, await today()).to);
      return { every };
    },

    /** Each is told once, also when two processes look at the same moment or one stopped halfway. */
    async tellDue(): Promise<void> {
      const day = await today();
      for (const every of ['week', 'month'] as const) {
        const period = lastReported(every, day);
        for (const userId of await listDue(platform.db, every, period.to)) await tell(userId, every, period);
      }
    },
  };
}

/** The same sentence for each of its numbers, and what was read and missed most. */
function reportMail(figures: StatisticsFigures, language: Language) {
  const { totals, was, pages, missing, period } = figures;
  const number = (value: number) => formatNumber(value, language);
  const texts = mailTexts({ nl, en }, ({ statisticsMail: { pages: most, missing: lost, times, ...words } }) => ({
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.visits, ...(was === null || was.visits === 0 ? [] : [words.was])],
    button: words.button,
    after: [words.stop],
    sections: [
      {
        heading: most,
        lines: pages.slice(0, mostNamed).map(({ title, path, visits }) => ({
          words: title ?? path ?? '',
          note: number(visits),
          path: path === null ? null : withLanguagePrefix(path, language),
        })),
      },
      {
        heading: lost,
        lines: missing.slice(0, mostNamed).map(({ path, views }) => ({
          words: path,
          note: times.replace('{{number}}', number(views)),
          path: null,
        })),
      },
    ].filter(({ lines }) => lines.length > 0),
  }));
  return {
    texts,
    values: {
      from: formatDate(period.from, language, defaultTimeZone),
      to: formatDate(period.to, language, defaultTimeZone),
      visits: number(totals.visits),
      views: number(totals.views),
      was: number(was?.visits ?? 0),
    },
  };
}
