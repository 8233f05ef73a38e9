import { jobAudit } from '#features/jobs/contract/jobs.audit.ts';
import type { AuditAction } from '#platform/contract/calls/audit-action.ts';
import { notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import { isStaff } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { FailedWorkAsked, InstallationJobs } from '../../contract/jobs/installation-jobs.ts';
import { isFromHome, mayChangePlatforms, type PlatformActs } from '../installation-platforms.service.ts';

/** What the app hands in: the queues of all servers, and the logs of the platforms whose work it is. */
export interface JobsOfAll {
  read(): Promise<Omit<InstallationJobs, 'canChange'>>;
  /** Answers how many it were; it stands in the log of whose work it is. */
  settle(by: { actor: Actor; from: Platform }, asked: FailedWorkAsked, act: JobsAct): Promise<number>;
}

export interface JobsAct {
  kind: 'retry' | 'discard';
  action: AuditAction;
}

interface Parts {
  platform: Platform;
  platformActs: Pick<PlatformActs, 'isHome'>;
  jobsOfAll: JobsOfAll;
}

export type InstallationJobsService = ReturnType<typeof createInstallationJobsService>;

/** Background work of all platforms, from the one that the installation is run from (docs/decisions/0180). */
export function createInstallationJobsService({ platform, platformActs, jobsOfAll }: Parts) {
  async function settle(actor: Actor, asked: FailedWorkAsked, act: JobsAct): Promise<{ count: number }> {
    if (!mayChangePlatforms(actor.viewer) || !isFromHome(actor.viewer, platform, platformActs)) throw notAllowed();
    const count = await jobsOfAll.settle({ actor, from: platform }, asked, act);
    // Somebody else was first.
    if (count === 0) throw notFound();
    return { count };
  }

  return {
    async read(viewer: Viewer): Promise<InstallationJobs> {
      if (!isStaff(viewer) || !isFromHome(viewer, platform, platformActs)) throw notAllowed();
      return { ...(await jobsOfAll.read()), canChange: mayChangePlatforms(viewer) };
    },

    retry: (actor: Actor, asked: FailedWorkAsked) => settle(actor, asked, { kind: 'retry', action: jobAudit.retried }),

    discard: (actor: Actor, asked: FailedWorkAsked) =>
      settle(actor, asked, { kind: 'discard', action: jobAudit.discarded }),
  };
}
