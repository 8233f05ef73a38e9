import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SearchService } from './search.service.ts';

type SearchOf = (platform: Platform) => SearchService;

export const learnWordsJob = (searchOf: SearchOf): RecurringJob => ({
  name: 'learn-search-words',
  cron: '*/5 * * * *',
  run: (platform) => searchOf(platform).learnWords(),
});

/** Once a week from the beginning, so that words which nothing says any more are no corrections for ever. */
export const learnWordsAnewJob = (searchOf: SearchOf): RecurringJob => ({
  name: 'learn-search-words-anew',
  cron: '20 4 * * 0',
  run: (platform) => searchOf(platform).learnWordsAnew(),
});

export const forgetSearchesJob = (searchOf: SearchOf): RecurringJob => ({
  name: 'forget-searches',
  cron: '50 3 * * *',
  run: (platform) => searchOf(platform).forgetOldCounts(),
});
