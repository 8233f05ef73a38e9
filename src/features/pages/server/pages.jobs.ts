import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PagesService } from './pages.service.ts';

type PagesOf = (platform: Platform) => Pick<PagesService, 'carryOutDue' | 'emptyTrash'>;

/** The hour stands with the page itself, so a start, a stop or a second process changes nothing. */
/** Long work (features/tasks): a draft in another language. */
export const translatePageKind = 'translate-page';

export const schedulePagesJob = (pagesOf: PagesOf): RecurringJob => ({
  name: 'schedule-pages',
  cron: '* * * * *',
  run: (platform) => pagesOf(platform).carryOutDue(),
});

export const emptyPageTrashJob = (pagesOf: PagesOf): RecurringJob => ({
  name: 'empty-page-trash',
  cron: '25 3 * * *',
  run: (platform) => pagesOf(platform).emptyTrash(),
});
