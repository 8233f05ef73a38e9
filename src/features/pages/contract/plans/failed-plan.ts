import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { failureReasons, plannedActions } from './plan-failure.ts';

/** What was planned of a page and did not happen. */
export const FailedPlan = z.object({
  action: z.enum(plannedActions),
  plannedFor: z.iso.datetime(),
  /** Nobody is known of plans from before this was kept. */
  plannedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  reason: z.enum(failureReasons),
});
export type FailedPlan = z.infer<typeof FailedPlan>;

/** The same with the page, for a list of them. */
export const FailedPlanOfPage = FailedPlan.extend({
  guid: Guid,
  title: z.string(),
  /** Where it is edited; none where no menu leads to it. */
  path: z.string().nullable(),
});
export type FailedPlanOfPage = z.infer<typeof FailedPlanOfPage>;
