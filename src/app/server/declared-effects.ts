import { endpointKey } from '#platform/contract/calls/endpoint.ts';
import { effectsOf } from '#platform/server/effects.ts';
import { jobScope } from '#platform/server/jobs/job-definition.ts';
import { defineJobs } from './jobs.ts';
import { routes } from './routes.ts';

/** What every changing call and every job records and makes stale, as they declare it. */
export function declaredEffects(): Record<string, readonly string[]> {
  const declared: [string, readonly string[]][] = routes.flatMap(({ endpoint }) =>
    endpoint.audits === undefined ? [] : [[endpointKey(endpoint), effectsOf(endpoint)]],
  );
  const note = (job: Parameters<typeof effectsOf>[0] & { name: string }): void => {
    declared.push([jobScope(job.name), effectsOf(job)]);
  };
  const unused = (): never => {
    throw new Error('no job is run here');
  };
  defineJobs({ define: note, defineRecurring: note }, unused, unused);
  return Object.fromEntries(declared);
}
