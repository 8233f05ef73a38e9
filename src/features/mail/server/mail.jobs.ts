import type { JobDefinition, RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MailService } from './mail.service.ts';

type MailOf = (platform: Platform) => MailService;

/** Half a minute, a minute, two… and then every hour: a mail server that is down for a day loses nothing. */
export const mailRetries = { retryLimit: 30, retryDelay: 30, retryDelayMax: 60 * 60 };

export const sendMailName = 'send-mail';

export const sendMailJob = (mailOf: MailOf): JobDefinition<{ mailId: string }> => ({
  name: sendMailName,
  ...mailRetries,
  run: (platform, { mailId }) => mailOf(platform).deliver(mailId),
});

export const forgetMailJob = (mailOf: MailOf): RecurringJob => ({
  name: 'forget-mail',
  cron: '20 3 * * *',
  run: (platform) => mailOf(platform).forgetOld(),
});
