import { failureCause } from '#features/installation/contract/jobs/failure-cause.ts';
import type { RunningWork } from '#features/installation/contract/jobs/installation-jobs.ts';
import type { PlatformActs } from '#features/installation/server/installation-platforms.service.ts';
import type { JobsOfAll } from '#features/installation/server/jobs/installation-jobs.service.ts';
import { failedJobsTag } from '#features/jobs/contract/jobs.tags.ts';
import type { PlatformsService } from '#features/platforms/server/platforms.service.ts';
import { troubleOf } from '#platform/server/database/database-error.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PlatformServer } from '#platform/server/platform-place.ts';
import type { Services } from '../services/services.ts';

interface JobsParts {
  jobs: Pick<Jobs, 'work' | 'settle'>;
  platforms: Pick<PlatformsService, 'byId' | 'find'>;
  /** All that platforms are on. */
  servers: readonly PlatformServer[];
  platformActs: Pick<PlatformActs, 'record'>;
  servicesOf(platform: Platform): Pick<Services, 'longWork'>;
}

/** Work of all platforms together, and what is done about it: each server has a queue of its own. */
export function createJobsOfAll({ jobs, platforms, servers, platformActs, servicesOf }: JobsParts): JobsOfAll {
  const whose = (platformId: string | null) => ({
    platformId,
    platformKey: platformId === null ? null : (platforms.byId(platformId)?.key ?? null),
  });

  async function progressOf(platformId: string | null, workId: string | null): Promise<RunningWork['progress']> {
    const platform = platformId === null || workId === null ? undefined : platforms.byId(platformId);
    if (platform === undefined || workId === null) return null;
    try {
      return (await servicesOf(platform).longWork.progressOf(workId)) ?? null;
    } catch (error) {
      // That it runs is known all the same.
      if (troubleOf(error) !== 'away') throw error;
      return null;
    }
  }

  return {
    async read() {
      const found = await jobs.work();
      const running = found.flatMap(({ work }) => work.running);
      return {
        running: await Promise.all(
          running.map(async ({ name, platformId, startedAt, workId }) => ({
            ...{ name, ...whose(platformId), startedAt: startedAt.toISOString() },
            progress: await progressOf(platformId, workId),
          })),
        ),
        waiting: found.flatMap(({ work }) =>
          work.waiting.map(({ platformId, since, nextAt, ...rest }) => ({
            ...{ ...rest, ...whose(platformId) },
            since: since?.toISOString() ?? null,
            nextAt: nextAt?.toISOString() ?? null,
          })),
        ),
        failed: found.flatMap(({ server, work }) =>
          work.failed.map(({ platformId, failedAt, reason, isKnown, name, count, attempts }) => ({
            ...{ name, ...whose(platformId), server, count, attempts },
            failedAt: failedAt.toISOString(),
            cause: failureCause(reason),
            canRetry: isKnown,
          })),
        ),
      };
    },

    async settle({ actor, from }, { platformId, server, name, until }, { kind, action }) {
      const place = servers.find((one) => one.name === server);
      if (place === undefined) return 0;
      // What is of all platforms, or of one that is gone, stands in the log of who runs them.
      const platform = platformId === null ? from : ((await platforms.find(platformId)) ?? from);
      const count = await place.database.control.transaction().execute(async (trx) => {
        const settled = await jobs.settle(server, trx, { name, platformId, until: new Date(until) }, kind);
        const note = { action, subject: { kind: 'job', id: '', name }, details: { count: settled } };
        // Before the work is done, so that it is written down or does not happen.
        if (settled > 0) await platformActs.record(platform.key, { actor, from }, note);
        return settled;
      });
      if (count > 0) await platform.signal(platform.db, failedJobsTag);
      return count;
    },
  };
}
