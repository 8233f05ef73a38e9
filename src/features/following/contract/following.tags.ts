import { cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** That anybody follows a form. That they stopped makes nothing wrong: one looks for them and finds nobody. */
export const followedFormTag = cacheTagOf('followed-form');
