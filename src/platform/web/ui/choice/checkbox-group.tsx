import { Fragment, type ReactNode } from 'react';
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
  /** What stands with a choice, such as a picture of it. */
  around?: (id: Id, choice: ReactNode) => ReactNode;
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
  around = (_, choice) => choice,
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
          <Fragment key={option.id}>
            {around(
              option.id,
              <Checkbox value={option.id} isDisabled={option.isDisabled} help={option.description}>
                {option.label}
              </Checkbox>,
            )}
          </Fragment>
        ))}
      </div>
    </AriaCheckboxGroup>
  );
}
