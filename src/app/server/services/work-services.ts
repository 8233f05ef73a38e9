import { join } from 'node:path';
import { importedBlocks } from '#blocks/kit/contract/imported-blocks.ts';
import { type BackupsParts, createBackupsService } from '#features/backups/server/backups.service.ts';
import { createImportsService } from '#features/imports/server/imports.service.ts';
import type { ImportsParts } from '#features/imports/server/imports-parts.ts';
import type { CertificateWork } from '#features/installation/server/certificates/certificate-work.ts';
import { createCertificatesService } from '#features/installation/server/certificates/certificates.service.ts';
import { createInstallationService } from '#features/installation/server/installation.service.ts';
import {
  createInstallationPlatformsService,
  type PlatformActs,
} from '#features/installation/server/installation-platforms.service.ts';
import type { InstallationSources } from '#features/installation/server/installation-sources.ts';
import {
  createInstallationJobsService,
  type JobsOfAll,
} from '#features/installation/server/jobs/installation-jobs.service.ts';
import { createStorageService } from '#features/installation/server/storage/storage.service.ts';
import type { StorageWork } from '#features/installation/server/storage/storage-work.ts';
import {
  createHealthTelling,
  type HealthTellingParts,
} from '#features/installation/server/telling/health-telling.service.ts';
import { createJobsService } from '#features/jobs/server/jobs.service.ts';
import { createSentSinceService } from '#features/submission-exports/server/sent-since.service.ts';
import {
  createSubmissionExportsService,
  type SubmissionExportsParts,
} from '#features/submission-exports/server/submission-exports.service.ts';
import type { LongWorkService } from '#features/tasks/server/long-work.service.ts';
import { createTimeMachineService } from '#features/time-machine/server/time-machine.service.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';

/** What is of all platforms together. */
export interface OfInstallation {
  installation: InstallationSources;
  platformActs: PlatformActs;
  backupWork: BackupsParts['backupWork'];
  certificateWork: CertificateWork;
  jobsOfAll: JobsOfAll;
  storageWork: StorageWork;
}

type WorkParts = Omit<ImportsParts, 'askWork' | 'blocks' | 'files' | 'unpackFolder'> &
  Omit<Parameters<typeof createJobsService>[0], 'jobs'> &
  Pick<SubmissionExportsParts, 'forms' | 'filtered' | 'formFiles' | 'viewerOf'> &
  Pick<Parameters<typeof createSentSinceService>[0], 'outgoing'> &
  Omit<Parameters<typeof createTimeMachineService>[0], 'askWork' | 'files'> &
  Pick<HealthTellingParts, 'accounts' | 'mail'> &
  OfInstallation & {
    jobs: Jobs;
    longWork: LongWorkService;
    assetFolder: string;
    assetStorage: FileStorage | undefined;
  };

/** What works on after whoever asked for it has left, and what an admin does about work that failed. */
export function createWorkServices({ longWork, jobs, assetFolder, assetStorage, ...parts }: WorkParts) {
  const files = assetStorage ?? createFolderStorage(assetFolder);
  const installation = createInstallationService(parts);
  return {
    imports: createImportsService({
      ...parts,
      askWork: longWork.ask,
      blocks: importedBlocks,
      files,
      unpackFolder: join(assetFolder, 'unpacked'),
    }),
    submissionExports: createSubmissionExportsService({ ...parts, askWork: longWork.ask, files }),
    sentSince: createSentSinceService(parts),
    backups: createBackupsService({ ...parts, jobs }),
    installation,
    healthTelling: createHealthTelling(parts, installation),
    certificates: createCertificatesService(parts),
    storage: createStorageService(parts),
    installationJobs: createInstallationJobsService(parts),
    installationPlatforms: createInstallationPlatformsService(parts),
    jobs: createJobsService({ ...parts, jobs }),
    timeMachine: createTimeMachineService({ ...parts, askWork: longWork.ask, files }),
  };
}
