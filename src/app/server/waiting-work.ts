import type { PlatformsService } from '#features/platforms/server/platforms.service.ts';
import type { WaitingWork } from '#platform/server/http/work-metrics.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Services } from './services/services.ts';

interface WorkSources {
  jobs: Pick<Jobs, 'backlog'>;
  platforms: Pick<PlatformsService, 'all'>;
  servicesOf(platform: Platform): Pick<Services, 'mail' | 'longWork'>;
}

/** A few counts by an index of each platform, one platform after the other: figures must not be what makes it busy. */
export async function waitingWork({ jobs, platforms, servicesOf }: WorkSources): Promise<WaitingWork> {
  const found: WaitingWork['platforms'][number][] = [];
  for (const platform of platforms.all()) {
    const { mail, longWork } = servicesOf(platform);
    found.push({ platform: platform.key, ...(await mail.backlog()), longWork: await longWork.backlog() });
  }
  return { ...(await jobs.backlog()), platforms: found };
}
