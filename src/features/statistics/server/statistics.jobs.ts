import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { FigureLinksService } from './figure-links.service.ts';
import type { StatisticsReportService } from './report.service.ts';
import type { StatisticsService } from './statistics.service.ts';

interface JobServices {
  figureLinks: FigureLinksService;
  statistics: StatisticsService;
  statisticsReport: StatisticsReportService;
}

export const statisticsJobs: FeatureJobs<JobServices> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'add-up-statistics',
    audits: { nothing: 'adds up and forgets' },
    touches: [],
    cron: '* * * * *',
    run: (platform) => servicesOf(platform).statistics.addUp(),
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
