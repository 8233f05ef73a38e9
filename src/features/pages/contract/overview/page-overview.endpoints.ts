import { z } from 'zod';
import { itemTouches } from '#features/list-items/contract/list-items.tags.ts';
import { menuAudit } from '#features/menus/contract/menus.audit.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { SavedView, SavedViewsChange } from '#features/saved-views/contract/saved-view.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { pageAudit } from '../pages.audit.ts';
import { pagesTag, pageTouches } from '../pages.tags.ts';
import { OverviewQuery, PageOverview, PageTree, TreeQuery } from './page-overview.ts';
import { FoundPagesChange, PagesChange, PagesChanged, PossibleOwner } from './pages-change.ts';

export const readPageOverview = defineEndpoint({
  method: 'GET',
  path: '/api/pages:overview',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature: 'pages',
  summary:
    'Pages as who manages them looks at them: how each language stands, who looks after it, when it is to be reviewed',
  query: OverviewQuery,
  output: PageOverview,
});

export const readPageTree = defineEndpoint({
  method: 'GET',
  path: '/api/pages:tree',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature: 'pages',
  summary: 'The same pages as they hang below each other in the menu, those without a place in it last',
  query: TreeQuery,
  output: PageTree,
});

/** What the same change of several pages may do to each. */
export const pagesChangeAudits = [
  pageAudit.published,
  pageAudit.unpublished,
  pageAudit.scheduled,
  pageAudit.deleted,
  pageAudit.ownerChanged,
  pageAudit.reviewPlanned,
  menuAudit.added,
  menuAudit.moved,
  menuAudit.removed,
];

/** What a copy may do, beside those of the pages themselves. */
export const copyAudits = [pageAudit.created, menuAudit.added];
export const copyTouches = [menuTag, pagesTag, ...itemTouches];

export const changePages = defineEndpoint({
  method: 'POST',
  path: '/api/pages:bulk',
  access: 'content-manager',
  feature: 'pages',
  summary:
    'The same change of several pages, with an answer for each: publish, take off the site, trash, owner, day of review, place in the menu, or a copy of each, alone or with what hangs below it; of pages that are named, or of all that a filter finds',
  body: z.union([PagesChange, FoundPagesChange]),
  audits: [...pagesChangeAudits, pageAudit.created],
  touches: [...pageTouches, ...itemTouches],
  output: PagesChanged,
});

export const planPageReview = defineEndpoint({
  method: 'PUT',
  path: '/api/pages/{id}/review-day',
  access: 'user',
  feature: 'pages',
  summary: 'Says when somebody is to see whether a page is still right, for who may edit it',
  params: z.object({ id: Guid }),
  body: z.object({ reviewOn: z.iso.date().nullable() }),
  audits: [pageAudit.reviewPlanned],
  touches: [],
  output: z.object({ reviewOn: z.iso.date().nullable() }),
});

export const findPossibleOwners = defineEndpoint({
  method: 'GET',
  path: '/api/pages:owners',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature: 'pages',
  summary: 'People who can look after a page, by a part of their name or address',
  query: z.object({ search: z.string().trim().max(200).default('') }),
  output: z.array(PossibleOwner),
});

export const readPageViews = defineEndpoint({
  method: 'GET',
  path: '/api/pages:views',
  access: 'content-manager',
  feature: 'pages',
  summary: 'The questions about pages that who asks has kept, by name',
  output: z.array(SavedView),
});

export const changePageViews = defineEndpoint({
  method: 'POST',
  path: '/api/pages:views',
  access: 'content-manager',
  feature: 'pages',
  summary: 'Keeps questions about pages under a name, or takes them away; answers all that there are then',
  body: SavedViewsChange,
  audits: { nothing: 'only the one who keeps it sees it' },
  touches: [],
  output: z.array(SavedView),
});
