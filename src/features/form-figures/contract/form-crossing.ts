import { z } from 'zod';
import { FieldId } from '#features/forms/contract/form-document.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { figurePeriods } from './figures/figure-period.ts';

const Count = z.number().int();

export const CrossingQuery = z.object({
  language: Language.default('nl'),
  period: z.enum(figurePeriods).default('all'),
  rows: FieldId,
  columns: FieldId,
});
export type CrossingQuery = z.output<typeof CrossingQuery>;

/** Two questions against each other, of who answered both. */
export const FormCrossing = z.object({
  rowQuestion: z.string(),
  columnQuestion: z.string(),
  number: Count,
  columns: z.array(z.object({ label: z.string(), number: Count })),
  rows: z.array(
    z.object({
      label: z.string(),
      number: Count,
      /** What is of a few is not told, nor what they could be worked out from. */
      cells: z.array(z.object({ number: Count, isHidden: z.boolean() })),
    }),
  ),
  /** Answers of fewer than five people have no row. */
  isShort: z.boolean(),
});
export type FormCrossing = z.infer<typeof FormCrossing>;
