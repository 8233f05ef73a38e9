import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { MailService } from './mail.service.ts';
import { mailRetries, sendMailJob } from './send-mail-job.ts';

export const mailJobs: FeatureJobs<{ mail: MailService }> = (jobs, servicesOf) => {
  jobs.define<{ mailId: string }>({
    name: sendMailJob,
    ...mailRetries,
    run: (platform, { mailId }) => servicesOf(platform).mail.deliver(mailId),
  });
  jobs.defineRecurring({
    name: 'forget-mail',
    cron: '20 3 * * *',
    run: (platform) => servicesOf(platform).mail.forgetOld(),
  });
};
