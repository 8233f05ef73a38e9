import { fixedBound } from '../kit/contract/day-bound.ts';
import { LineQuestion } from '../kit/web/question/line-question.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import date, { type DateSettings } from './question.ts';

export const question = date;

export default function DateQuestion(props: QuestionFieldProps<DateSettings>) {
  const { min, max } = props.field.settings;
  return <LineQuestion {...props} type="date" min={fixedBound(min)} max={fixedBound(max)} isShort />;
}
