import type { JobDefinition, RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { RegistrationService } from './registration.service.ts';

type RegistrationOf = (platform: Platform) => Pick<RegistrationService, 'sendProof' | 'forgetOld'>;

export const sendProofName = 'send-mail-proof';

export const sendProofJob = (registrationOf: RegistrationOf): JobDefinition<{ proofId: string }> => ({
  name: sendProofName,
  retryLimit: 10,
  retryDelay: 5,
  retryDelayMax: 10 * 60,
  run: (platform, { proofId }) => registrationOf(platform).sendProof(proofId),
});

export const forgetProofsJob = (registrationOf: RegistrationOf): RecurringJob => ({
  name: 'forget-mail-proofs',
  cron: '10 * * * *',
  run: (platform) => registrationOf(platform).forgetOld(),
});
