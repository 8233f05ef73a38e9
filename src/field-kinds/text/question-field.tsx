import { LineQuestion } from '../kit/web/question/line-question.tsx';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import text, { type TextSettings } from './question.ts';

export const question = text;

export default function TextQuestion(props: QuestionFieldProps<TextSettings>) {
  const { format, maxLength } = props.field.settings;
  const isOfDigits = format === 'digits' || format === 'chamberNumber';
  const isShort = format === 'postcode' || isOfDigits || (maxLength !== null && maxLength <= 12);
  return <LineQuestion {...props} inputMode={isOfDigits ? 'numeric' : undefined} isShort={isShort} />;
}
