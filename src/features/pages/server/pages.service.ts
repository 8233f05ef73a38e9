import { pagePresenceTag } from '../contract/pages.tags.ts';
import { createDeadLinks } from './attention/dead-links.ts';
import { createPageAttention } from './attention/page-attention.ts';
import { createBlockWriting } from './block-writing.ts';
import { createCheckedPages } from './checks/checked-pages.ts';
import { createPageChecks } from './checks/page-checks.ts';
import { createPagesCopying } from './copying/pages-copying.ts';
import { createPageHistory } from './history/page-history.ts';
import { createPageMoments } from './history/page-moments.ts';
import { createPageRestoring } from './history/page-restoring.ts';
import { createLinkablePages } from './linking/linkable-pages.ts';
import { createPageLog } from './operations/page-log.ts';
import { createPageOperations } from './operations/page-operations.ts';
import { createPageOverview } from './overview/page-overview.ts';
import { createPageViews } from './overview/page-views.ts';
import { createPagesChange } from './overview/pages-change.ts';
import { createPutBack } from './overview/put-back.ts';
import { createTitledPages } from './overview/titled-pages.ts';
import { createPageEditing } from './page-editing.ts';
import { createPageListing } from './page-listing.ts';
import { createPagePreview } from './page-preview.ts';
import { createPagePublication } from './page-publication.ts';
import { createPageReading } from './page-reading.ts';
import { createPageTranslation } from './page-translation.ts';
import { createPageWriting } from './page-writing.ts';
import type { PagesContext } from './pages-context.ts';
import { createFailedPlans } from './plans/failed-plans.ts';
import { createPageSchedule } from './plans/page-schedule.ts';
import { createPresence } from './presence/presence.service.ts';
import { createSharedParts } from './shared-parts/shared-parts.ts';
import { createPageSharing } from './sharing/page-sharing.ts';
import { createPageNeeds } from './together/page-needs.ts';
import { createPublishSeveral } from './together/publish-several.ts';
import { createPageTrash } from './trash/page-trash.ts';

export type { ReadersBefore } from './overview/put-back.ts';
export type { EditedPageFacts } from './page-editing.ts';
export type { PageForAccess } from './page-listing.ts';
export type { PublishApproval } from './pages-context.ts';
export type { NeededPage } from './together/page-needs.ts';

export type PagesService = ReturnType<typeof createPagesService>;

/** All that other features may use of pages; each part of it is a file beside this one. */
export function createPagesService(context: PagesContext) {
  const editing = createPageEditing(context);
  const publication = createPagePublication(context);
  const log = createPageLog(context);
  const reading = createPageReading(context);
  const { present: _, ...publicReading } = reading;
  const pageChecks = createPageChecks({ ...context, editing });
  const writing = createPageWriting({ ...context, editing, publication, log, pageChecks });
  const failedPlans = createFailedPlans({ ...context, editing });
  const { make, makeWithin, copy, update, publishWorkingCopy, withdraw } = writing;
  const operations = createPageOperations({ ...context, editing, writing, log });
  const { perform: _perform, ...ofEditors } = operations;
  const history = createPageHistory({ ...context, editing, writing });
  const trash = createPageTrash({ ...context, editing, publication });
  const { foundPages, ...overview } = createPageOverview(context);
  const copying = createPagesCopying({ ...context, editing, writing });
  const { plan, ...scheduling } = createPageSchedule({ ...context, editing, writing, failedPlans });
  const { putBack, putBackWithin, mayPutBack } = createPutBack({
    ...context,
    editing,
    writing,
    publication,
    log,
    plan,
  });
  const moments = createPageMoments({ ...context, editing });
  return {
    ...publicReading,
    ...createPagePreview({ ...context, editing, reading }),
    ...createPageSharing({ ...context, editing }),
    ...createPageListing(context),
    ...createLinkablePages(context),
    ...overview,
    ...createPageViews(context),
    ...createSharedParts(context),
    ...createTitledPages(context),
    ...createCheckedPages(context),
    ...createDeadLinks({ ...context, editing }),
    ...createPageAttention({ ...context, editing }),
    ...scheduling,
    failedPlans: failedPlans.failedPlans,
    dismissFailedPlan: failedPlans.dismissFailedPlan,
    ...history,
    ...trash,
    ...createPagesChange({ ...context, editing, writing, trash, copying, putBack, foundPages }),
    copyManyPages: copying.copyManyPages,
    ...createPageTranslation({ ...context, editing, writing }),
    ...createBlockWriting({ ...context, editing, writing, publication, log }),
    ...ofEditors,
    ...moments,
    ...createPageRestoring({ ...context, editing, operations, history, moments }),
    mayEdit: editing.mayEditPage,
    presence: createPresence({
      ...context,
      tagOf: pagePresenceTag,
      requireEditor: editing.readForEditing,
      mayEdit: editing.mayEditPage,
    }),
    ...createPageNeeds({ ...context, editing, writing }),
    ...createPublishSeveral({ editing, writing }),
    putBackWithin,
    mayPutBack,
    workingCopy: editing.workingCopy,
    pageToEditAt: editing.pageToEditAt,
    editedPage: editing.editedPage,
    whileEdited: editing.whileEdited,
    readChecks: pageChecks.readChecks,
    setFindingAside: pageChecks.setFindingAside,
    make,
    makeWithin,
    copy,
    update,
    publishWorkingCopy,
    withdraw,
  };
}
