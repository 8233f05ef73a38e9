import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { LegalService } from './legal.service.ts';

export const legalJobs: FeatureJobs<{ legal: LegalService }> = (jobs, servicesOf) => {
  /** After an update of the product, or another name for the platform. */
  jobs.defineRecurring({
    name: 'keep-legal-texts-found',
    audits: { nothing: 'the texts stay as they are' },
    touches: [],
    cron: '*/5 * * * *',
    run: (platform) => servicesOf(platform).legal.keepForSearch(),
  });
};
