import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { FormStepsService } from './form-steps.service.ts';

export const submissionsJobs: FeatureJobs<{ formSteps: FormStepsService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-old-form-entries',
    audits: { nothing: 'nobody sent them' },
    touches: [],
    cron: '25 * * * *',
    run: (platform) => servicesOf(platform).formSteps.forgetOld(),
  });
};
