import {
  type TimeFieldProps as AriaProps,
  TimeField as AriaTimeField,
  type TimeValue,
} from 'react-aria-components/TimeField';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldHead } from '../field/field-head.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { DateSegments } from './date-segments.tsx';
import { readTime, writeTime } from './date-values.ts';

export interface TimeFieldProps
  extends Omit<FieldProps<AriaProps<TimeValue>>, 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue'> {
  /** "09:30" */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
}

export function TimeField({
  label,
  help,
  error,
  isLabelHidden,
  value,
  defaultValue,
  onChange,
  className,
  ...props
}: TimeFieldProps) {
  return (
    <AriaTimeField
      shouldForceLeadingZeros
      {...props}
      value={readTime(value)}
      defaultValue={readTime(defaultValue)}
      onChange={(next) => onChange?.(writeTime(next))}
      validationBehavior="aria"
      isInvalid={error ? true : undefined}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <DateSegments className={classNames(fieldStyles.box, fieldStyles.input)} />
    </AriaTimeField>
  );
}
