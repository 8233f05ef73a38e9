import type { ComponentType } from 'react';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import type { QuestionFieldProps } from './question-field-props.ts';
import { questionField } from './question-fields.ts';
import { questionTexts } from './question-texts.ts';

/** A question as its kind is filled in; nothing for a kind that is gone. */
export function QuestionField(props: QuestionFieldProps) {
  useViewTexts(questionTexts);
  const Field = questionField(props.field.kind)?.default as ComponentType<QuestionFieldProps> | undefined;
  return Field === undefined ? null : <Field {...props} />;
}
