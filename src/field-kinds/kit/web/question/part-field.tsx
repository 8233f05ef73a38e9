import type { ComponentProps } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { postedName } from '../../contract/question-kind.ts';
import type { QuestionFieldProps } from '../question-field-props.ts';
import { describedBy } from './describe-question.ts';
import { firstOf } from './line-question.tsx';
import styles from './question.module.css';

type NativeInput = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max' | 'autoComplete'>;

interface PartFieldProps extends NativeInput {
  question: QuestionFieldProps;
  part: string;
  label: string;
  /** The one that takes the focus when the list of errors leads to the question. */
  isFirst?: boolean;
  isWide?: boolean;
  /** This part is what is wrong; all of them are when it is not said. */
  isWrong?: boolean;
}

/** One of the fields of a question, by a name of its own below that of the question. */
export function PartField({ question, part, label, isFirst, isWide, isWrong = true, ...input }: PartFieldProps) {
  const id = isFirst ? question.id : `${question.id}-${part}`;
  const isInvalid = Boolean(question.error) && isWrong;
  return (
    <span className={classNames(styles.part, isWide && styles.wide)}>
      <label htmlFor={id} className={styles.partLabel}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={postedName(question.name, part)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? describedBy(question) : undefined}
        defaultValue={firstOf(question, part)}
        className={classNames(fieldStyles.box, fieldStyles.input)}
      />
    </span>
  );
}
