import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { atAPace } from './at-a-pace.ts';
import type { FigureLinksService } from './figure-links.service.ts';
import type { StatisticsReportService } from './report.service.ts';
import type { StatisticsService } from './statistics.service.ts';

interface JobServices {
  figureLinks: FigureLinksService;
  statistics: StatisticsService;
  statisticsReport: StatisticsReportService;
}

export const statisticsJobs: FeatureJobs<JobServices> = (jobs, servicesOf) => {
  /** A day is added up as a whole, so that it takes longer the more was read. */
  const paces = new WeakMap<Platform, () => Promise<void>>();

  jobs.defineRecurring({
    name: 'add-up-statistics',
    audits: { nothing: 'adds up and forgets' },
    touches: [],
    cron: '* * * * *',
    run: (platform) => {
      const addUp = paces.get(platform) ?? atAPace(() => servicesOf(platform).statistics.fold());
      paces.set(platform, addUp);
      return addUp();
    },
  });
  jobs.defineRecurring({
    name: 'forget-statistic-links',
    audits: { nothing: 'who made and ended them is written down' },
    touches: [],
    cron: '50 3 * * *',
    run: (platform) => servicesOf(platform).figureLinks.forgetEnded(),
  });
  jobs.defineRecurring({
    name: 'mail-statistics',
    audits: { nothing: 'which mails somebody gets is their own business' },
    touches: [],
    cron: '10 * * * *',
    run: (platform) => servicesOf(platform).statisticsReport.tellDue(),
  });
};
