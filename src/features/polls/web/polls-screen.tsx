import { useQueryClient } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { useRef, useState } from 'react';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { loadFresh, useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { ListedPoll } from '../contract/poll.ts';
import { closePoll, listPolls } from '../contract/polls.endpoints.ts';

const tones = { open: 'now', coming: 'info', closed: 'neutral' } as const;

/** Every poll on a page that one may edit: how it stands, until when, and closing it. */
export default function PollsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const loadCache = useQueryClient();
  const input = { query: { language } };
  const polls = useLoaded(listPolls, input);
  const [asked, setAsked] = useState<ListedPoll>();
  const [told, setTold] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const said = useRef<HTMLDivElement>(null);

  async function close({ guid, question }: ListedPoll): Promise<void> {
    try {
      await call(closePoll, { params: { guid } });
      await loadFresh({ call, loadCache }, listPolls, input);
      setTold({ tone: 'success', text: t('polls.list.closed', { question }) });
    } catch (error) {
      setTold({ tone: 'danger', text: refusalText(error, t) });
    }
    keepFocus(() => said.current);
  }

  return (
    <Screen>
      <PageHeading lead={t('polls.list.lead')}>{t('admin.menu.polls')}</PageHeading>
      <div ref={said} tabIndex={-1}>
        {told && (
          <Notice tone={told.tone} isLive>
            {told.text}
          </Notice>
        )}
      </div>
      {polls.length === 0 ? (
        <EmptyState headingLevel={2} title={t('polls.list.none')}>
          {t('polls.list.noneText')}
        </EmptyState>
      ) : (
        <Table
          id="polls-list"
          label={t('admin.menu.polls')}
          rows={polls.map((poll) => ({ ...poll, id: poll.guid }))}
          columns={[
            {
              id: 'question',
              label: t('polls.file.question'),
              isRowHeader: true,
              cell: ({ guid, question }) => (
                <TextLink href={withLanguagePrefix(`/admin/polls/${guid}`, language)}>
                  {question || t('polls.admin.title')}
                </TextLink>
              ),
            },
            {
              id: 'state',
              label: t('polls.list.state'),
              cell: ({ state }) => <Badge tone={tones[state]}>{t(`polls.admin.state.${state}`)}</Badge>,
            },
            {
              id: 'voters',
              label: t('polls.file.voters'),
              priority: 2,
              cell: ({ voters }) => formatNumber(voters, language),
            },
            { id: 'window', label: t('polls.list.window'), priority: 3, cell: (poll) => <Window poll={poll} /> },
            {
              id: 'page',
              label: t('polls.list.page'),
              priority: 3,
              cell: ({ path, pageTitle }) => (path === null ? pageTitle : <TextLink href={path}>{pageTitle}</TextLink>),
            },
            {
              id: 'close',
              label: t('polls.list.closing'),
              isLabelHidden: true,
              cell: (poll) =>
                poll.state !== 'closed' && (
                  <Button
                    icon={Lock}
                    isCompact
                    aria-label={t('polls.list.close', { question: poll.question })}
                    onPress={() => setAsked(poll)}
                  >
                    {t('polls.admin.close')}
                  </Button>
                ),
            },
          ]}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('polls.admin.closeTitle')}
        confirmText={t('polls.admin.close')}
        isDanger
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(undefined);
        }}
        onConfirm={async () => {
          if (asked !== undefined) await close(asked);
        }}
      >
        <p>{asked?.question}</p>
        <p>{t('polls.admin.closeText')}</p>
      </ConfirmDialog>
    </Screen>
  );
}

/** When it opens, ends or ended; nothing of one that runs until somebody closes it. */
function Window({ poll: { state, opensAt, closesAt, closedOn } }: { poll: ListedPoll }) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  if (closedOn !== null) return t('polls.admin.closedOn', { moment: dateTime(closedOn) });
  const said = [
    state === 'coming' && opensAt !== null && t('polls.admin.opensAt', { moment: dateTime(opensAt) }),
    closesAt !== null && t('polls.admin.closesAt', { moment: dateTime(closesAt) }),
  ].filter((words) => words !== false);
  return said.length === 0 ? t('polls.list.noEnd') : said.join(' ');
}
