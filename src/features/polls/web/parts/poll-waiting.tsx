import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { PollStanding } from '../../contract/poll.ts';
import styles from './poll.module.css';
import type { DrawnPoll } from './poll-asked.ts';
import { TakeBack } from './poll-voted.tsx';
import type { VotingState } from './use-voting.ts';

interface PollWaitingProps extends DrawnPoll {
  waiting: NonNullable<PollStanding['waiting']>;
  voting: VotingState;
  onTakeBack(): Promise<void>;
}

/** A vote that nobody else sees until its address is proven. */
export function PollWaiting({ guid, asked, pagePath, waiting, voting, onTakeBack }: PollWaitingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chosen = asked.choices.filter(({ key }) => waiting.choices.includes(key)).map(({ label }) => label.value);
  return (
    <>
      <Notice tone="warning" title={t('polls.waiting')}>
        {t('polls.waitingFor', { choices: chosen.join(', ') })}
      </Notice>
      <div className={styles.buttons}>
        <ButtonLink href={withLanguagePrefix(`/poll-vote/${guid}`, language)} variant="primary">
          {t('polls.fillInCode')}
        </ButtonLink>
        <TakeBack {...{ guid, pagePath, voting, onTakeBack }} />
      </div>
    </>
  );
}
