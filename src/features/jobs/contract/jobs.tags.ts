import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

export const failedJobsTag = cacheTag('failed-jobs');
