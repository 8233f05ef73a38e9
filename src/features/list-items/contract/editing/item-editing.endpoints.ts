import { z } from 'zod';
import { TextMarkSchema } from '#features/pages/contract/history/page-history.ts';
import { LoggedOperationSchema, operationSchemas } from '#features/pages/contract/operations/operation-schema.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import { PageState, WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { TextToTranslate, TranslatedText } from '#features/translation/contract/translated-text.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { LanguageState } from '#platform/contract/texts/translation.ts';
import { Moment } from '#platform/contract/time/moment.ts';
import { ItemSource } from '../list-item.ts';
import { itemAudit } from '../list-items.audit.ts';
import { itemTouches } from '../list-items.tags.ts';

const feature = 'list-items';
const params = z.object({ guid: Guid });
const number = z.coerce.number().int().min(0).max(2_147_483_647);

/** Beside what a page has, an item has its own; of what only pages have, nothing can be set. */
const { NewOperation } = operationSchemas({
  own: ['item', 'visibility', 'roleIds'],
  texts: ['options', 'heading', 'title', 'description', 'item'],
});

export const EditedItemDocument = PageDocument.extend({
  item: ItemSource.shape.metadata
    .unwrap()
    .omit({ description: true })
    .extend({ fields: ItemSource.shape.fields, parentGuids: ItemSource.shape.parentGuids }),
});

export const ItemWorkingCopy = WorkingCopy.extend({
  document: EditedItemDocument,
  listItemTypeName: z.string(),
  blockGuid: Guid,
  /** As readers have it; nothing while they do not. */
  published: EditedItemDocument.nullable(),
  /** Readers had it: its status is decided about in public, and not changed here. */
  isStatusDecided: z.boolean(),
});
export type ItemWorkingCopy = z.infer<typeof ItemWorkingCopy>;

export const readItemWorkingCopy = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:workingcopy/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What is being written of an item, for who may edit it',
  params,
  output: ItemWorkingCopy,
});

export const sendItemOperations = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:operations/{guid}',
  access: 'user',
  feature,
  summary:
    'Does these things to what is written of an item, one after another, after whatever came since `base`; what is sent twice is done once',
  params,
  body: z.object({
    /** The number of the last operation that they were made after. */
    base: z.int32().min(0),
    operations: z.array(NewOperation).min(1).max(500),
  }),
  audits: [itemAudit.visibilityChanged],
  touches: itemTouches,
  output: z.object({
    /** All since `base`, these among them as they were done. */
    operations: z.array(LoggedOperationSchema),
    refused: z.array(z.object({ id: Guid, code: z.string() })),
    page: PageState,
  }),
  bodyLimit: 8 * 1024 * 1024,
});

export const listItemOperations = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:operations/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What was done to what is written of an item after a number, or the last things before one, in order',
  params,
  query: z.object({
    after: number.optional(),
    before: number.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(200),
  }),
  output: z.object({
    operations: z.array(LoggedOperationSchema),
    page: PageState,
    translations: z.array(LanguageState),
  }),
});

export const readItemTextMarks = defineEndpoint({
  method: 'GET',
  path: '/api/listitem:textmarks/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Who wrote or read each text in a language last, and who changed its source, as far as the log knows',
  params,
  query: z.object({ language: Language }),
  output: z.array(TextMarkSchema),
});

export const publishItem = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:publish/{guid}',
  access: 'user',
  feature,
  summary: 'Gives readers the item as it is written, with the translations named or those that are no drafts',
  params,
  body: z
    .object({
      languages: z.array(Language).max(10).optional(),
      /** Readers keep the default language as they have it, with all fields and blocks. */
      withoutSource: z.boolean().default(false),
      /** For who looks for this version later. */
      note: z.string().trim().max(500).optional(),
    })
    .prefault({}),
  audits: [itemAudit.published, itemAudit.visibilityChanged],
  touches: itemTouches,
  output: PageState,
});

export const translateItemText = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:translatetext/{guid}',
  access: 'user',
  feature,
  summary: 'One text by the translator, for who writes the item; nothing is kept of it',
  params,
  body: TextToTranslate,
  audits: { nothing: 'nothing is changed; what is done with the text is' },
  touches: [],
  output: TranslatedText,
  callsPerMinute: 120,
});

export const unpublishItem = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:unpublish/{guid}',
  access: 'user',
  feature,
  summary: 'Takes the item from its readers; what is written of it stays',
  params,
  audits: [itemAudit.unpublished, itemAudit.visibilityChanged],
  touches: itemTouches,
  output: PageState,
});

export const scheduleItem = defineEndpoint({
  method: 'POST',
  path: '/api/listitem:schedule/{guid}',
  access: 'user',
  feature,
  summary: 'When readers get the item, unless they have it, and when they lose it; null is never',
  params,
  body: z.object({ publishAt: Moment.nullable(), unpublishAt: Moment.nullable() }),
  audits: [itemAudit.published, itemAudit.unpublished],
  touches: itemTouches,
  output: PageState,
});
