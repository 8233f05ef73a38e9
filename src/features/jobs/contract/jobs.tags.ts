import { cacheTag } from '#platform/contract/cache-tag.ts';

export const failedJobsTag = cacheTag('failed-jobs');
