import { z } from 'zod';
import {
  HistoryNumber,
  HistoryQuery,
  PageHistory,
  Restoration,
  Restored,
} from '#features/pages/contract/history/page-history.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { itemAudit } from '../list-items.audit.ts';
import { itemTouches } from '../list-items.tags.ts';
import { EditedItemDocument } from './item-editing.endpoints.ts';

const feature = 'list-items';
const params = z.object({ id: Guid });
const output = z.object({ number: z.number().int(), document: EditedItemDocument });

export const readItemHistory = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:history/{id}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What readers had of an item and the moments between, the newest first, in steps',
  params,
  query: HistoryQuery,
  output: PageHistory,
});

export const readItemVersion = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:history/{id}/versions/{number}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What readers had of an item, by its number in its history',
  params: z.object({ id: Guid, number: HistoryNumber }),
  output,
});

export const readItemMoment = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:history/{id}/moments/{number}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What was written of an item after this operation of its log; 410 when the log does not reach back that far',
  params: z.object({ id: Guid, number: HistoryNumber }),
  output,
});

export const restoreItemHistory = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:history/{id}/restore',
  access: 'user',
  feature,
  summary:
    'Makes what is written of an item, or parts of it, what it was; readers get it at the next publication, and it can be taken back as any change',
  params,
  body: Restoration,
  audits: [itemAudit.versionRestored, itemAudit.visibilityChanged],
  touches: itemTouches,
  output: Restored,
});
