import type { PageReviewService } from '#features/page-review/server/page-review.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { RedirectsService } from '#features/redirects/server/redirects.service.ts';
import { type AccountType, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { DemoDates } from './content/demo-dates.ts';
import { demoRedirects, demoRequest, demoUpkeep } from './content/demo-upkeep.ts';

export interface UpkeepServices {
  pages: Pick<PagesService, 'changePages' | 'lookForDeadLinks'>;
  pageReview: Pick<PageReviewService, 'ask'>;
  redirects: Pick<RedirectsService, 'add'>;
}

export const personOf = (accountType: AccountType, id: string): Viewer =>
  viewerOf({ id, accountType, emailVerified: true, isActive: true, roleIds: [] });

/** What people do in the course of a year, each as they would by pressing. Cut short here, the demo asks for less. */
export async function addUpkeep(
  { pages, pageReview, redirects }: UpkeepServices,
  ids: ReadonlyMap<AccountType, string>,
  dates: DemoDates,
): Promise<void> {
  const by = (accountType: AccountType) => ({ viewer: personOf(accountType, ids.get(accountType) ?? '') });
  const looked = demoUpkeep(dates);
  const owned = looked.flatMap(({ guid, owner }) =>
    owner === undefined ? [] : [{ guid, ownerId: ids.get(owner) ?? null }],
  );
  await pages.changePages(by('Admin'), { action: 'owner', pages: owned });
  const reviews = looked.map(({ guid, reviewOn }) => ({ guid, reviewOn }));
  await pages.changePages(by('Admin'), { action: 'review', pages: reviews });
  for (const redirect of demoRedirects) await redirects.add(by('Admin'), redirect);
  await pageReview.ask(by(demoRequest.by), { kind: 'page', id: demoRequest.page }, { note: demoRequest.note });
  await pages.lookForDeadLinks();
}
