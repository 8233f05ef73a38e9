import type { FiguresOfPlatforms } from '#features/installation/server/figures/figures-of-platforms.ts';
import type { PlatformsService } from '#features/platforms/server/platforms.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import { backlogOf, type WaitingWork } from '#platform/server/http/work-metrics.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';

interface WorkSources {
  jobs: Pick<Jobs, 'backlog'>;
  platforms: Pick<PlatformsService, 'all'>;
  figures: Pick<FiguresOfPlatforms, 'read'>;
  clock: Clock;
}

/** By what was counted last of each platform: figures must not be what makes it busy (docs/decisions/0166). */
export async function waitingWork({ jobs, platforms, figures, clock }: WorkSources): Promise<WaitingWork> {
  const counted = await figures.read();
  const now = clock.now();
  const found = platforms.all().flatMap(({ id, key }) => {
    const one = counted.get(id);
    if (one === undefined) return [];
    return [
      {
        platform: key,
        mail: backlogOf(one.mailWaiting, one.mailSince, now),
        failedMails: one.mailFailed,
        longWork: backlogOf(one.longWork, one.longWorkSince, now),
      },
    ];
  });
  return { ...(await jobs.backlog()), platforms: found };
}
