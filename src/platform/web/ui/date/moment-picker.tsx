import { momentOf, wallClock } from '#platform/contract/time/local-moment.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

export interface MomentPickerProps extends Omit<DatePickerProps, 'hasTime' | 'value' | 'defaultValue' | 'onChange'> {
  /** In UTC, as it is stored. */
  value: string | null;
  onChange(value: string | null): void;
}

/** A moment on the platform's own clock, wherever who chooses it is. */
export function MomentPicker({ value, onChange, ...props }: MomentPickerProps) {
  const { timeZone } = usePlatformLocale();
  return (
    <DatePicker
      {...props}
      hasTime
      value={value === null ? null : wallClock(value, timeZone)}
      onChange={(wall) => onChange(wall === null ? null : momentOf(wall, timeZone))}
    />
  );
}
