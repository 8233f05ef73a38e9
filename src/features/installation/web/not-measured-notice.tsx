import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { NotMeasured } from './use-measured.ts';

/** What does not answer, what that means for visitors, and that what stands below is of before. */
export function NotMeasuredNotice({ notMeasured, measuredAt }: { notMeasured: NotMeasured; measuredAt: string }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { kind, since, tries } = notMeasured;
  return (
    <>
      <Notice isLive tone="danger" title={t(`installation.notMeasured.${kind}.title`, { time: dates.time(since) })}>
        {`${t(`installation.notMeasured.${kind}.text`)} ${t('installation.notMeasured.before', { time: dates.dateTime(measuredAt) })}`}
      </Notice>
      {/* Apart, or it would be read out each time. */}
      <p>{t('installation.notMeasured.tries', { number: tries })}</p>
    </>
  );
}
