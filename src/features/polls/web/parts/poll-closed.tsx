import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Poll } from '../../contract/poll.ts';
import styles from './poll.module.css';
import type { DrawnPoll } from './poll-asked.ts';
import { PollOutcome } from './poll-foot.tsx';
import { PollNames } from './poll-names.tsx';
import { PollResults } from './poll-results.tsx';
import { Count } from './poll-voted.tsx';

/** With what happens with it. */
export function PollClosed(props: DrawnPoll & { poll: Poll }) {
  const { asked, poll, standing } = props;
  const { t } = useTranslation();
  const dates = useDates();
  const results = poll.results ?? standing?.results;
  return (
    <>
      {results && <PollResults {...{ asked, results }} own={standing?.own ?? []} caption={t('polls.result')} />}
      <p className={styles.foot}>
        {poll.closedOn === null ? t('polls.closed') : t('polls.closedOn', { date: dates.date(poll.closedOn) })}{' '}
        {results && <Count {...{ asked, voters: results.voters }} />} <PollOutcome asked={asked} />
      </p>
      <PollNames {...props} />
    </>
  );
}
