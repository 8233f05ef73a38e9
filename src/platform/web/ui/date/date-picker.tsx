import CalendarDays from 'lucide-react/icons/calendar-days';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaProps,
  type DateValue,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldHead } from '../field/field-head.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import styles from './date.module.css';
import { DateSegments } from './date-segments.tsx';
import { readDay, readMoment, writeDay, writeMoment } from './date-values.ts';

export interface DatePickerProps
  extends Omit<
    FieldProps<AriaProps<DateValue>>,
    'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'granularity'
  > {
  /** "2026-11-17", or with `hasTime` "2026-11-17T09:30" on the platform's own clock. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  min?: string;
  max?: string;
  hasTime?: boolean;
}

export function DatePicker({
  label,
  help,
  error,
  isLabelHidden,
  value,
  defaultValue,
  onChange,
  min,
  max,
  hasTime,
  className,
  ...props
}: DatePickerProps) {
  const read = hasTime ? readMoment : readDay;
  const write = hasTime ? writeMoment : writeDay;
  return (
    <AriaDatePicker<DateValue>
      shouldForceLeadingZeros
      {...props}
      granularity={hasTime ? 'minute' : 'day'}
      value={read(value)}
      defaultValue={read(defaultValue)}
      onChange={(next) => onChange?.(write(next))}
      minValue={readDay(min)}
      maxValue={readDay(max)}
      validationBehavior="aria"
      isInvalid={error ? true : undefined}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <Group className={classNames(fieldStyles.box, fieldStyles.group)}>
        <DateSegments className={classNames(fieldStyles.input, fieldStyles.bare)} />
        <Button className={fieldStyles.side}>
          <Icon icon={CalendarDays} size={20} />
        </Button>
      </Group>
      <Popover>
        <Dialog className={styles.calendarDialog}>
          <Calendar className={classNames(styles.calendar, styles.single)}>
            <CalendarMonth />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
