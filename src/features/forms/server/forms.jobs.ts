import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { FormTrashService } from './trashed-forms.service.ts';

export const formsJobs: FeatureJobs<{ formTrash: FormTrashService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'empty-form-trash',
    audits: { nothing: 'who threw them away is written down' },
    touches: [],
    cron: '55 3 * * *',
    run: (platform) => servicesOf(platform).formTrash.emptyTrash(),
  });
};
