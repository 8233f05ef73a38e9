import {
  DateField as AriaDateField,
  type DateFieldProps as AriaProps,
  type DateValue,
} from 'react-aria-components/DateField';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldHead } from '../field/field-head.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { DateSegments } from './date-segments.tsx';
import { readDay, writeDay } from './date-values.ts';

export interface DateFieldProps
  extends Omit<FieldProps<AriaProps<DateValue>>, 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue'> {
  /** "2026-11-17" */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  min?: string;
  max?: string;
}

/** A day one knows by heart, such as a birthday; for one to look up use DatePicker. */
export function DateField({
  label,
  help,
  error,
  isLabelHidden,
  value,
  defaultValue,
  onChange,
  min,
  max,
  className,
  ...props
}: DateFieldProps) {
  return (
    <AriaDateField
      shouldForceLeadingZeros
      {...props}
      value={readDay(value)}
      defaultValue={readDay(defaultValue)}
      onChange={(next) => onChange?.(writeDay(next))}
      minValue={readDay(min)}
      maxValue={readDay(max)}
      validationBehavior="aria"
      isInvalid={error ? true : undefined}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <DateSegments className={classNames(fieldStyles.box, fieldStyles.input)} />
    </AriaDateField>
  );
}
