import { useState } from 'react';
import { momentOf, wallClock } from '#platform/contract/time/local-moment.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { useEditor, useUi } from '../state/editor-context.ts';

/** Noon: what begins or ends on a day has mostly done so by then, and the words above the page say the hour. */
const hour = '12:00';

/** On which day the page is looked at; by a visitor, unless someone else was chosen. */
export default function DayDialog() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const { timeZone } = useDates();
  const seenAs = useUi((now) => now.seenAs);
  const [day, setDay] = useState(() => (seenAs?.on ? wallClock(seenAs.on, timeZone).slice(0, 10) : null));
  const [isAsked, setAsked] = useState(false);
  const close = () => ui.set({ isAskingDay: false });
  function look(): void {
    setAsked(true);
    if (day === null) return;
    const on = momentOf(`${day}T${hour}`, timeZone);
    const who = seenAs?.who ?? { kind: 'visitor' as const };
    ui.set({ seenAs: { who, on }, isAskingDay: false, chosen: [], typing: null, panel: null });
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('editor.look.day.title')}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button variant="primary" onPress={look}>
            {t('editor.look.day.confirm')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <DatePicker
        label={t('editor.look.day.label')}
        help={t('editor.look.day.help')}
        value={day}
        onChange={setDay}
        {...(isAsked && day === null && { error: t('editor.look.day.missing') })}
      />
    </Dialog>
  );
}
