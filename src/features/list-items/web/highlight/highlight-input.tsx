import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import type { ItemSource } from '../../contract/list-item.ts';

type Highlight = Pick<ItemSource['metadata'], 'highlight' | 'highlight-until'>;

interface HighlightInputProps {
  metadata: Highlight;
  onChange(changes: Highlight): void;
}

const usualDays = 14;

/** Being in the spotlight always ends: on which day stands below it. */
export function HighlightInput({ metadata, onChange }: HighlightInputProps) {
  const { t } = useTranslation();
  const { timeZone } = usePlatformLocale();
  const { highlight, 'highlight-until': until } = metadata;
  const today = calendarDay(new Date(), timeZone);
  const momentOf = (day: string) => startOfDay(day, timeZone).toISOString();
  return (
    <>
      <Checkbox
        isSelected={highlight}
        onChange={(isOn) =>
          onChange({ highlight: isOn, 'highlight-until': isOn ? momentOf(addDays(today, usualDays)) : null })
        }
      >
        {t('listItems.manage.highlight')}
      </Checkbox>
      {highlight && (
        <DatePicker
          label={t('listItems.manage.highlighting.until')}
          help={t('listItems.manage.highlighting.help')}
          min={addDays(today, 1)}
          value={until === null ? null : calendarDay(new Date(until), timeZone)}
          onChange={(day) => day !== null && onChange({ highlight, 'highlight-until': momentOf(day) })}
        />
      )}
    </>
  );
}
