import type { PlatformFigures } from '#features/installation/server/figures/platform-figures.repository.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import { troubleOf } from '#platform/server/database/database-error.ts';
import { schemaBytes } from '#platform/server/database/table-bytes.ts';
import type { Backlog } from '#platform/server/http/work-metrics.ts';
import { mainServer } from '#platform/server/main-server.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Services } from '../services/services.ts';

type CountedServices = Pick<Services, 'mail' | 'settings' | 'users' | 'assets' | 'longWork'>;

const system = systemViewer('installation');

/** What one platform holds and has waiting. Undefined while its server is away: whoever looks has to see the others. */
export async function measurePlatform(
  platform: Platform,
  { mail, settings, users, assets, longWork }: CountedServices,
  clock: Clock,
): Promise<PlatformFigures | undefined> {
  const since = ({ count, oldestSeconds }: Backlog): Date | null =>
    count === 0 ? null : new Date(clock.now().getTime() - oldestSeconds * 1000);
  try {
    const { platformName } = await settings.all();
    const { platform: files } = await assets.quota.read(system);
    const waiting = await mail.backlog();
    const work = await longWork.backlog();
    return {
      name: platformName,
      accounts: await users.countUsers(system),
      fileBytes: files?.used ?? 0,
      allowedBytes: files?.allowed ?? null,
      databaseBytes: await schemaBytes(platform.place.server.database.pool, platform.schema),
      mailWaiting: waiting.mail.count,
      mailSince: since(waiting.mail),
      mailFailed: waiting.failedMails,
      hasMailServer: await mail.hasServer(),
      longWork: work.count,
      longWorkSince: since(work),
    };
  } catch (error) {
    if (troubleOf(error) !== 'away' || platform.place.server.name === mainServer) throw error;
    return undefined;
  }
}
