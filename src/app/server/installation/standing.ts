import type { BackupWork } from '#features/backups/server/backup-work.ts';
import type { HealthLine } from '#features/installation/contract/installation.ts';
import type { CertificateWork } from '#features/installation/server/certificates/certificate-work.ts';
import type { PlatformsService } from '#features/platforms/server/platforms.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Standing } from '#platform/server/http/standing-metrics.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Services } from '../services/services.ts';

interface StandingSources {
  backupWork: Pick<BackupWork, 'lastOnes'>;
  certificateWork: Pick<CertificateWork, 'list'>;
  platforms: Pick<PlatformsService, 'all'>;
  servicesOf(platform: Platform): Pick<Services, 'installation'>;
  clock: Clock;
}

const levels: Record<HealthLine['state'], number> = { good: 0, attention: 1, wrong: 2 };
const day = 24 * 60 * 60;

/** For programs that call somebody at night. */
export async function standingOf(sources: StandingSources): Promise<Standing> {
  const { backupWork, certificateWork, platforms, servicesOf, clock } = sources;
  // All of them are told of alike, from whichever one looks.
  const [platform] = platforms.all();
  const [{ last, lastRestored }, hosts, health] = await Promise.all([
    backupWork.lastOnes(),
    certificateWork.list(),
    platform === undefined ? [] : servicesOf(platform).installation.health(systemViewer('installation')),
  ]);
  const now = clock.now().getTime();
  const secondsSince = (moment: Date | null) => (moment === null ? undefined : (now - moment.getTime()) / 1000);
  const ends = hosts.flatMap(({ validUntil }) => (validUntil === null ? [] : Date.parse(validUntil)));
  return {
    backupSeconds: secondsSince(last),
    trialSeconds: secondsSince(lastRestored),
    certificateDays: ends.length === 0 ? undefined : (Math.min(...ends) - now) / 1000 / day,
    health: health.map(({ part, state }) => ({ part, level: levels[state] })),
  };
}
