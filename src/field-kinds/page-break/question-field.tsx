import { isFilled, Text } from '#platform/web/content/localized.tsx';
import styles from '../kit/web/question/question.module.css';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import pageBreak from './question.ts';

export const question = pageBreak;

/** The title of a step is drawn by the form, which knows how many there are; what explains the step stands below it. */
export default function PageBreakQuestion({ help }: QuestionFieldProps<object>) {
  return isFilled(help) ? (
    <p className={styles.words}>
      <Text of={help} />
    </p>
  ) : null;
}
