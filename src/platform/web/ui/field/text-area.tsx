import { useState } from 'react';
import {
  type TextFieldProps as AriaProps,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldHead } from './field-head.tsx';
import type { FieldProps } from './field-props.ts';

export interface TextAreaProps extends FieldProps<AriaProps> {
  rows?: number;
  placeholder?: string;
}

/** From here on a screen reader is told how much room is left; earlier it would talk through every letter. */
const nearlyFull = 20;

/** With `maxLength` it counts down beneath the field and lets the writer finish the thought: nothing typed is cut off. */
export function TextArea({
  label,
  help,
  error,
  isLabelHidden,
  rows,
  placeholder,
  maxLength,
  onChange,
  className,
  ...props
}: TextAreaProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const left = maxLength === undefined ? undefined : maxLength - (props.value ?? typed).length;
  const leftText = left === undefined ? undefined : remaining(left);

  function remaining(count: number): string {
    return count < 0 ? t('ui.field.tooLong', { count: -count }) : t('ui.field.remaining', { count });
  }

  return (
    <AriaTextField
      {...props}
      onChange={(value) => {
        setTyped(value);
        onChange?.(value);
      }}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classNames(styles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <AriaTextArea
        rows={rows}
        placeholder={placeholder}
        className={classNames(styles.box, styles.input, styles.area)}
      />
      {leftText && <p className={styles.count}>{leftText}</p>}
      {left !== undefined && left <= nearlyFull && (
        <p className="visually-hidden" role="status">
          {leftText}
        </p>
      )}
    </AriaTextField>
  );
}
