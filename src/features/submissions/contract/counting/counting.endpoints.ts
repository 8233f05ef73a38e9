import { z } from 'zod';
import { mostFields } from '#features/forms/contract/form-limits.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { FormCounts } from './submission-counts.ts';

/** Ids of questions with a space between: an address has no lists of hundreds. */
const FieldIds = z
  .string()
  .max(mostFields * 17)
  .regex(/^[a-z0-9 ]*$/)
  .default('');

export const readFormCounts = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/counts',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'submissions',
  summary: 'How much was sent for each version of a form, and how often questions were answered',
  params: z.object({ guid: Guid }),
  query: z.object({ fields: FieldIds }),
  output: FormCounts,
});
