import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';

/** What the coming week takes, by the terms as they are now. */
const RetentionPreview = z.object({
  /** Submissions that are emptied. */
  submissions: z.number().int(),
  /** Submissions that lose some of their answers. */
  answers: z.number().int(),
  /** Those that were never dealt with, so that no term has begun. */
  undone: z.number().int(),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

export const previewRetention = defineEndpoint({
  method: 'GET',
  path: '/api/forms/{guid}/retention',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'submissions',
  summary: 'What of a form goes in the coming week, because its term is over',
  params: z.object({ guid: Guid }),
  output: RetentionPreview,
});
