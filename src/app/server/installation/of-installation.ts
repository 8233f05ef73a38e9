import { join } from 'node:path';
import { type BackupOptions, createBackupWork } from '#features/backups/server/backup-work.ts';
import { removePlatformFiles } from '#features/backups/server/files/remove-platform-files.ts';
import type { DrawTrial } from '#features/backups/server/try-restore.ts';
import { createCertificateWork } from '#features/installation/server/certificates/certificate-work.ts';
import type { FiguresOfPlatforms } from '#features/installation/server/figures/figures-of-platforms.ts';
import type { ProcessRegister } from '#features/installation/server/process-register.ts';
import { createStorageWork } from '#features/installation/server/storage/storage-work.ts';
import type { PlatformsService } from '#features/platforms/server/platforms.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PlatformServer } from '#platform/server/platform-place.ts';
import type { S3Options } from '#platform/server/storage/s3-storage.ts';
import type { Services } from '../services/services.ts';
import type { OfInstallation } from '../services/work-services.ts';
import { createInstallationSources } from './installation-sources.ts';
import { createJobsOfAll } from './jobs-of-all.ts';
import { createPlatformActs } from './platform-acts.ts';

/** Of what the installation is opened with, see there. */
interface OwnOptions {
  connectionString: string;
  dataFolder: string;
  authSecret: string;
  s3?: S3Options | undefined;
  backups?: BackupOptions | undefined;
  allowsLoopback?: boolean;
  trustedCertificates?: string | undefined;
}

interface Parts {
  options: OwnOptions;
  release: string;
  database: Database;
  /** All that platforms are on, this one among them. */
  servers: readonly PlatformServer[];
  /** Addresses of those beside it, by name. */
  others: ReadonlyMap<string, string>;
  publicUrl: string;
  platforms: PlatformsService;
  jobs: Jobs;
  processes: ProcessRegister;
  figures: FiguresOfPlatforms;
  clock: Clock;
  servicesOf(platform: Platform): Services;
  drawTrial(): DrawTrial | undefined;
}

/** What is of all platforms together, and not of the one that somebody looks from. */
export function createOfInstallation(parts: Parts): OfInstallation {
  const { options, release, database, servers, publicUrl, platforms, jobs, processes, figures, clock, servicesOf } =
    parts;
  const { connectionString, dataFolder, s3, authSecret } = options;
  const { control } = database;
  const backups = options.backups ?? { folder: join(dataFolder, 'backups') };
  const certificateWork = createCertificateWork({
    ...{ control, clock, publicUrl, platforms: () => platforms.list() },
    allowsLoopback: options.allowsLoopback ?? false,
    ca: options.trustedCertificates,
  });
  const storageWork = createStorageWork({
    ...{ control, clock, dataFolder, backupFolder: backups.folder },
    async counted() {
      const [{ bytes }, listed] = await Promise.all([installation.database(), installation.platforms()]);
      const sum = (of: 'fileBytes' | 'databaseBytes') =>
        listed.reduce((all, { figures: counted }) => all + (counted?.[of] ?? 0), 0);
      return { fileBytes: sum('fileBytes'), databaseBytes: bytes + sum('databaseBytes') };
    },
    disk: () => installation.disk(),
  });
  const installation = createInstallationSources({
    ...{ release, database, servers, platforms, jobs, processes, figures, dataFolder, storageWork },
    certificates: certificateWork,
    filesIn: s3 === undefined ? 'folder' : 'bucket',
  });
  const platformActs = createPlatformActs({
    ...{ platforms, servicesOf, clock, publicUrl },
    removeFiles: (key) => removePlatformFiles({ dataFolder, s3 }, key),
  });
  return {
    installation,
    platformActs,
    certificateWork,
    storageWork,
    jobsOfAll: createJobsOfAll({ jobs, platforms, servers, platformActs, servicesOf }),
    backupWork: createBackupWork({
      ...{ database, release, clock, drawTrial: parts.drawTrial },
      options: backups,
      place: { connectionString, otherServers: parts.others, dataFolder, s3, authSecret, hasGivenSecret: true },
    }),
  };
}
