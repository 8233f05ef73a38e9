import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { stepFields } from '../../contract/step-fields.ts';
import styles from './form-fill.module.css';

/** Of a form that is gone on with by a link: how long it works, and the way to be rid of it. */
export function ResumedNotice({ until }: { until: string }) {
  const { t } = useTranslation();
  const { date } = useDates();
  return (
    <Notice>
      <p>{t('filling.resumed.text', { date: date(until) })}</p>
      {/* Asked for twice, without a dialog: whoever has no script is asked too. */}
      <details className={styles.forget}>
        <summary>{t('filling.resumed.forget')}</summary>
        <p>{t('filling.resumed.sure')}</p>
        <PlainButton type="submit" name={stepFields.action} value="forget" variant="secondary" isCompact formNoValidate>
          {t('filling.resumed.yes')}
        </PlainButton>
      </details>
    </Notice>
  );
}
