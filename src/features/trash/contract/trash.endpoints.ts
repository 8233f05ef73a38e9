import { z } from 'zod';
import { assetAudit } from '#features/assets/contract/assets.audit.ts';
import { assetTag } from '#features/assets/contract/assets.tags.ts';
import { formAudit } from '#features/forms/contract/forms.audit.ts';
import { formsTag, formTag } from '#features/forms/contract/forms.tags.ts';
import { itemAudit } from '#features/list-items/contract/list-items.audit.ts';
import { itemTouches } from '#features/list-items/contract/list-items.tags.ts';
import { menuAudit } from '#features/menus/contract/menus.audit.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { blockAudit, pageAudit } from '#features/pages/contract/pages.audit.ts';
import { pageTouches } from '#features/pages/contract/pages.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { NewPlace, TrashList, TrashQuery, TrashRef, TrashRefused, TrashRestored, TrashSpot } from './trash.ts';

const feature = 'trash';
const touches = [...pageTouches, ...itemTouches, assetTag, formTag, formsTag];
const entries = z.array(TrashRef).min(1).max(200);

export const listTrashEntries = defineEndpoint({
  method: 'GET',
  path: '/api/trash',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What was thrown away and can still be put back, the newest first: all that one may edit',
  query: TrashQuery,
  output: TrashList,
});

export const listTrashSpots = defineEndpoint({
  method: 'GET',
  path: '/api/trash:spots',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Where something whose place is gone can be put: items of the menu for a page, lists for an item',
  query: TrashRef.extend({ language: Language.default('nl') }),
  output: z.array(TrashSpot),
});

export const restoreTrash = defineEndpoint({
  method: 'POST',
  path: '/api/trash:restore',
  access: 'user',
  feature,
  summary: 'Puts things back where they were, a page with all that was thrown away with it; each is decided by itself',
  body: z.object({
    entries,
    /** Without what was thrown away with it. */
    isAlone: z.boolean().default(false),
    place: NewPlace.optional(),
  }),
  audits: [
    pageAudit.restored,
    pageAudit.permissionsChanged,
    itemAudit.restored,
    formAudit.restored,
    assetAudit.restored,
    menuAudit.restored,
  ],
  touches,
  output: z.object({ restored: z.array(TrashRestored), refused: z.array(TrashRefused) }),
});

export const purgeTrash = defineEndpoint({
  method: 'POST',
  path: '/api/trash:purge',
  access: 'content-manager',
  feature,
  summary: 'Lets things go for good; this cannot be undone',
  body: z.object({ entries }),
  audits: [pageAudit.purged, blockAudit.purged, itemAudit.purged, assetAudit.purged, formAudit.deleted],
  // Readers had none of it any more; only places in the menu and files were still kept.
  touches: [menuTag, assetTag],
  output: z.object({ purged: z.array(TrashRef), refused: z.array(TrashRefused) }),
});

export const throwAwayAgain = defineEndpoint({
  method: 'POST',
  path: '/api/trash:undo',
  access: 'user',
  feature,
  summary: 'Undoes putting back: what was restored is thrown away again',
  body: z.object({ restored: z.array(TrashRestored).min(1).max(200) }),
  audits: [pageAudit.deleted, itemAudit.deleted, assetAudit.deleted, formAudit.thrownAway],
  touches,
  output: z.object({ refused: z.array(TrashRefused) }),
});
