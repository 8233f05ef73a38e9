import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { FormFilesService } from './form-files.service.ts';
import { sweepFormFilesName } from './sweep-form-files-name.ts';

export const formFilesJobs: FeatureJobs<{ formFiles: Pick<FormFilesService, 'sweep'> }> = (jobs, servicesOf) => {
  const effects = { audits: { nothing: 'who let go of them is written down, or nobody ever sent them' }, touches: [] };
  jobs.define<object>({
    name: sweepFormFilesName,
    ...effects,
    retryLimit: 3,
    run: (platform) => servicesOf(platform).formFiles.sweep(),
  });
  jobs.defineRecurring({
    name: 'sweep-form-files',
    ...effects,
    cron: '40 * * * *',
    run: (platform) => servicesOf(platform).formFiles.sweep(),
  });
};
