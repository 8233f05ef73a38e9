import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { itemsTag, itemTag, listTag, sitemapTag } from '../list-items.tags.ts';

const feature = 'list-items';
const ParentGuids = z.array(Guid).max(50);

export const readWrittenParents = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:writtenparents/{blockGuid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What items of this list hang below as they are written, where readers do not have what is written',
  params: z.object({ blockGuid: Guid }),
  output: z.array(z.object({ guid: Guid, parentGuids: z.array(Guid) })),
});

export const hangItems = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:hang',
  access: 'user',
  feature,
  summary:
    'Hangs items below others in what is written of them; what readers have of an item is left until it is published. All of it is done, or nothing',
  body: z.object({
    items: z
      .array(
        z.object({
          guid: Guid,
          parentGuids: ParentGuids,
          /** As it was for who asks: what someone else changed meanwhile is not written over. */
          before: ParentGuids,
        }),
      )
      .min(1)
      .max(500),
  }),
  audits: { nothing: 'who may read an item does not hang on what it hangs below' },
  touches: [itemTag, listTag, itemsTag, sitemapTag],
  output: z.object({ changed: z.array(Guid) }),
});
