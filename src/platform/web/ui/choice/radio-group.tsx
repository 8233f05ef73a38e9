import {
  type RadioGroupProps as AriaProps,
  RadioGroup as AriaRadioGroup,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldHead } from '../field/field-head.tsx';
import type { FieldProps } from '../field/field-props.ts';
import type { Option } from '../option-list/option.ts';
import styles from './choice.module.css';

export interface RadioGroupProps<Id extends string>
  extends Omit<FieldProps<AriaProps>, 'value' | 'defaultValue' | 'onChange'> {
  options: readonly Option<Id>[];
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  /** Beside each other, each with a line around it: for a few choices that need a sentence. */
  isCards?: boolean;
}

export function RadioGroup<Id extends string>({
  label,
  help,
  error,
  isLabelHidden,
  options,
  onChange,
  isCards = false,
  className,
  ...props
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      {...props}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id);
        if (chosen) onChange?.(chosen.id);
      }}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <div
        className={classNames(
          styles.list,
          props.orientation === 'horizontal' && styles.across,
          isCards && styles.cards,
        )}
      >
        {options.map((option) => (
          <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled} className={styles.holder}>
            <RadioButton className={styles.choice}>
              <span className={classNames(styles.box, styles.dot)} />
              <span className={styles.words}>{option.label}</span>
            </RadioButton>
            {option.description && (
              <Text slot="description" className={styles.help}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
    </AriaRadioGroup>
  );
}
