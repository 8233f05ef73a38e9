import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { formHookAudit } from '../contract/form-hooks.audit.ts';
import { formHooksTag, hookTroubleTag } from '../contract/form-hooks.tags.ts';
import { type DeliverHook, deliverHookJob } from './deliver-hook-job.ts';
import type { HookDeliveryService } from './hook-delivery.service.ts';

/** In each process. A receiver that is slow holds one of them for as long as its turn is. */
const atOnce = 4;

export const formHooksJobs: FeatureJobs<{ hookDelivery: HookDeliveryService }> = (jobs, servicesOf) => {
  jobs.define<DeliverHook>({
    name: deliverHookJob,
    audits: [formHookAudit.stopped],
    touches: [formHooksTag, hookTroubleTag],
    retryLimit: 8,
    atOnce,
    run: (platform, { hookGuid }, signal) => servicesOf(platform).hookDelivery.deliver(hookGuid, signal),
  });
  jobs.defineRecurring({
    name: 'wake-form-hooks',
    audits: { nothing: 'what was sent is in the log of the webhook' },
    touches: [],
    cron: '* * * * *',
    run: (platform) => servicesOf(platform).hookDelivery.wakeDue(),
  });
  jobs.defineRecurring({
    name: 'forget-hook-deliveries',
    audits: { nothing: 'forgets old messages' },
    touches: [],
    cron: '50 3 * * *',
    run: (platform) => servicesOf(platform).hookDelivery.forgetOld(),
  });
};
