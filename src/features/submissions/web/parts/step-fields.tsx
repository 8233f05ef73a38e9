import { type AnswerFault, repeatedName } from '#features/forms/contract/check-answers.ts';
import type { FormField } from '#features/forms/contract/form-document.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { timesOf } from '../../contract/step-flow.ts';
import { AskedQuestion } from './asked-question.tsx';

interface StepFieldsProps {
  fields: readonly FormField[];
  /** Ids of those that are asked now. */
  shown: ReadonlySet<string>;
  posted: PostedFields;
  faults: readonly AnswerFault[];
}

/** The questions of one step that are asked now. */
export function StepFields({ fields, shown, posted, faults }: StepFieldsProps) {
  const timesAsked = (group: FormField) =>
    Array.from({ length: timesOf(posted, group.id) }, (_, index) => ({
      key: String(index),
      drawn: group.fields.map((field) => (
        <AskedQuestion key={field.id} {...{ field, posted, faults }} name={repeatedName(group.id, index, field.id)} />
      )),
    }));
  return fields
    .filter(({ id }) => shown.has(id))
    .map((field) => (
      <AskedQuestion
        key={field.id}
        {...{ field, posted, faults }}
        name={field.id}
        {...(questionBook.named(field.kind)?.holdsQuestions ? { times: timesAsked(field) } : {})}
      />
    ));
}
