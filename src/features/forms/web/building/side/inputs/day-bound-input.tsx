import type { FieldOf } from '#platform/contract/options/option-field.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useOption } from '#platform/web/options/options-context.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { useTyped } from '#platform/web/options/use-typed.ts';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { type DayBoundKind, dayBoundKinds, dayBoundOf, writeDayBound } from './day-bound-parts.ts';

/** A day on the calendar, or one that moves along with today. */
export function DayBoundInput({ path, names }: OptionInputProps<FieldOf<'day-bound'>>) {
  const { t } = useTranslation();
  const { timeZone } = usePlatformLocale();
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const bound = dayBoundOf(typeof written === 'string' ? written : '');
  const day = useTyped(bound.day, (chosen) => {
    if (chosen !== null) set(chosen);
  });
  const begin = (kind: DayBoundKind): void =>
    set(writeDayBound({ kind, days: bound.days || 1, day: bound.day ?? calendarDay(new Date(), timeZone) }));
  return (
    <>
      <Select
        label={label}
        help={help}
        options={dayBoundKinds.map((id) => ({ id, label: t(`forms.build.dayBound.${id}`) }))}
        value={bound.kind}
        onChange={begin}
      />
      {(bound.kind === 'after' || bound.kind === 'before') && (
        <NumberField
          label={`${label}: ${t('forms.build.dayBoundDays')}`}
          minValue={1}
          maxValue={9999}
          step={1}
          value={bound.days}
          onChange={(days) => set(writeDayBound({ ...bound, days: days ?? 1 }))}
        />
      )}
      {bound.kind === 'day' && (
        <DatePicker
          label={`${label}: ${t('forms.build.dayBoundDay')}`}
          value={day.value}
          onChange={day.type}
          onBlur={day.commit}
        />
      )}
    </>
  );
}
