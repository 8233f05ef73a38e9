import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { postedName } from '../../contract/question-kind.ts';
import type { QuestionFieldProps } from '../question-field-props.ts';
import { requiredState, stateOf } from './describe-question.ts';
import styles from './question.module.css';
import { QuestionFrame } from './question-frame.tsx';

type NativeInput = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max' | 'maxLength' | 'spellCheck'>;

interface LineQuestionProps extends QuestionFieldProps, NativeInput {
  /** A few digits need no whole line. */
  isShort?: boolean;
  /** Stands behind the field, such as what it is measured in. */
  unit?: ReactNode;
  /** Stands before the field. */
  sign?: ReactNode;
}

/** What was posted before, or what is known of the person. */
export const firstOf = ({ posted, name }: Pick<QuestionFieldProps, 'posted' | 'name'>, part?: string): string =>
  posted[postedName(name, part)]?.[0] ?? '';

/** A question of one line: the browser's own field, which works before any script has run. */
export function LineQuestion({ isShort, unit, sign, type = 'text', ...props }: LineQuestionProps) {
  const { id, name, autoComplete, inputMode, min, max, spellCheck } = props;
  const input = (
    <input
      {...{ id, name, type, inputMode, min, max, autoComplete, spellCheck }}
      {...stateOf(props)}
      {...requiredState(props)}
      // Whoever writes Arabic in a Dutch form sees it from right to left.
      dir={type === 'text' && inputMode === undefined ? 'auto' : undefined}
      defaultValue={firstOf(props)}
      className={classNames(fieldStyles.box, fieldStyles.input, isShort && styles.short)}
    />
  );
  return (
    <QuestionFrame {...props}>
      {unit || sign ? (
        <span className={styles.measured}>
          {sign && <span>{sign}</span>}
          {input}
          {unit && <span>{unit}</span>}
        </span>
      ) : (
        input
      )}
    </QuestionFrame>
  );
}
