import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { FormFiguresService } from './form-figures.service.ts';

export const formFiguresJobs: FeatureJobs<{ formFigures: FormFiguresService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'keep-sums-of-forms',
    audits: { nothing: 'it sums up what is there' },
    touches: [],
    // What ended its term in the night is out of the sums soon after.
    cron: '50 * * * *',
    run: (platform) => servicesOf(platform).formFigures.keepSums(),
  });
};
