import { useState } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { FormSummary } from '../contract/form.ts';
import { type DrawnWindow, drawnWindow } from '../contract/form-window.ts';
import styles from './forms.module.css';

/** When a form is open, as a piece of a tide gauge: water is open, the bright mark is now. The words below say the same. */
export function FormWindow({ form }: { form: FormSummary }) {
  const { t } = useTranslation();
  const dates = useDates();
  const [now] = useState(() => new Date());
  const drawn = drawnWindow(form, now);
  const words = wordsOf(drawn, form, { t, date: dates.shortDate });
  return (
    <span className={styles.when}>
      <svg className={classNames(styles.window, styles[drawn.kind])} aria-hidden="true" focusable="false">
        {marks.map((place) => (
          <line key={place} className={styles.mark} x1={`${place}%`} x2={`${place}%`} y1="6" y2="14" />
        ))}
        <rect className={styles.water} x={`${drawn.from}%`} y="6" width={`${drawn.to - drawn.from}%`} height="8" />
        <line className={styles.base} x1="0" x2="100%" y1="14" y2="14" />
        {(drawn.kind === 'window' || drawn.kind === 'over') && form.state === 'Custom' && (
          <line className={styles.now} x1={`${drawn.now}%`} x2={`${drawn.now}%`} y1="0" y2="14" />
        )}
      </svg>
      <small>{words}</small>
    </span>
  );
}

const marks = [1, 12, 23, 34, 45, 56, 67, 78, 89, 99];

interface Words {
  t: ReturnType<typeof useTranslation>['t'];
  date(moment: string): string;
}

function wordsOf(
  { kind }: DrawnWindow,
  { openDate, closeDate, state, submissionLimit }: FormSummary,
  { t, date }: Words,
) {
  const places = submissionLimit === null ? '' : t('forms.list.places', { count: submissionLimit });
  const when =
    state === 'Custom' && openDate !== null && closeDate !== null
      ? t('forms.list.window', { from: date(openDate), to: date(closeDate) })
      : t(`forms.list.windows.${kind}`);
  return places === '' ? when : `${when}, ${places}`;
}
