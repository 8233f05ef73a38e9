import { useState } from 'react';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';

interface HighlightDialogProps {
  title: string;
  onHighlight(until: string): Promise<unknown>;
  onClose(): void;
}

const usualDays = 14;

/** Being in the spotlight always ends: on which day is asked with it. */
export default function HighlightDialog({ title, onHighlight, onClose }: HighlightDialogProps) {
  const { t } = useTranslation();
  const { timeZone } = useDates();
  const today = calendarDay(new Date(), timeZone);
  const [day, setDay] = useState<string | null>(() => addDays(today, usualDays));
  const [isAsked, setAsked] = useState(false);
  const isFuture = day !== null && day > today;

  async function save(close: () => void) {
    setAsked(true);
    if (!isFuture) return;
    close();
    await onHighlight(startOfDay(day, timeZone).toISOString());
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('listItems.manage.highlighting.title', { title })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button variant="primary" onPress={() => void save(close)}>
            {t('listItems.manage.bulk.highlight')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <DatePicker
        label={t('listItems.manage.highlighting.until')}
        help={t('listItems.manage.highlighting.help')}
        value={day}
        onChange={setDay}
        {...(isAsked && !isFuture && { error: t('listItems.manage.highlighting.past') })}
      />
    </Dialog>
  );
}
