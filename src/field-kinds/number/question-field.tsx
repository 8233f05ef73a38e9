import { Text } from '#platform/web/content/localized.tsx';
import { LineQuestion } from '../kit/web/question/line-question.tsx';
import { useSettingWords } from '../kit/web/question/use-setting-words.ts';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import number, { type NumberSettings } from './question.ts';

export const question = number;

/** Not of the browser's type for numbers: that one refuses a comma here and there, and changes by the wheel of a mouse. */
export default function NumberQuestion(props: QuestionFieldProps<NumberSettings>) {
  const words = useSettingWords();
  const { decimals, unit } = props.field.settings;
  const measure = words(unit);
  return (
    <LineQuestion
      {...props}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      isShort
      unit={measure && <Text of={measure} />}
    />
  );
}
