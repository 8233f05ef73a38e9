import { useContext, useId, useRef, useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { CanManageContext } from '#platform/web/content/can-manage-context.ts';
import { IsSignedInContext } from '#platform/web/content/is-signed-in-context.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { TextEditingContext } from '#platform/web/content/text-editing-context.ts';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { PollStanding } from '../../contract/poll.ts';
import { readPoll, readPollStanding } from '../../contract/polls.endpoints.ts';
import { momentIn } from '../../contract/vote-fields.ts';
import styles from './poll.module.css';
import type { AskedPoll, DrawnPoll } from './poll-asked.ts';
import { PollAsking } from './poll-asking.tsx';
import { PollClosed } from './poll-closed.tsx';
import { PollOutcome, PollRules } from './poll-foot.tsx';
import { PollManaging } from './poll-managing.tsx';
import { pollTexts } from './poll-texts.ts';
import { PollVoted } from './poll-voted.tsx';
import { PollWaiting } from './poll-waiting.tsx';
import { useLivePoll } from './use-live-poll.ts';
import { useVoting } from './use-voting.ts';

export interface PollBlockProps {
  guid: string;
  asked: AskedPoll;
  headingLevel: number;
  pagePath: string;
  search: URLSearchParams;
}

const shown = [readPoll, readPollStanding];
const toldMoments = { voted: 'thanks', proven: 'proven', 'taken-back': 'takenBack' } as const;

/** One block, three moments: open, voted and closed. How it stands is asked by the browser, so that the page can be kept. */
export function PollBlock({ guid, asked, headingLevel, pagePath, search }: PollBlockProps) {
  useViewTexts(pollTexts);
  const { t } = useTranslation();
  const language = useLanguage();
  const canManage = useContext(CanManageContext);
  // While it is written there is nothing to vote in yet, and what is read once it is closed is shown.
  const isEdited = useContext(TextEditingContext) !== undefined;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const params = { guid };
  const { data: poll, isFailed, isComing } = useNeeded(readPoll, { params }, !isEdited);
  const { data: standing } = useNeeded(readPollStanding, { params }, !isEdited);
  const moment = momentIn(search, guid);
  const [told, setTold] = useState<string | undefined>(moment && toldMoments[moment as keyof typeof toldMoments]);
  const [isChanging, setIsChanging] = useState(moment === 'change');
  const voting = useVoting({ guid, pagePath, needsSum: poll?.voting !== 'account' });
  const isSeen = standing?.results != null && standing.state === 'open';
  const isMember = useContext(IsSignedInContext) && poll?.voting === 'account';
  useLivePoll({ guid, isFollowed: isSeen && !isEdited, isSignedIn: isMember }, shown);
  const drawn: DrawnPoll = { guid, asked, poll, standing, moment, pagePath };
  const Level = `h${Math.min(headingLevel, 6) as 2 | 3 | 4 | 5 | 6}` as const;
  const state = standing?.state ?? poll?.state;

  /** The button that was pressed has gone with what it was about. */
  function settle(words: string): void {
    setTold(words);
    setIsChanging(false);
    heading.current?.focus();
  }

  function voted({ own, waiting }: PollStanding): void {
    if (waiting !== null && own === null) goTo(withLanguagePrefix(`/poll-vote/${guid}`, language));
    else settle(standing?.own ? 'changed' : 'thanks');
  }

  function keep(): void {
    setIsChanging(false);
    heading.current?.focus();
  }

  async function takeBack(): Promise<void> {
    if ((await voting.takeBack()) !== undefined) settle('takenBack');
  }

  function body() {
    if (poll === undefined || state === undefined) {
      return (
        <>
          <PollAsking {...drawn} {...{ voting, headingId }} isPreview onVoted={voted} onKeep={() => undefined} />
          {isFailed && canManage && <Notice tone="warning">{t('polls.draft')}</Notice>}
          {isFailed && !canManage && <Notice tone="warning">{t('polls.failed')}</Notice>}
        </>
      );
    }
    if (state === 'closed') return <PollClosed {...drawn} poll={poll} />;
    if (standing?.waiting && standing.own === null) {
      return <PollWaiting {...drawn} waiting={standing.waiting} voting={voting} onTakeBack={takeBack} />;
    }
    if (standing?.own && !isChanging) {
      const change = () => {
        setTold(undefined);
        setIsChanging(true);
        heading.current?.focus();
      };
      return <PollVoted {...drawn} {...{ voting }} own={standing.own} onChange={change} onTakeBack={takeBack} />;
    }
    return (
      <>
        <PollAsking {...drawn} {...{ voting, headingId }} onVoted={voted} onKeep={keep} />
        <PollRules asked={asked} voting={poll.voting} />
      </>
    );
  }

  return (
    <section
      className={styles.poll}
      id={`poll-${guid}`}
      aria-labelledby={headingId}
      aria-busy={(isComing && !isEdited) || undefined}
    >
      <Level id={headingId} ref={heading} tabIndex={-1} className={styles.question}>
        <Text of={asked.question} />
      </Level>
      <div role="status" className={told === undefined ? 'visually-hidden' : undefined}>
        {told !== undefined && <Notice tone="success">{t(`polls.${told}`)}</Notice>}
      </div>
      {body()}
      {isEdited && state !== 'closed' && (
        <p className={styles.foot}>
          <PollOutcome asked={asked} />
        </p>
      )}
      {poll?.canManage && <PollManaging guid={guid} />}
    </section>
  );
}
