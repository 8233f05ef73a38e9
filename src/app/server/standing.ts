import type { BackupWork } from '#features/backups/server/backup-work.ts';
import type { HealthLine } from '#features/installation/contract/installation.ts';
import type { CertificateWork } from '#features/installation/server/certificates/certificate-work.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Standing } from '#platform/server/http/standing-metrics.ts';

interface StandingSources {
  backups: Pick<BackupWork, 'lastOnes'>;
  certificates: Pick<CertificateWork, 'list'>;
  /** What the screen says. */
  health(): Promise<readonly HealthLine[]>;
  clock: Clock;
}

const levels: Record<HealthLine['state'], number> = { good: 0, attention: 1, wrong: 2 };
const day = 24 * 60 * 60;

/** For programs that call somebody at night. */
export async function standingOf({ backups, certificates, health, clock }: StandingSources): Promise<Standing> {
  const [{ last, lastRestored }, hosts, lines] = await Promise.all([backups.lastOnes(), certificates.list(), health()]);
  const now = clock.now().getTime();
  const secondsSince = (moment: Date | null) => (moment === null ? undefined : (now - moment.getTime()) / 1000);
  const ends = hosts.flatMap(({ validUntil }) => (validUntil === null ? [] : Date.parse(validUntil)));
  return {
    backupSeconds: secondsSince(last),
    trialSeconds: secondsSince(lastRestored),
    certificateDays: ends.length === 0 ? undefined : (Math.min(...ends) - now) / 1000 / day,
    health: lines.map(({ part, state }) => ({ part, level: levels[state] })),
  };
}
