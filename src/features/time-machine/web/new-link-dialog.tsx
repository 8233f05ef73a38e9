import { useState } from 'react';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import { useServerNow } from '#platform/web/content/use-server-now.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from './time-machine.module.css';

interface NewLinkDialogProps {
  onMake(link: { name: string; until: string }): Promise<void>;
  onClose(): void;
}

/** For a month, unless somebody says otherwise; for a year at most. */
const usualDays = 30;
const mostDays = 366;

export function NewLinkDialog({ onMake, onClose }: NewLinkDialogProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const today = dates.day(useServerNow());
  const [until, setUntil] = useState<string | null>(addDays(today, usualDays));
  const [errors, setErrors] = useState<{ name?: string; until?: string; call?: string }>({});
  const isGoodDay = until !== null && until >= today && until <= addDays(today, mostDays);
  const { isPending, submit } = useSending(async ({ name: given = '' }) => {
    const name = given.trim();
    setErrors({
      ...(name === '' && { name: t('timeMachine.links.nameMissing') }),
      ...(!isGoodDay && { until: t('timeMachine.links.untilMissing') }),
    });
    if (name === '' || until === null || !isGoodDay) return;
    await onMake({ name, until }).catch((error: unknown) => setErrors({ call: refusalText(error, t) }));
  });
  return (
    <Dialog
      title={t('timeMachine.links.make')}
      size="small"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <form className={styles.dialog} noValidate onSubmit={submit}>
        {errors.call !== undefined && (
          <Notice tone="danger" isLive>
            {errors.call}
          </Notice>
        )}
        <TextField
          name="name"
          label={t('timeMachine.links.name')}
          help={t('timeMachine.links.nameHelp')}
          maxLength={80}
          isRequired
          autoFocus
          error={errors.name}
        />
        <DatePicker
          label={t('timeMachine.links.until')}
          isRequired
          value={until}
          min={today}
          max={addDays(today, mostDays)}
          onChange={setUntil}
          error={errors.until}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isPending} pendingText={t('ui.busy')}>
            {t('timeMachine.links.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
