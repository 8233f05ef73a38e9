import { notAllowed } from '#platform/contract/calls/errors.ts';
import { isStaff } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { healthOf } from '../contract/health.ts';
import type { InstallationFigures, InstallationState } from '../contract/installation.ts';
import { isFromHome, mayChangePlatforms, type PlatformActs } from './installation-platforms.service.ts';
import type { InstallationSources } from './installation-sources.ts';

interface InstallationParts {
  platform: Pick<Platform, 'id' | 'key'>;
  clock: Clock;
  installation: InstallationSources;
  platformActs: Pick<PlatformActs, 'isHome'>;
}

export type InstallationService = ReturnType<typeof createInstallationService>;

/** The installation as a whole, for those who run it. */
export function createInstallationService({ platform, clock, installation: sources, platformActs }: InstallationParts) {
  async function figures(): Promise<InstallationFigures> {
    const [processes, database, jobs, disk, found, backups] = await Promise.all([
      sources.processes(),
      sources.database(),
      sources.jobs(),
      sources.disk(),
      sources.platforms(),
      sources.backups(),
    ]);
    const platforms = found.map(({ mail: _, hasMailServer: __, ...one }) => ({
      ...one,
      isOwn: one.key === platform.key,
    }));
    return {
      measuredAt: clock.now().toISOString(),
      release: sources.release,
      node: process.versions.node,
      ...{ processes, database, jobs, disk, filesIn: sources.filesIn, platforms, backups },
      mail: {
        waiting: found.reduce((sum, { mail }) => sum + mail.count, 0),
        oldestSeconds: Math.max(0, ...found.map(({ mail }) => mail.oldestSeconds)),
        failed: found.reduce((sum, { mailFailed }) => sum + mailFailed, 0),
        withoutServer: found.filter(({ hasMailServer }) => !hasMailServer).map(({ name }) => name),
      },
    };
  }

  return {
    async read(viewer: Viewer): Promise<InstallationState> {
      if (!isStaff(viewer) || !isFromHome(viewer, platform, platformActs)) throw notAllowed();
      const measured = await figures();
      return { ...measured, health: healthOf(measured), canChange: mayChangePlatforms(viewer) };
    },
  };
}
