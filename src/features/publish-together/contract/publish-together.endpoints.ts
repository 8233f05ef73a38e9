import { z } from 'zod';
import { itemAudit } from '#features/list-items/contract/list-items.audit.ts';
import { itemTouches } from '#features/list-items/contract/list-items.tags.ts';
import { menuAudit } from '#features/menus/contract/menus.audit.ts';
import { pageAudit } from '#features/pages/contract/pages.audit.ts';
import { pageTouches } from '#features/pages/contract/pages.tags.ts';
import { PageState } from '#features/pages/contract/working-copy.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { Needed } from './needed.ts';
import { WayBack } from './way-back.ts';

const feature = 'publish-together';

export const listNeeded = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/needed',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary:
    'The page and all that belongs to it and is not public yet: what is drawn on it, what it leads to, what stands around it',
  params: z.object({ id: Guid }),
  query: z.object({ language: Language.default('nl') }),
  output: Needed,
});

export const publishTogether = defineEndpoint({
  method: 'POST',
  path: '/api/publications',
  access: 'user',
  feature,
  summary:
    'Publishes pages, templates, shared parts and items and shows menu items, all or none; `fields` says of each that was refused why',
  body: z
    .object({
      pages: z
        .array(z.object({ guid: Guid, sequence: z.int32().min(0).optional() }))
        .max(100)
        .default([]),
      menuItems: z.array(Guid).max(100).default([]),
      items: z.array(Guid).max(100).default([]),
      /** For who looks for these versions later. */
      note: z.string().trim().max(500).default(''),
    })
    .refine(({ pages, menuItems, items }) => pages.length + menuItems.length + items.length > 0, {
      path: ['pages'],
      message: 'something to publish',
    }),
  audits: [pageAudit.published, menuAudit.changed, itemAudit.published, itemAudit.visibilityChanged],
  touches: [...pageTouches, ...itemTouches],
  output: z.object({ pages: z.array(PageState), undo: WayBack.nullable() }),
});

export const putBackTogether = defineEndpoint({
  method: 'POST',
  path: '/api/publications:undo',
  access: 'user',
  feature,
  summary:
    'Gives readers what they had before several things were published together, all or none, for as long as they have what they got then',
  body: WayBack,
  audits: [pageAudit.published, pageAudit.unpublished, pageAudit.scheduled, menuAudit.changed, itemAudit.unpublished],
  touches: [...pageTouches, ...itemTouches],
  output: z.object({ pages: z.array(PageState) }),
});
