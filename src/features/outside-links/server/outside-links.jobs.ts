import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { OutsideLinksService } from './outside-links.service.ts';

export const outsideLinksJobs: FeatureJobs<{ outsideLinks: OutsideLinksService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'try-outside-links',
    audits: { nothing: 'only looks' },
    touches: [],
    cron: '*/10 * * * *',
    run: (platform) => servicesOf(platform).outsideLinks.tryDue(),
  });
};
