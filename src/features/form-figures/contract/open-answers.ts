import { z } from 'zod';
import { FieldId } from '#features/forms/contract/form-document.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';

export const ThemeName = z.string().trim().min(1).max(80);

export const AnswersQuery = z.object({
  language: Language.default('nl'),
  field: FieldId,
  /** Only those in this theme, or in none. */
  theme: z.union([Guid, z.literal('none')]).optional(),
  pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(100).default(25),
});
export type AnswersQuery = z.output<typeof AnswersQuery>;

/** What was answered to one open question, the newest first. */
export const OpenAnswers = z.object({
  formTitle: z.string(),
  question: z.string(),
  totalNumberOfItems: z.number().int(),
  themes: z.array(z.object({ guid: Guid, name: z.string(), number: z.number().int() })),
  answers: z.array(
    z.object({
      submissionGuid: Guid,
      text: z.string(),
      sentOn: z.iso.datetime(),
      themeGuids: z.array(Guid),
    }),
  ),
});
export type OpenAnswers = z.infer<typeof OpenAnswers>;
