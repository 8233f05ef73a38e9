import { isFilled, Text } from '#platform/web/content/localized.tsx';
import styles from '../kit/web/question/question.module.css';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import heading from './question.ts';

export const question = heading;

/** Below the title of its step, which is a heading of the second level. */
export default function HeadingQuestion({ label, help }: QuestionFieldProps<object>) {
  return (
    <div className={styles.lead}>
      <h3 className={styles.heading}>
        <Text of={label} />
      </h3>
      {isFilled(help) && (
        <p className={styles.words}>
          <Text of={help} />
        </p>
      )}
    </div>
  );
}
