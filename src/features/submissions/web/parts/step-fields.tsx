import type { AnswerFault } from '#features/forms/contract/check-answers.ts';
import type { FormField } from '#features/forms/contract/form-document.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { AskedQuestion } from './asked-question.tsx';
import { RepeatedQuestions } from './repeated-questions.tsx';

interface StepFieldsProps {
  fields: readonly FormField[];
  /** Ids of those that are asked now. */
  shown: ReadonlySet<string>;
  posted: PostedFields;
  faults: readonly AnswerFault[];
}

/** The questions of one step that are asked now. */
export function StepFields({ fields, shown, posted, faults }: StepFieldsProps) {
  return fields
    .filter(({ id }) => shown.has(id))
    .map((field) =>
      questionBook.named(field.kind)?.holdsQuestions ? (
        <RepeatedQuestions key={field.id} {...{ group: field, posted, faults }} />
      ) : (
        <AskedQuestion key={field.id} {...{ field, posted, faults }} name={field.id} />
      ),
    );
}
