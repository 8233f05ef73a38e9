import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { FormFiguresService } from './form-figures.service.ts';

export const formFiguresJobs: FeatureJobs<{ formFigures: FormFiguresService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'keep-sums-of-forms',
    audits: { nothing: 'it sums up what is there' },
    touches: [],
    // After the night's end of terms.
    cron: '50 3 * * *',
    run: (platform) => servicesOf(platform).formFigures.keepSums(),
  });
};
