import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { failureCauses } from './failure-cause.ts';

const Count = z.number().int();
const Moment = z.iso.datetime();

/** Whose work it is. Without an id it is done for all platforms together; with an id and no key its platform is gone. */
const ofWhom = { platformId: Guid.nullable(), platformKey: z.string().nullable() };

export const RunningWork = z.object({
  ...ofWhom,
  name: z.string(),
  startedAt: Moment,
  /** How far it is, of work that knows. */
  progress: z.object({ done: Count, total: Count }).nullable(),
});
export type RunningWork = z.infer<typeof RunningWork>;

export const WaitingWork = z.object({
  ...ofWhom,
  name: z.string(),
  /** Whose time has come, and since when. */
  due: Count,
  since: Moment.nullable(),
  /** Tried and not done: tried again by itself, the first of them at that moment. */
  retrying: Count,
  nextAt: Moment.nullable(),
});
export type WaitingWork = z.infer<typeof WaitingWork>;

/** Given up: of one kind and one platform together. */
export const FailedWork = z.object({
  ...ofWhom,
  name: z.string(),
  /** The database server where it lies, by its name in the settings. */
  server: z.string(),
  count: Count,
  /** When the newest of it failed. */
  failedAt: Moment,
  attempts: Count,
  cause: z.enum(failureCauses),
  /** This version knows how to do it. */
  canRetry: z.boolean(),
});
export type FailedWork = z.infer<typeof FailedWork>;

export const InstallationJobs = z.object({
  running: z.array(RunningWork),
  waiting: z.array(WaitingWork),
  failed: z.array(FailedWork),
  /** Whether who looks may also do something about it. */
  canChange: z.boolean(),
});
export type InstallationJobs = z.infer<typeof InstallationJobs>;

/** Which of what failed: what came later than what somebody looked at is not among it. */
export const FailedWorkAsked = FailedWork.pick({ platformId: true, name: true, server: true }).extend({
  until: Moment,
});
export type FailedWorkAsked = z.infer<typeof FailedWorkAsked>;
