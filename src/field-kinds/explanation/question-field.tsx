import { isFilled, Text } from '#platform/web/content/localized.tsx';
import styles from '../kit/web/question/question.module.css';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import explanation from './question.ts';

export const question = explanation;

export default function ExplanationQuestion({ label, help }: QuestionFieldProps<object>) {
  return (
    <div className={styles.lead}>
      {isFilled(label) && (
        <p>
          <strong>
            <Text of={label} />
          </strong>
        </p>
      )}
      {isFilled(help) && (
        <p className={styles.words}>
          <Text of={help} />
        </p>
      )}
    </div>
  );
}
