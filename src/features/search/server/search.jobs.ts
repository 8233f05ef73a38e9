import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { SearchService } from './search.service.ts';

export const searchJobs: FeatureJobs<{ search: SearchService }> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'learn-search-words',
    audits: { nothing: 'counts words' },
    touches: [],
    cron: '*/5 * * * *',
    run: (platform) => servicesOf(platform).search.learnWords(),
  });
  /** Once a week from the beginning, so that words which nothing says any more are no corrections for ever. */
  jobs.defineRecurring({
    name: 'learn-search-words-anew',
    audits: { nothing: 'counts words' },
    touches: [],
    cron: '20 4 * * 0',
    run: (platform) => servicesOf(platform).search.learnWordsAnew(),
  });
  jobs.defineRecurring({
    name: 'forget-searches',
    audits: { nothing: 'forgets old counts' },
    touches: [],
    cron: '50 3 * * *',
    run: (platform) => servicesOf(platform).search.forgetOldCounts(),
  });
};
