import { LineQuestion } from '../kit/web/question/line-question.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import email from './question.ts';

export const question = email;

export default function EmailQuestion(props: QuestionFieldProps<object>) {
  return <LineQuestion {...props} type="email" spellCheck={false} />;
}
