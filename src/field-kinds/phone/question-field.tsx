import { LineQuestion } from '../kit/web/question/line-question.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import phone from './question.ts';

export const question = phone;

export default function PhoneQuestion(props: QuestionFieldProps<object>) {
  return <LineQuestion {...props} type="tel" spellCheck={false} />;
}
