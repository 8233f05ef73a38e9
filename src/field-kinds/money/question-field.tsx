import { LineQuestion } from '../kit/web/question/line-question.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import money, { type MoneySettings } from './question.ts';

export const question = money;

export default function MoneyQuestion(props: QuestionFieldProps<MoneySettings>) {
  return <LineQuestion {...props} inputMode="decimal" isShort sign="€" />;
}
