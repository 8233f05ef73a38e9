import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { LanguageState } from '#platform/contract/texts/translation.ts';
import { pageAudit } from '../pages.audit.ts';
import { PageState } from '../working-copy.ts';
import { LoggedOperationSchema, NewOperation } from './operation-schema.ts';

const feature = 'pages';
const params = z.object({ id: Guid });
const number = z.coerce.number().int().min(0).max(2_147_483_647);

export const sendOperations = defineEndpoint({
  method: 'POST',
  path: '/api/pages/{id}/operations',
  access: 'user',
  feature,
  summary:
    'Does these things to the working copy, one after another, after whatever came since `base`; what is sent twice is done once',
  params,
  body: z.object({
    /** The number of the last operation that they were made after. */
    base: z.int32().min(0),
    operations: z.array(NewOperation).min(1).max(500),
  }),
  audits: [pageAudit.permissionsChanged],
  touches: [],
  output: z.object({
    /** All since `base`, these among them as they were done. */
    operations: z.array(LoggedOperationSchema),
    /** `overtaken`: someone else set the same since `base`; whoever means it after seeing that sends it again, after that. */
    refused: z.array(z.object({ id: Guid, code: z.string() })),
    page: PageState,
  }),
  bodyLimit: 8 * 1024 * 1024,
});

export const listOperations = defineEndpoint({
  method: 'GET',
  path: '/api/pages/{id}/operations',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What was done to the working copy after a number, or the last things before one, in order',
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
