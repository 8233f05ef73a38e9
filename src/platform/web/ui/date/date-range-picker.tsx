import CalendarDays from 'lucide-react/icons/calendar-days';
import { Button } from 'react-aria-components/Button';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaProps,
  type DateValue,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldHead } from '../field/field-head.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import styles from './date.module.css';
import { DateSegments } from './date-segments.tsx';
import { readDay, writeDay } from './date-values.ts';

/** Both days belong to the period. */
export interface Period {
  start: string;
  end: string;
}

export interface DateRangePickerProps
  extends Omit<FieldProps<AriaProps<DateValue>>, 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue'> {
  value?: Period | null;
  defaultValue?: Period;
  onChange?: (value: Period | null) => void;
  min?: string;
  max?: string;
}

function readPeriod(period: Period | null | undefined) {
  if (period === undefined || period === null) return period;
  const start = readDay(period.start);
  const end = readDay(period.end);
  return start && end ? { start, end } : null;
}

export function DateRangePicker({
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
}: DateRangePickerProps) {
  const { t } = useTranslation();

  function change(next: { start: DateValue; end: DateValue } | null) {
    const start = next && writeDay(next.start);
    const end = next && writeDay(next.end);
    onChange?.(start && end ? { start, end } : null);
  }

  return (
    <AriaDateRangePicker<DateValue>
      shouldForceLeadingZeros
      {...props}
      value={readPeriod(value)}
      defaultValue={readPeriod(defaultValue)}
      onChange={change}
      minValue={readDay(min)}
      maxValue={readDay(max)}
      validationBehavior="aria"
      isInvalid={error ? true : undefined}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <Group className={classNames(fieldStyles.box, fieldStyles.group)}>
        <div className={classNames(fieldStyles.input, fieldStyles.bare, styles.range)}>
          <DateSegments slot="start" />
          <span className={styles.until}>{t('ui.date.until')}</span>
          <DateSegments slot="end" />
        </div>
        <Button className={fieldStyles.side}>
          <Icon icon={CalendarDays} size={20} />
        </Button>
      </Group>
      <Popover>
        <Dialog className={styles.calendarDialog}>
          <RangeCalendar className={styles.calendar}>
            <CalendarMonth />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}
