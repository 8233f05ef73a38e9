import ClockAlert from 'lucide-react/icons/clock-alert';
import { useClock } from '#platform/web/content/use-clock.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { dueState } from '../../contract/handling/due-clock.ts';
import type { InboxLine } from '../../contract/handling/inbox.ts';
import styles from './inbox.module.css';

type Dated = Pick<InboxLine, 'dueOn' | 'isStill' | 'doneOn' | 'isWithdrawn'>;

/** By when it should be done, in the words of a colleague. */
export function DueWords({ of }: { of: Dated }) {
  const { t } = useTranslation();
  const dates = useDates();
  const now = useClock('minute');
  if (now === undefined) return null;
  const { dueOn, isStill, doneOn, isWithdrawn } = of;
  const state = dueState({ dueOn, isStill, isDone: doneOn !== null || isWithdrawn }, now, dates.day);
  switch (state.kind) {
    case 'none':
      return null;
    case 'still':
      return <span className={styles.quiet}>{t('inbox.due.still')}</span>;
    case 'done':
      return doneOn === null ? null : <span className={styles.quiet}>{dates.shortDate(doneOn)}</span>;
    case 'today':
      return <span className={styles.dueNow}>{t('inbox.due.today', { time: dates.hour(dueOn ?? now) })}</span>;
    case 'late':
      return (
        <span className={styles.dueLate}>
          <Icon icon={ClockAlert} size={16} />
          {state.days === 0
            ? t('inbox.due.lateToday', { time: dates.hour(dueOn ?? now) })
            : t('inbox.due.late', { count: state.days })}
        </span>
      );
    case 'later':
      return <span className={styles.due}>{t('inbox.due.later', { count: state.days })}</span>;
  }
}
