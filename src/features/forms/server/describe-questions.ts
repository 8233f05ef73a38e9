import type { z } from 'zod';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import { optionFields } from '#platform/contract/options/option-fields.ts';
import type { listQuestionOptions } from '../contract/forms.endpoints.ts';

type QuestionOptions = z.infer<typeof listQuestionOptions.output>;

let described: QuestionOptions | undefined;

/** What the builder is told of every kind: the same for all platforms, and made when somebody first asks. */
export function describeQuestions(): QuestionOptions {
  described ??= questionKinds
    .offered()
    .map(({ question, schema }) => ({ kind: question.kind.name, fields: optionFields(schema) }));
  return described;
}
