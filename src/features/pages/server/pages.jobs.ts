import { assetTag } from '#features/assets/contract/assets.tags.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { type LongWorkService, longWorkJob } from '#features/tasks/server/long-work.service.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { copyAudits, copyTouches, pagesChangeAudits } from '../contract/overview/page-overview.endpoints.ts';
import { changePagesKind, copyPagesKind } from '../contract/overview/pages-change-work.ts';
import { pageAudit } from '../contract/pages.audit.ts';
import { pageTouches } from '../contract/pages.tags.ts';
import type { PageTrashService } from './page-trash.service.ts';
import type { PagesService } from './pages.service.ts';
import { translatePageWork } from './translate-page-work.ts';

type Services = { pages: PagesService; pageTrash: PageTrashService; longWork: LongWorkService };

export const pagesJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  /** The hour stands with the page itself, so a start, a stop or a second process changes nothing. */
  jobs.defineRecurring({
    name: 'schedule-pages',
    audits: [pageAudit.published, pageAudit.unpublished, pageAudit.scheduleFailed],
    touches: pageTouches,
    cron: '* * * * *',
    run: (platform) => servicesOf(platform).pages.carryOutDue(),
  });
  jobs.defineRecurring({
    name: 'empty-page-trash',
    audits: { nothing: 'who deleted them is written down' },
    touches: [assetTag, menuTag],
    cron: '25 3 * * *',
    run: (platform) => servicesOf(platform).pageTrash.emptyTrash(),
  });
  /** What a page leads to goes while nobody looks at the page. */
  jobs.defineRecurring({
    name: 'look-for-dead-links',
    audits: { nothing: 'only looks' },
    touches: [],
    cron: '35 * * * *',
    run: (platform) => servicesOf(platform).pages.lookForDeadLinks(),
  });
  jobs.define(
    longWorkJob(translatePageWork, { audits: [pageAudit.translated], touches: [] }, (platform) => {
      const { longWork, pages } = servicesOf(platform);
      return { longWork, work: pages.translate };
    }),
  );
  jobs.define(
    longWorkJob(copyPagesKind, { audits: copyAudits, touches: copyTouches }, (platform) => {
      const { longWork, pages } = servicesOf(platform);
      return { longWork, work: pages.copyManyPages };
    }),
  );
  jobs.define(
    longWorkJob(changePagesKind, { audits: pagesChangeAudits, touches: pageTouches }, (platform) => {
      const { longWork, pages } = servicesOf(platform);
      return { longWork, work: pages.changeManyPages };
    }),
  );
};
