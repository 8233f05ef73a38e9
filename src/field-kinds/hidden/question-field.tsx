import { firstOf } from '../kit/web/question/line-question.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import hidden, { type HiddenSettings } from './question.ts';

export const question = hidden;

/** What is fixed needs no field: the form itself says it. */
export default function HiddenQuestion(props: QuestionFieldProps<HiddenSettings>) {
  if (props.field.settings.from === 'fixed') return null;
  return <input type="hidden" name={props.name} defaultValue={firstOf(props)} />;
}
