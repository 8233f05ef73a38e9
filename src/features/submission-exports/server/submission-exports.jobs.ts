import { type LongWorkService, longWorkJob } from '#features/tasks/server/long-work.service.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { exportSubmissionsKind } from '../contract/export-work.ts';
import type { SubmissionExportsService } from './submission-exports.service.ts';

type Services = { submissionExports: SubmissionExportsService; longWork: LongWorkService };

export const submissionExportsJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  jobs.define(
    longWorkJob(
      exportSubmissionsKind,
      { audits: { nothing: 'that it was asked for is written down' }, touches: [] },
      (platform) => {
        const { longWork, submissionExports } = servicesOf(platform);
        return { longWork, work: submissionExports.write, whenFailed: submissionExports.fail };
      },
    ),
  );
  jobs.defineRecurring({
    name: 'forget-submission-exports',
    audits: { nothing: 'removes files that were promised for seven days' },
    touches: [],
    cron: '50 3 * * *',
    run: (platform) => servicesOf(platform).submissionExports.forgetOld(),
  });
};
