import { AreaQuestion } from '../kit/web/question/area-question.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import longText, { type LongTextSettings } from './question.ts';

export const question = longText;

export default function LongTextQuestion(props: QuestionFieldProps<LongTextSettings>) {
  return <AreaQuestion {...props} {...props.field.settings} />;
}
