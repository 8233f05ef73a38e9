import type { AuditService } from '#features/audit/server/audit.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { FailedJob as KeptJob } from '#platform/server/jobs/failed-jobs.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { failureReason } from '../contract/failure-reason.ts';
import { jobAudit } from '../contract/jobs.audit.ts';
import type { FailedJob } from '../contract/jobs.endpoints.ts';
import { failedJobsTag } from '../contract/jobs.tags.ts';

interface JobsParts {
  platform: Platform;
  jobs: Pick<Jobs, 'failed' | 'retry' | 'discard'>;
  audit: Pick<AuditService, 'record'>;
  clock: Clock;
}

/** Twice as long as until the next look, so that none is missed; told twice does no harm. */
const toldWithin = 2 * 60 * 1000;

export type JobsService = ReturnType<typeof createJobsService>;

/** What the machine could not do by itself, for an admin to decide on. */
export function createJobsService({ platform, jobs, audit, clock }: JobsParts) {
  const subjectOf = ({ id, name }: KeptJob) => ({ kind: 'job', id, name });

  async function retryOne(by: Actor, id: string): Promise<boolean> {
    return platform.transaction(async (trx) => {
      const job = await jobs.retry(platform, trx, id);
      if (job === undefined) return false;
      await audit.record(trx, by, { action: jobAudit.retried, subject: subjectOf(job) });
      await platform.signal(trx, failedJobsTag);
      return true;
    });
  }

  return {
    async listFailed(viewer: Viewer): Promise<FailedJob[]> {
      requireAdmin(viewer);
      return (await jobs.failed(platform)).map(({ id, name, failedAt, retryCount, reason, isKnown }) => ({
        id,
        name,
        failedAt: failedAt.toISOString(),
        attempts: retryCount + 1,
        reason: failureReason(reason),
        canRetry: isKnown,
      }));
    },

    /** What failed because its process was killed is put here by the queue itself, and nobody is told at that moment. */
    async tellOfFailed(): Promise<void> {
      const lately = clock.now().getTime() - toldWithin;
      const failed = await jobs.failed(platform);
      if (failed.some(({ failedAt }) => failedAt.getTime() > lately)) await platform.signal(platform.db, failedJobsTag);
    },

    async retry(by: Actor, id: string): Promise<void> {
      requireAdmin(by.viewer);
      if (!(await retryOne(by, id))) throw notFound();
    },

    /** One at a time, each with its own line in the audit log: what was put back stays so when another fails. */
    async retryAll(by: Actor): Promise<{ retried: number }> {
      requireAdmin(by.viewer);
      let retried = 0;
      for (const { id, isKnown } of await jobs.failed(platform)) if (isKnown && (await retryOne(by, id))) retried += 1;
      return { retried };
    },

    async discard(by: Actor, id: string): Promise<void> {
      requireAdmin(by.viewer);
      await platform.transaction(async (trx) => {
        const job = await jobs.discard(platform, trx, id);
        if (job === undefined) throw notFound();
        await audit.record(trx, by, { action: jobAudit.discarded, subject: subjectOf(job) });
        await platform.signal(trx, failedJobsTag);
      });
    },
  };
}
