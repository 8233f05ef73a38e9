import { z } from 'zod';
import { SubmissionFile } from '#features/form-files/contract/form-file.ts';
import { Guid } from '#platform/contract/calls/guid.ts';

/** A line of `admin/forms/{guid}`. */
const SubmissionLine = z.object({
  guid: Guid,
  reference: z.string(),
  sentOn: z.iso.datetime(),
  version: z.number().int(),
  isWithdrawn: z.boolean(),
  /** The first answers, in words. */
  summary: z.string(),
});

export const SubmissionList = z.object({
  formTitle: z.string(),
  totalNumberOfItems: z.number().int(),
  submissions: z.array(SubmissionLine),
});
export type SubmissionList = z.infer<typeof SubmissionList>;

/** One of them, as it was asked then. */
export const Submission = z.object({
  guid: Guid,
  formGuid: Guid,
  formTitle: z.string(),
  reference: z.string(),
  version: z.number().int(),
  sentOn: z.iso.datetime(),
  isWithdrawn: z.boolean(),
  answers: z.array(z.object({ field: z.string(), label: z.string(), text: z.string() })),
  files: z.array(SubmissionFile),
});
export type Submission = z.infer<typeof Submission>;
