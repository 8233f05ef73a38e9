import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { RegistrationService } from './registration.service.ts';
import { sendProofJob } from './send-proof-job.ts';

type Services = { registration: Pick<RegistrationService, 'sendProof' | 'forgetOld'> };

export const registrationJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  jobs.define<{ proofId: string }>({
    name: sendProofJob,
    audits: { nothing: 'what the mail proves is written down once it is answered' },
    touches: [],
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 10 * 60,
    run: (platform, { proofId }) => servicesOf(platform).registration.sendProof(proofId),
  });
  jobs.defineRecurring({
    name: 'forget-mail-proofs',
    audits: { nothing: 'forgets what opens nothing any more' },
    touches: [],
    cron: '10 * * * *',
    run: (platform) => servicesOf(platform).registration.forgetOld(),
  });
};
