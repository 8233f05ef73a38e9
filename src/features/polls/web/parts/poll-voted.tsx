import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import { postPollVote } from '../../contract/polls.endpoints.ts';
import { pathOfMoment, voteFields } from '../../contract/vote-fields.ts';
import styles from './poll.module.css';
import type { DrawnPoll } from './poll-asked.ts';
import { PollNames } from './poll-names.tsx';
import { PollResults } from './poll-results.tsx';
import type { VotingState } from './use-voting.ts';

interface PollVotedProps extends DrawnPoll {
  own: readonly string[];
  voting: VotingState;
  onChange(): void;
  onTakeBack(): Promise<void>;
}

/** The lines fill up; until it closes one may think again. */
export function PollVoted(props: PollVotedProps) {
  const { guid, asked, standing, pagePath, own, voting, onChange, onTakeBack } = props;
  const { t } = useTranslation();
  const results = standing?.results;
  const chosen = asked.choices.filter(({ key }) => own.includes(key)).map(({ label }) => label.value);
  return (
    <>
      {results ? (
        <PollResults {...{ asked, results, own }} caption={t('polls.standing')} />
      ) : (
        <p>{t('polls.youVoted', { choices: chosen.join(', ') })}</p>
      )}
      <p className={styles.foot}>
        <Badge tone="now">{t('polls.running')}</Badge> {results && <Count {...{ asked, voters: results.voters }} />}{' '}
        {!results && t('polls.later')}{' '}
        <a
          href={pathOfMoment(pagePath, guid, 'change')}
          onClick={(event) => {
            event.preventDefault();
            onChange();
          }}
        >
          {t('polls.change')}
        </a>
      </p>
      <PollNames {...props} />
      <TakeBack {...{ guid, pagePath, voting, onTakeBack }} />
    </>
  );
}

/** People where they chose several, votes where each has one. */
export function Count({ asked, voters }: { asked: Pick<DrawnPoll['asked'], 'maxChoices'>; voters: number }) {
  const { t } = useTranslation();
  if (asked.maxChoices === 1) return t('polls.count', { count: voters });
  return `${t('polls.people', { count: voters })} ${t('polls.several')}`;
}

type TakeBackProps = Pick<PollVotedProps, 'guid' | 'pagePath' | 'voting' | 'onTakeBack'>;

export function TakeBack({ guid, pagePath, voting, onTakeBack }: TakeBackProps) {
  const { t } = useTranslation();
  return (
    <form
      method="post"
      action={endpointUrl(postPollVote, { params: { guid } })}
      onSubmit={(event) => {
        event.preventDefault();
        void onTakeBack();
      }}
    >
      <input type="hidden" name={voteFields.page} value={pagePath} />
      <input type="hidden" name={voteFields.action} value="take-back" />
      {voting.error !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(voting.error, t)}
        </Notice>
      )}
      <PlainButton type="submit" variant="quiet" aria-disabled={voting.isSending || undefined}>
        {t('polls.takeBack')}
      </PlainButton>
    </form>
  );
}
