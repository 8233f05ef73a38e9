import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { ExportTray } from '#features/submission-exports/web/parts/export-tray.tsx';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { useIsWide } from '#platform/web/use-is-wide.ts';
import { listSubmissions, readInbox } from '../../contract/inbox.endpoints.ts';
import styles from './inbox.module.css';
import { inboxInput, submissionPath } from './inbox-address.ts';
import { InboxBulk } from './inbox-bulk.tsx';
import { type AskedOfInbox, InboxDialogs } from './inbox-dialogs.tsx';
import { ChosenInboxFilters, InboxFilters } from './inbox-filters.tsx';
import { InboxHeading } from './inbox-heading.tsx';
import { InboxPiles } from './inbox-piles.tsx';
import { InboxSide } from './inbox-side.tsx';
import { InboxTable } from './inbox-table.tsx';
import { KeysHint } from './keys-hint.tsx';
import { NothingHere } from './nothing-here.tsx';
import { draftOf, keepDraft } from './panel/composer-drafts.ts';
import type { TriageAction } from './triage-keys.ts';
import { useFollowed } from './use-followed.ts';
import { useHandling } from './use-handling.ts';
import { useInboxAddress } from './use-inbox-address.ts';
import { useOpenSubmission } from './use-open-submission.ts';

/** What was sent by one form, in piles, by what is due first; one of them open at the side. */
export default function InboxScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const { guid = '' } = useParams();
  const { search, wanted, go } = useInboxAddress();
  const inbox = useLoaded(readInbox, { params: { guid }, query: { language } });
  const list = useLoaded(listSubmissions, inboxInput(guid, search, language));
  useFollowed(inbox.formGuid);
  useDetailTitle(inbox.title);
  const handling = useHandling();
  const me = useUserState().applicationUser?.guid ?? '';
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [asked, ask] = useState<AskedOfInbox>();
  const ids = list.submissions.map((line) => line.guid);
  const inSight = new Set([...chosen].filter((one) => ids.includes(one)));
  const opened = useOpenSubmission(ids);

  async function finish(one: string): Promise<void> {
    const reference = list.submissions.find((line) => line.guid === one)?.reference;
    opened.goOn(one);
    const isDone = await handling.change([one], { status: 'done' }, t('inbox.said.done', { count: 1, reference }));
    if (!isDone) opened.open(one);
  }
  function write(one: string, kind: 'mail' | 'note'): void {
    keepDraft(one, { ...draftOf(one), kind });
    if (isWide) opened.openToWrite(one);
    else void navigate(submissionPath(guid, one, language));
  }
  function toggle(one: string): void {
    const next = new Set(inSight);
    if (!next.delete(one)) next.add(one);
    choose(next);
  }
  function triage(action: TriageAction, one: string | undefined): void {
    const at = one ?? opened.guid;
    if (action === 'next' || action === 'previous') {
      // The first press opens where one stands.
      if (isWide && opened.guid === undefined) opened.open(at);
      else opened.step(at, action === 'next' ? 1 : -1);
    } else if (at !== undefined) {
      if (action === 'choose') toggle(at);
      if (action === 'assign') ask({ what: 'assign', guids: inSight.size > 0 ? [...inSight] : [at] });
      if (action === 'done') void finish(at);
      if (action === 'reply') write(at, 'mail');
      if (action === 'note') write(at, 'note');
    }
  }
  async function changeChosen(wish: Parameters<typeof handling.change>[1], done: string): Promise<void> {
    if (await handling.change([...inSight], wish, done)) choose(new Set());
    opened.toRow(opened.guid);
  }
  const assign = (guids: string[], person: string | null) => {
    const name = inbox.people.find((one) => one.guid === person)?.name;
    const count = guids.length;
    const done = person === null ? t('inbox.said.unassigned', { count }) : t('inbox.said.assigned', { count, name });
    return handling.change(guids, { assigneeGuid: person }, done);
  };
  function stopAsking(): void {
    ask(undefined);
    // Back to the one that was asked about, which need not be the one that is open.
    if (asked !== undefined && 'guids' in asked) opened.toRow(asked.guids[0]);
  }

  const shownGuid = isWide ? opened.guid : undefined;
  return (
    <div className={styles.inbox} data-open={shownGuid === undefined ? undefined : ''}>
      <div className={styles.main}>
        <InboxHeading
          inbox={inbox}
          list={list}
          wanted={wanted}
          search={search}
          onHandling={() => ask({ what: 'handling' })}
          onWhy={() => ask({ what: 'why' })}
        />
        <ExportTray formGuid={guid} />
        <InboxPiles search={wanted} counts={list.counts} />
        <InboxFilters inbox={inbox} search={wanted} onChange={go} />
        <ChosenInboxFilters inbox={inbox} search={wanted} onChange={go} />
        {handling.failure !== undefined && shownGuid === undefined && (
          <Notice tone="danger" isLive>
            {refusalText(handling.failure, t)}
          </Notice>
        )}
        <InboxTable
          ref={opened.table}
          inbox={inbox}
          list={list}
          search={search}
          chosen={inSight}
          openGuid={shownGuid}
          onChoose={choose}
          onChange={go}
          onOpen={(one) => (isWide ? opened.open(one) : void navigate(submissionPath(guid, one, language)))}
          onTake={(row) => {
            void assign([row.guid], me);
            opened.toRow(row.guid);
          }}
          onKey={triage}
          empty={<NothingHere search={search} />}
          bulk={
            <InboxBulk
              count={inSight.size}
              isTrash={search.get('pile') === 'trash'}
              onAssign={() => ask({ what: 'assign', guids: [...inSight] })}
              onLabel={() => ask({ what: 'label', guids: [...inSight] })}
              onDone={() => void changeChosen({ status: 'done' }, t('inbox.said.done', { count: inSight.size }))}
              onTrash={(isTrashed) =>
                void changeChosen(
                  { isTrashed },
                  t(isTrashed ? 'inbox.said.trashed' : 'inbox.said.restored', { count: inSight.size }),
                )
              }
              onClear={() => choose(new Set())}
            />
          }
        />
        {list.submissions.length > 0 && isWide && <KeysHint />}
      </div>
      {shownGuid !== undefined && (
        <InboxSide inbox={inbox} ids={ids} opened={{ ...opened, guid: shownGuid }} handling={handling} />
      )}
      <InboxDialogs
        inbox={inbox}
        asked={asked}
        me={me}
        onAssign={(guids, person) => void assign(guids, person)}
        onLabel={(addLabels) =>
          void changeChosen(
            { addLabels },
            t('inbox.said.labelled', { count: inSight.size, label: addLabels.join(', ') }),
          )
        }
        onClose={stopAsking}
      />
    </div>
  );
}
