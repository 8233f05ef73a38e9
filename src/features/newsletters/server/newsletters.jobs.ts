import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { newsletterAudit } from '../contract/newsletters.audit.ts';
import type { NewsletterReadersService } from './newsletter-readers.service.ts';
import type { NewsletterSendingService } from './newsletter-sending.service.ts';
import type { NewsletterSteeringService } from './newsletter-steering.service.ts';
import { sendNewsletterJob } from './send-newsletter-job.ts';

interface JobServices {
  newsletterSending: NewsletterSendingService;
  newsletterSteering: NewsletterSteeringService;
  newsletterReaders: NewsletterReadersService;
}

export const newslettersJobs: FeatureJobs<JobServices> = (jobs, servicesOf) => {
  // A queue of its own: other mails do not wait for a letter, nor it for them.
  jobs.define<{ guid: string }>({
    name: sendNewsletterJob,
    audits: { nothing: 'that it was sent is recorded when it begins; its figures tell the rest' },
    touches: [],
    retryLimit: 8,
    run: (platform, { guid }, signal) => servicesOf(platform).newsletterSending.run(guid, signal),
  });
  jobs.defineRecurring({
    name: 'begin-newsletters',
    audits: [newsletterAudit.sent, newsletterAudit.unplanned],
    touches: [],
    cron: '* * * * *',
    run: (platform) => servicesOf(platform).newsletterSteering.upkeep(),
  });
  jobs.defineRecurring({
    name: 'forget-newsletter-addresses',
    audits: { nothing: 'what nobody proved never counted' },
    touches: [],
    cron: '50 * * * *',
    run: (platform) => servicesOf(platform).newsletterReaders.forgetOld(),
  });
};
