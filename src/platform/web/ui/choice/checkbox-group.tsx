import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaProps,
} from 'react-aria-components/CheckboxGroup';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldHead } from '../field/field-head.tsx';
import type { FieldProps } from '../field/field-props.ts';
import type { Option } from '../option-list/option.ts';
import { Checkbox } from './checkbox.tsx';
import styles from './choice.module.css';

export interface CheckboxGroupProps<Id extends string>
  extends Omit<FieldProps<AriaProps>, 'value' | 'defaultValue' | 'onChange'> {
  options: readonly Option<Id>[];
  value?: readonly Id[];
  defaultValue?: readonly Id[];
  onChange?: (value: Id[]) => void;
}

export function CheckboxGroup<Id extends string>({
  label,
  help,
  error,
  isLabelHidden,
  options,
  value,
  defaultValue,
  onChange,
  className,
  ...props
}: CheckboxGroupProps<Id>) {
  return (
    <AriaCheckboxGroup
      {...props}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      onChange={(chosen) => onChange?.(options.map(({ id }) => id).filter((id) => chosen.includes(id)))}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <div className={styles.list}>
        {options.map((option) => (
          <Checkbox key={option.id} value={option.id} isDisabled={option.isDisabled} help={option.description}>
            {option.label}
          </Checkbox>
        ))}
      </div>
    </AriaCheckboxGroup>
  );
}
