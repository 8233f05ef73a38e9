import { z } from 'zod';
import { ExportFilter } from '#features/submissions/contract/handling/inbox.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { exportFormats, exportStates } from './export-formats.ts';

export const NewExport = z.object({
  format: z.enum(exportFormats),
  /** As the inbox filters; what is trashed, taken back or not proven never leaves. */
  filter: ExportFilter.prefault({}),
  /** Answers to questions about a person stay out. */
  withoutPersonalData: z.boolean().default(true),
  /** With the files that were sent along, as one zip. */
  withFiles: z.boolean().default(false),
  /** Of the words in it. */
  language: Language.default('nl'),
});
export type NewExport = z.output<typeof NewExport>;

export const SubmissionExport = z.object({
  guid: Guid,
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  withoutPersonalData: z.boolean(),
  withFiles: z.boolean(),
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
