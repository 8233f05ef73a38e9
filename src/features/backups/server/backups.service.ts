import type { AuditService } from '#features/audit/server/audit.service.ts';
import {
  isFromHome,
  mayChangePlatforms,
  type PlatformActs,
} from '#features/installation/server/installation-platforms.service.ts';
import { conflict, notAllowed } from '#platform/contract/calls/errors.ts';
import { isStaff } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type BackupPlan, isBackupDue, isTrialDue } from '../contract/backup-plan.ts';
import { backupAudit } from '../contract/backups.audit.ts';
import type { BackupsState } from '../contract/backups.endpoints.ts';
import type { BackupWork } from './backup-work.ts';

export interface BackupsParts {
  platform: Platform;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  audit: Pick<AuditService, 'record'>;
  jobs: Pick<Jobs, 'enqueue'>;
  platformActs: Pick<PlatformActs, 'isHome'>;
  backupWork: BackupWork;
}

export const makeBackupName = 'make-backup';

export type BackupsService = ReturnType<typeof createBackupsService>;

/** Backups of the whole installation, from the one platform that it is run from (docs/decisions/0148). */
export function createBackupsService(parts: BackupsParts) {
  const { platform, clock, log, audit, jobs, platformActs, backupWork: work } = parts;

  const requireMayChange = (viewer: Viewer) => {
    if (!mayChangePlatforms(viewer) || !isFromHome(viewer, platform, platformActs)) throw notAllowed();
  };

  /** In the log stands where they go. */
  const subjectOf = ({ target }: Pick<BackupPlan, 'target'>) => {
    const name = work.places[target];
    if (name === null) throw conflict('no-place-for-backups');
    return { kind: 'installation', id: target, name };
  };

  /** What goes wrong is a line in the list, which health tells of, and no work that failed: the next hour is the next try. */
  async function make(wish: { isTried: boolean }): Promise<void> {
    await work.make(wish).catch((error: unknown) => log.warn({ err: error }, 'the backup failed'));
  }

  return {
    make,

    async read(viewer: Viewer): Promise<BackupsState> {
      if (!isStaff(viewer) || !isFromHome(viewer, platform, platformActs)) throw notAllowed();
      const { timeZone } = await platform.locale();
      const [plan, running, backups, nights, isOnDiskOfData] = await Promise.all([
        work.plan(),
        work.running(),
        work.list(),
        work.nights(timeZone),
        work.isOnDiskOfData(),
      ]);
      const { places, isBesideData, isSealed } = work;
      return {
        ...{ plan, places, isBesideData, isOnDiskOfData, isSealed, backups, nights },
        running: running ?? null,
        canChange: mayChangePlatforms(viewer),
      };
    },

    async plan(actor: Actor, plan: BackupPlan): Promise<void> {
      requireMayChange(actor.viewer);
      const subject = subjectOf(plan);
      await platform.transaction(async (trx) => {
        await audit.record(trx, actor, { action: backupAudit.planned, subject, details: { ...plan } });
        await work.setPlan(plan);
      });
    },

    async ask(actor: Actor, wish: { isTried: boolean }): Promise<void> {
      requireMayChange(actor.viewer);
      const subject = subjectOf(await work.plan());
      if ((await work.running()) !== undefined) throw conflict('backup-running');
      await work.expect();
      await platform.transaction(async (trx) => {
        await audit.record(trx, actor, { action: backupAudit.asked, subject, details: wish });
        await jobs.enqueue(platform, trx, { name: makeBackupName }, wish);
      });
    },

    /** For the clock, which asks every platform. */
    async makeWhenDue(): Promise<void> {
      if (!platformActs.isHome(platform)) return;
      const [plan, { last, lastRestored }] = await Promise.all([work.plan(), work.lastOnes()]);
      const now = clock.now();
      const { timeZone } = await platform.locale();
      if (isBackupDue(plan, last, now, timeZone)) await make({ isTried: isTrialDue(plan, lastRestored, now) });
    },
  };
}
