import { momentOf, wallClock } from '#platform/contract/time/local-moment.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import definition from './definition.ts';

export const kind = definition;

interface Period {
  start: string;
  end?: string | undefined;
}

/** On the platform's own clock, wherever it is filled in. */
export default function PeriodInput({ value, onChange, ...props }: FieldInputProps<Period>) {
  const { t } = useTranslation();
  const { timeZone } = usePlatformLocale();
  const { label, ...texts } = textsOf(props);
  const wall = (moment: string | undefined) => (moment === undefined ? null : wallClock(moment, timeZone));
  return (
    <Fieldset legend={label} {...texts}>
      <DatePicker
        label={t('fields.period.start')}
        hasTime
        value={wall(value?.start)}
        onChange={(start) => onChange(start === null ? null : { ...value, start: momentOf(start, timeZone) })}
      />
      <DatePicker
        label={t('fields.period.end')}
        hasTime
        isDisabled={value === null}
        value={wall(value?.end)}
        onChange={(end) => {
          if (value !== null)
            onChange({ start: value.start, ...(end === null ? {} : { end: momentOf(end, timeZone) }) });
        }}
      />
    </Fieldset>
  );
}
