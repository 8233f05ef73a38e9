import type { z } from 'zod';
import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import { optionFields } from '#platform/contract/options/option-fields.ts';

const modules = import.meta.glob<{ default: QuestionKind; settings(): z.ZodObject }>(
  '../../../../../field-kinds/*/question.ts',
  { eager: true },
);

/** What `GET /api/forms:questions` answers. */
export const questionOptions = Object.values(modules).map(({ default: question, settings }) => ({
  kind: question.kind.name,
  fields: optionFields(settings()),
}));
