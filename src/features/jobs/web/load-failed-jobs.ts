import type { Call } from '#platform/contract/calls/endpoint.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import { listFailedJobs } from '../contract/jobs.endpoints.ts';

type LoadCache = Parameters<typeof loadFresh>[0]['loadCache'];

export const loadFailedJobs = (app: { call: Call; loadCache: LoadCache }) => loadFresh(app, listFailedJobs, {});
