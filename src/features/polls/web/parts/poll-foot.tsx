import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Poll } from '../../contract/poll.ts';
import styles from './poll.module.css';
import type { AskedPoll } from './poll-asked.ts';

/** Until when, how often, and who gets to know it: said before somebody votes. */
export function PollRules({ asked, voting }: { asked: AskedPoll; voting: Poll['voting'] }) {
  const { t } = useTranslation();
  const dates = useDates();
  const said = [
    asked.closesAt === undefined ? '' : t('polls.until', { moment: dates.dateTime(asked.closesAt) }),
    voting === 'refused' ? '' : t(`polls.once.${voting}`),
    asked.names === 'nobody' ? t('polls.secret') : t(`polls.named.${asked.names}`),
    asked.results === 'after-closing' ? t('polls.later') : '',
  ];
  return <p className={styles.foot}>{said.filter((words) => words !== '').join(' ')}</p>;
}

/** What happens with it, once it is closed. */
export function PollOutcome({ asked: { outcome, outcomeLink } }: { asked: AskedPoll }) {
  return (
    <>
      {isFilled(outcome) && (
        <strong className={styles.outcome}>
          <Text of={outcome} />
        </strong>
      )}{' '}
      {outcomeLink && isFilled(outcomeLink.label) && (
        <a href={outcomeLink.href}>
          <Text of={outcomeLink.label} />
        </a>
      )}
    </>
  );
}
