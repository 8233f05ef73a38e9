import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { discardFailedJob, listFailedJobs, retryFailedJob, retryFailedJobs } from '../contract/jobs.endpoints.ts';

type Outcome = { kind: 'retried'; count: number } | { kind: 'discarded' } | { kind: 'failed' };

/** What can be done about failed work. Whatever came of it, the list is asked for again: somebody else may be at it too. */
export function useFailedJobs() {
  const call = useCall();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState<string>();

  const run = async (key: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    setBusy(key);
    setOutcome(undefined);
    const done = await work().catch((): Outcome => ({ kind: 'failed' }));
    await client.invalidateQueries({ queryKey: [endpointUrl(listFailedJobs)] });
    setBusy(undefined);
    setOutcome(done);
    return done;
  };

  return {
    outcome,
    busy,
    retry: (id: string) =>
      void run(id, async () => {
        await call(retryFailedJob, { params: { id } });
        return { kind: 'retried', count: 1 };
      }),
    retryAll: () =>
      void run('all', async () => ({ kind: 'retried', count: (await call(retryFailedJobs, {})).retried })),
    /** Rejects when it failed, so that who asked stays where they were. */
    discard: async (id: string): Promise<void> => {
      const done = await run(id, async () => {
        await call(discardFailedJob, { params: { id } });
        return { kind: 'discarded' };
      });
      if (done.kind === 'failed') throw new Error('not discarded');
    },
  };
}
