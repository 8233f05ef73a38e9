import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { type TextFieldProps as AriaProps, TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './field.module.css';
import { FieldHead } from './field-head.tsx';
import type { FieldProps } from './field-props.ts';

export interface TextFieldProps extends FieldProps<AriaProps> {
  icon?: IconShape;
  /** An example of what to type, never the label. */
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  help,
  error,
  isLabelHidden,
  icon,
  placeholder,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  const input = { placeholder, ref: inputRef };
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classNames(styles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      {icon ? (
        <Group
          className={classNames(styles.box, styles.group)}
          isDisabled={props.isDisabled}
          isInvalid={Boolean(error)}
        >
          <Icon icon={icon} size={20} className={styles.lead} />
          <Input {...input} className={classNames(styles.input, styles.bare)} />
        </Group>
      ) : (
        <Input {...input} className={classNames(styles.box, styles.input)} />
      )}
    </AriaTextField>
  );
}
