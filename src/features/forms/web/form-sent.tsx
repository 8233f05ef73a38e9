import { formatNumber } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import styles from './forms.module.css';
import type { ListedForm } from './listed-form.ts';

/** How many came in, and how many of them wait for somebody. */
export function SentCount({ form: { submissions, newSubmissions } }: { form: ListedForm }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <span className={styles.sent}>
      <strong>{formatNumber(submissions, language)}</strong>
      {newSubmissions > 0 && <Badge tone="now">{t('forms.list.new', { count: newSubmissions })}</Badge>}
    </span>
  );
}

/** Of today by the hour, else by the day. */
export function LastSent({ form: { lastSubmissionOn } }: { form: ListedForm }) {
  const { t } = useTranslation();
  const dates = useDates();
  if (lastSubmissionOn === null) return <span className={styles.muted}>{t('forms.list.noneYet')}</span>;
  const isToday = dates.day(lastSubmissionOn) === dates.day(new Date());
  return isToday ? t('forms.list.today', { time: dates.hour(lastSubmissionOn) }) : dates.shortDate(lastSubmissionOn);
}
