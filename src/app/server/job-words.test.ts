import { describe, expect, it } from 'vitest';
import en from '#features/jobs/messages/en.admin.json' with { type: 'json' };
import nl from '#features/jobs/messages/nl.admin.json' with { type: 'json' };
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { defineJobs } from './jobs.ts';

const defined: string[] = [];
const listed: Pick<Jobs, 'define' | 'defineRecurring'> = {
  define: ({ name }) => void defined.push(name),
  defineRecurring: ({ name }) => void defined.push(name),
};
const nobody = () => {
  throw new Error('nothing is done here');
};
defineJobs(listed, nobody, nobody);
// What the queue does for itself.
defined.push('follow-time-zones');

describe('the words for background work', () => {
  it.each([
    ['nl', nl],
    ['en', en],
  ] as const)('are there in %s for each job, and for none that there is not', (_, texts) => {
    const named = Object.keys(texts.jobs.names);
    expect(defined.filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !defined.includes(name))).toEqual([]);
  });
});
