import { join } from 'node:path';
import { importedBlocks } from '#blocks/kit/contract/imported-blocks.ts';
import { createImportsService } from '#features/imports/server/imports.service.ts';
import type { ImportsParts } from '#features/imports/server/imports-parts.ts';
import { createJobsService } from '#features/jobs/server/jobs.service.ts';
import type { LongWorkService } from '#features/tasks/server/long-work.service.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';

type WorkParts = Omit<ImportsParts, 'askWork' | 'blocks' | 'files' | 'unpackFolder'> &
  Omit<Parameters<typeof createJobsService>[0], 'jobs'> & {
    jobs: Jobs;
    longWork: LongWorkService;
    assetFolder: string;
    assetStorage: FileStorage | undefined;
  };

/** What works on after whoever asked for it has left, and what an admin does about work that failed. */
export const createWorkServices = ({ longWork, jobs, assetFolder, assetStorage, ...parts }: WorkParts) => ({
  imports: createImportsService({
    ...parts,
    askWork: longWork.ask,
    blocks: importedBlocks,
    files: assetStorage ?? createFolderStorage(assetFolder),
    unpackFolder: join(assetFolder, 'unpacked'),
  }),
  jobs: createJobsService({ ...parts, jobs }),
});
