import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { sendMailJob } from '../contract/send-mail-job.ts';
import type { MailService } from './mail.service.ts';
import { mailRetries } from './send-mail-job.ts';

export const mailJobs: FeatureJobs<{ mail: MailService }> = (jobs, servicesOf) => {
  jobs.define<{ mailId: string }>({
    name: sendMailJob,
    audits: { nothing: 'the outbox tells what became of a mail' },
    touches: [],
    ...mailRetries,
    run: (platform, { mailId }) => servicesOf(platform).mail.deliver(mailId),
    // Also when its process was killed at every try, or it was queued by a version that tried less often.
    onGivenUp: (platform, { mailId }) => servicesOf(platform).mail.giveUp(mailId),
  });
  jobs.defineRecurring({
    name: 'forget-mail',
    audits: { nothing: 'forgets old mails' },
    touches: [],
    cron: '20 3 * * *',
    run: (platform) => servicesOf(platform).mail.forgetOld(),
  });
};
