import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { NewsService } from './news.service.ts';
import type { NoticeMailsService } from './notice-mails.service.ts';
import { mailNoticesJob, type NoticeTelling, type ToFollowers, tellFollowersJob } from './notice-telling.ts';
import type { NoticesService } from './notices.service.ts';
import { type createReactionTelling, tellReactionJob } from './reaction-telling.ts';

interface Services {
  notices: NoticesService;
  news: NewsService;
  noticeMails: NoticeMailsService;
  telling: NoticeTelling;
  reactionTelling: ReturnType<typeof createReactionTelling>;
}

const audits = { nothing: 'what happened was written down when it did' } as const;

export const noticesJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  jobs.define<ToFollowers>({
    name: tellFollowersJob,
    audits,
    touches: [],
    retryLimit: 8,
    run: (platform, happening) => servicesOf(platform).telling.runTelling(happening),
  });
  jobs.define<{ guid: string }>({
    name: tellReactionJob,
    audits,
    touches: [],
    retryLimit: 8,
    run: (platform, { guid }) => servicesOf(platform).reactionTelling.runReactionTelling(guid),
  });
  jobs.define({
    name: mailNoticesJob,
    audits,
    touches: [],
    // What it leaves, the work of every minute finds.
    retryLimit: 2,
    run: (platform) => servicesOf(platform).noticeMails.mailDue(),
  });
  jobs.defineRecurring({
    name: 'look-for-news',
    audits,
    touches: [],
    cron: '* * * * *',
    run: (platform) => servicesOf(platform).news.look(),
  });
  /** At once, digests, and what waited for the end of quiet hours: each notice says when it is due. */
  jobs.defineRecurring({
    name: 'mail-notices',
    audits,
    touches: [],
    cron: '* * * * *',
    run: (platform) => servicesOf(platform).noticeMails.mailDue(),
  });
  jobs.defineRecurring({
    name: 'forget-notices',
    audits: { nothing: 'forgets what people were told long ago' },
    touches: [],
    cron: '25 3 * * *',
    run: (platform) => servicesOf(platform).notices.forgetOld(),
  });
};
