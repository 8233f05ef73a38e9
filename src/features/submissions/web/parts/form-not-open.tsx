import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { FormToFill } from '../../contract/filling.ts';

/** Why it cannot be filled in now, each with its own words (§4). */
export function FormNotOpen({ form }: { form: FormToFill }) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { availability, openDate, closeDate } = form;
  if (availability === 'open-future' && openDate !== null) {
    return (
      <Notice title={t('filling.opensLater.title')}>
        <p>{t('filling.opensLater.text', { date: dateTime(openDate) })}</p>
      </Notice>
    );
  }
  if (availability === 'closed') {
    return (
      <Notice title={t('filling.closed.title')}>
        <p>
          {closeDate === null ? t('filling.closed.text') : t('filling.closed.since', { date: dateTime(closeDate) })}
        </p>
      </Notice>
    );
  }
  return (
    <Notice title={t('filling.full.title')}>
      <p>{t('filling.full.text')}</p>
    </Notice>
  );
}
