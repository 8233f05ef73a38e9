import { assetAudit } from '#features/assets/contract/assets.audit.ts';
import { assetTag } from '#features/assets/contract/assets.tags.ts';
import { itemAudit } from '#features/list-items/contract/list-items.audit.ts';
import { itemTouches } from '#features/list-items/contract/list-items.tags.ts';
import { menuAudit } from '#features/menus/contract/menus.audit.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { pageAudit } from '#features/pages/contract/pages.audit.ts';
import { pagesTag, pageTag } from '#features/pages/contract/pages.tags.ts';
import { redirectsTag } from '#features/redirects/contract/redirects.tags.ts';
import { type LongWorkService, longWorkJob } from '#features/tasks/server/long-work.service.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { importSiteKind, undoImportKind } from '../contract/import-work.ts';
import type { ImportsService } from './imports.service.ts';

type Services = { imports: ImportsService; longWork: LongWorkService };

export const importsJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  const making = {
    audits: [pageAudit.created, pageAudit.published, pageAudit.ownerChanged, menuAudit.added],
    touches: [pageTag, pagesTag, menuTag, ...itemTouches, assetTag, redirectsTag],
  };
  jobs.define(
    longWorkJob(importSiteKind, making, (platform) => {
      const { longWork, imports } = servicesOf(platform);
      return { longWork, work: imports.importSite, whenFailed: imports.fail };
    }),
  );
  const undoing = {
    audits: [pageAudit.deleted, itemAudit.deleted, assetAudit.deleted],
    touches: making.touches,
  };
  jobs.define(
    longWorkJob(undoImportKind, undoing, (platform) => {
      const { longWork, imports } = servicesOf(platform);
      return { longWork, work: imports.undoSite, whenFailed: imports.fail };
    }),
  );
  jobs.defineRecurring({
    name: 'forget-imports',
    audits: { nothing: 'forgets files of which nothing was taken in' },
    touches: [],
    cron: '45 3 * * *',
    run: (platform) => servicesOf(platform).imports.forgetUnused(),
  });
};
