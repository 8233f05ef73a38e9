import { LineQuestion } from '../kit/web/question/line-question.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import time, { type TimeSettings } from './question.ts';

export const question = time;

export default function TimeQuestion(props: QuestionFieldProps<TimeSettings>) {
  const { min, max } = props.field.settings;
  return <LineQuestion {...props} type="time" min={min || undefined} max={max || undefined} isShort />;
}
