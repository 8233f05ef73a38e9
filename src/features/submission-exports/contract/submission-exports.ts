import { z } from 'zod';
import { OutgoingFilter } from '#features/submissions/contract/outgoing-filter.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { exportFormats, exportStates } from './export-formats.ts';

export const NewExport = z.object({
  format: z.enum(exportFormats),
  filter: OutgoingFilter.prefault({}),
  /** Answers to questions about a person stay out. */
  withoutPersonalData: z.boolean().default(true),
  /** Of the words in it. */
  language: Language.default('nl'),
});
export type NewExport = z.output<typeof NewExport>;

export const SubmissionExport = z.object({
  guid: Guid,
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  withoutPersonalData: z.boolean(),
  done: z.number().int(),
  total: z.number().int(),
  /** Of the file, once it is there. */
  bytes: z.number().int().nullable(),
  /** What follows it while it runs. */
  workId: Guid,
  /** The code of a problem, when it failed. */
  reason: z.string().nullable(),
  askedOn: z.iso.datetime(),
  /** Until when the file is there. */
  keptUntil: z.iso.datetime(),
});
export type SubmissionExport = z.infer<typeof SubmissionExport>;
