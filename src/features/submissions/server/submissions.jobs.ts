import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { FormStepsService } from './form-steps.service.ts';
import type { RetentionService } from './keeping/retention.service.ts';
import type { SubmissionProofsService } from './proving/submission-proofs.service.ts';
import type { SubmissionTelling } from './telling/submission-telling.service.ts';
import { type TellSubmission, tellSubmissionJob } from './telling/tell-submission-job.ts';

interface JobServices {
  formSteps: FormStepsService;
  submissionTelling: SubmissionTelling;
  submissionProofs: SubmissionProofsService;
  formRetention: RetentionService;
}

export const submissionsJobs: FeatureJobs<JobServices> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'forget-old-form-entries',
    audits: { nothing: 'nobody sent them' },
    touches: [],
    cron: '25 * * * *',
    run: async (platform) => {
      await servicesOf(platform).formSteps.forgetOld();
      await servicesOf(platform).submissionTelling.forgetCounts();
    },
  });
  jobs.defineRecurring({
    name: 'forget-unproven-submissions',
    audits: { nothing: 'what nobody proved never counted' },
    touches: [],
    cron: '35 * * * *',
    run: (platform) => servicesOf(platform).submissionProofs.forgetUnproven(),
  });
  jobs.define<TellSubmission>({
    name: tellSubmissionJob,
    audits: { nothing: 'who was told is in the history of the submission' },
    touches: [],
    retryLimit: 32,
    retryDelayMax: 60 * 60,
    run: (platform, data) => servicesOf(platform).submissionTelling.tell(data),
  });
  jobs.defineRecurring({
    name: 'send-form-overviews',
    audits: { nothing: 'who was told is in the history of the submissions' },
    touches: [],
    // The morning of a working day.
    cron: '0 8 * * 1-5',
    run: (platform) => servicesOf(platform).submissionTelling.sendOverviews(),
  });
  jobs.defineRecurring({
    name: 'forget-old-submissions',
    audits: { nothing: 'what went is in the history of each submission' },
    touches: [],
    cron: '35 3 * * *',
    run: (platform) => servicesOf(platform).formRetention.forgetWhatIsOver(),
  });
};
