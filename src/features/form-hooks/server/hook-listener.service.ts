import { randomUUID } from 'node:crypto';
import type {
  HeardSubmission,
  HearSubmission,
} from '#features/submissions/server/telling/submission-listener.service.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { formHooksTag, hookLogTag } from '../contract/form-hooks.tags.ts';
import { chosenBy, type HookEvent } from '../contract/hook-events.ts';
import { type DeliverHook, deliverHookJob } from './deliver-hook-job.ts';
import { insertDeliveries } from './deliveries.repository.ts';
import { isThere, listHookRows } from './form-hooks.repository.ts';

interface ListenerParts {
  platform: Platform;
  jobs: Pick<Jobs, 'enqueue'>;
}

interface Listening {
  guid: string;
  events: readonly HookEvent[];
}

export type HookListener = ReturnType<typeof createHookListener>;

/** Writes down what webhooks are to tell, with what happened. It sends nothing: no receiver makes a resident wait. */
export function createHookListener({ platform, jobs }: ListenerParts) {
  /** Most forms have none, and this is asked for every submission. */
  const listening = (formGuid: string): Promise<Listening[]> =>
    platform.remember(`form-hooks:${formGuid}`, [formHooksTag(formGuid)], async () =>
      (await listHookRows(platform.db, formGuid))
        .filter(({ isOn }) => isOn)
        .map(({ guid, events }) => ({ guid, events })),
    );

  const enqueue = (trx: PlatformTransaction, hookGuid: string): Promise<void> =>
    jobs.enqueue<DeliverHook>(platform, trx, { name: deliverHookJob }, { hookGuid });

  async function hearOfForm(trx: PlatformTransaction, formGuid: string, heard: readonly HeardSubmission[]) {
    for (const { guid, events } of await listening(formGuid)) {
      const wanted = heard.filter(({ event }) => events.includes(chosenBy(event)));
      // One that was removed a moment ago may not keep anybody from sending a form.
      if (wanted.length === 0 || !(await isThere(trx, guid))) continue;
      await insertDeliveries(
        trx,
        wanted.map(({ event, submissionGuid, version, reference, status, at }) => ({
          ...{ guid: randomUUID(), hookGuid: guid, event, submissionGuid, version, reference, status },
          happenedAt: at,
        })),
      );
      await enqueue(trx, guid);
      await platform.signal(trx, hookLogTag(formGuid));
    }
  }

  const hear: HearSubmission = async (trx, ...heard) => {
    for (const [formGuid, ofForm] of Map.groupBy(heard, (one) => one.formGuid)) await hearOfForm(trx, formGuid, ofForm);
  };

  /** Nothing has to be written for who hears of nothing. */
  const isHeard = async (formGuid: string): Promise<boolean> => (await listening(formGuid)).length > 0;

  return { hear, isHeard, enqueue };
}
