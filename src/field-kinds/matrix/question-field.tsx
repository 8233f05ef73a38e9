import { Text } from '#platform/web/content/localized.tsx';
import { postedName } from '../kit/contract/question-kind.ts';
import { firstOf } from '../kit/web/question/line-question.tsx';
import { PlainChoice } from '../kit/web/question/plain-choice.tsx';
import styles from '../kit/web/question/question.module.css';
import { QuestionGroup } from '../kit/web/question/question-group.tsx';
import { useSettingWords } from '../kit/web/question/use-setting-words.ts';
import type { QuestionFieldProps } from '../kit/web/question-field-props.ts';
import matrix, { type MatrixSettings } from './question.ts';

export const question = matrix;

/** A group of buttons for each line: a table of them would not fit a phone, and reads worse. */
export default function MatrixQuestion(props: QuestionFieldProps<MatrixSettings>) {
  const words = useSettingWords();
  const { id, name, options, error, posted } = props;
  // Of a line that was answered nothing is wrong.
  const isOpen = (row: string) => firstOf({ posted, name }, row) === '';
  return (
    <QuestionGroup {...props}>
      <div className={styles.rows}>
        {props.field.settings.rows.map(({ value: row, label }, rowIndex) => (
          <fieldset key={row} className={styles.matrixRow}>
            <legend className={styles.rowName}>
              <Text of={words(label) ?? { value: row }} />
            </legend>
            <div className={styles.across}>
              {options.map((option, index) => (
                <PlainChoice
                  key={option.value}
                  type="radio"
                  id={rowIndex === 0 && index === 0 ? id : `${id}-${rowIndex}-${index}`}
                  name={postedName(name, row)}
                  value={option.value}
                  defaultChecked={firstOf(props, row) === option.value}
                  aria-invalid={(error && isOpen(row)) || undefined}
                >
                  <Text of={option.label} />
                </PlainChoice>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </QuestionGroup>
  );
}
