import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useParams } from 'react-router';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { loadFresh, useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import type { ManagedPoll } from '../contract/poll.ts';
import { closePoll, exportPoll, listNamedVotes, readManagedPoll } from '../contract/polls.endpoints.ts';
import styles from './managed-poll-screen.module.css';
import { ManagedResults } from './managed-results.tsx';
import { NamedVoteList } from './named-vote-list.tsx';
import { useLivePoll } from './parts/use-live-poll.ts';

const shown = [readManagedPoll, listNamedVotes];

/** A poll for who may edit its page: how it stands, who chose what where that may be told, and closing it. */
export default function ManagedPollScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const loadCache = useQueryClient();
  const { guid = '' } = useParams();
  const input = { params: { guid }, query: { language } };
  const poll = useLoaded(readManagedPoll, input);
  useLivePoll({ guid, isFollowed: poll.state === 'open', isSignedIn: true }, shown);
  const [isAsking, setIsAsking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState<unknown>();

  async function close(): Promise<void> {
    setError(undefined);
    try {
      await call(closePoll, { params: { guid } });
      await loadFresh({ call, loadCache }, readManagedPoll, input);
      setIsDone(true);
      keepFocus(() => document.querySelector('main'));
    } catch (failure) {
      setError(failure);
    }
  }

  return (
    <Screen>
      <PageHeading lead={<Standing poll={poll} />}>{poll.question || t('polls.admin.title')}</PageHeading>
      {isDone && (
        <Notice tone="success" isLive>
          {t('polls.admin.closedDone')}
        </Notice>
      )}
      {error !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(error, t)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <ButtonLink href={endpointUrl(exportPoll, input)} icon={Download} download>
          {t('polls.admin.download')}
        </ButtonLink>
        {poll.state !== 'closed' && (
          <Button icon={Lock} onPress={() => setIsAsking(true)}>
            {t('polls.admin.close')}
          </Button>
        )}
      </div>
      <ManagedResults poll={poll} />
      {poll.names === 'nobody' ? <Notice>{t('polls.admin.secret')}</Notice> : <NamedVoteList poll={poll} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('polls.admin.closeTitle')}
        confirmText={t('polls.admin.close')}
        isDanger
        onOpenChange={setIsAsking}
        onConfirm={close}
      >
        <p>{t('polls.admin.closeText')}</p>
      </ConfirmDialog>
    </Screen>
  );
}

function Standing({ poll }: { poll: ManagedPoll }) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const moments = [
    poll.state === 'coming' && poll.opensAt !== null && t('polls.admin.opensAt', { moment: dateTime(poll.opensAt) }),
    poll.state !== 'closed' && poll.closesAt !== null && t('polls.admin.closesAt', { moment: dateTime(poll.closesAt) }),
    poll.closedOn !== null && t('polls.admin.closedOn', { moment: dateTime(poll.closedOn) }),
    t('polls.admin.voters', { count: poll.voters }),
    poll.waiting > 0 && t('polls.admin.waiting', { count: poll.waiting }),
  ];
  const said = moments.filter((words) => words !== false);
  return (
    <>
      {poll.closedOn === null && `${t(`polls.admin.state.${poll.state}`)}. `}
      {said.join(' ')}
    </>
  );
}
