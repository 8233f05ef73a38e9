import Settings2 from 'lucide-react/icons/settings-2';
import { lazy, Suspense, useEffect, useRef, useState, useTransition } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { ExportButton } from '#features/submission-exports/web/parts/export-button.tsx';
import { ExportTray } from '#features/submission-exports/web/parts/export-tray.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { useIsWide } from '#platform/web/use-is-wide.ts';
import { listSubmissions, readInbox } from '../../contract/inbox.endpoints.ts';
import { ChoosePersonDialog } from './choose-person-dialog.tsx';
import { FormParts } from './form-parts.tsx';
import styles from './inbox.module.css';
import { addressWith, inboxInput, submissionPath } from './inbox-address.ts';
import { InboxBulk } from './inbox-bulk.tsx';
import { ChosenInboxFilters, InboxFilters } from './inbox-filters.tsx';
import { InboxPiles } from './inbox-piles.tsx';
import { InboxTable } from './inbox-table.tsx';
import { KeysHint } from './keys-hint.tsx';
import { LabelDialog } from './label-dialog.tsx';
import { NothingHere } from './nothing-here.tsx';
import { draftOf, keepDraft } from './panel/composer-drafts.ts';
import { SubmissionPanel, SubmissionSkeleton } from './panel/submission-panel.tsx';
import { rowBeside, type TriageAction } from './triage-keys.ts';
import { useFollowed } from './use-followed.ts';
import { useHandling } from './use-handling.ts';

const HandlingDialog = lazy(async () => ({ default: (await import('./handling-dialog.tsx')).HandlingDialog }));

type Asked = { what: 'assign' | 'label'; guids: string[] } | { what: 'handling' };

/** What was sent by one form, in piles, by what is due first; one of them open at the side. */
export default function InboxScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const { guid = '' } = useParams();
  const [search] = useSearchParams();
  // What was chosen last, also while its list is still being loaded: a second choice must not undo the first.
  const [wanted, setWanted] = useState(search);
  useEffect(() => setWanted(search), [search]);
  const go = (changes: Record<string, string | readonly string[]>) => {
    const address = addressWith(wanted, changes);
    setWanted(new URLSearchParams(address));
    void navigate(address);
  };
  const inbox = useLoaded(readInbox, { params: { guid }, query: { language } });
  const list = useLoaded(listSubmissions, inboxInput(guid, search, language));
  useFollowed(inbox.formGuid);
  useDetailTitle(inbox.title);
  const handling = useHandling();
  const me = useUserState().applicationUser?.guid ?? '';
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [asked, ask] = useState<Asked>();
  const [openGuid, setOpenGuid] = useState<string>();
  // The one before stays in sight until the next is there.
  const [, startOpening] = useTransition();
  const table = useRef<HTMLDivElement>(null);
  /** Somebody asked for the field to write in, which is there when the submission is. */
  const [writing, setWriting] = useState<{ guid: string; at: number }>();
  const ids = list.submissions.map((line) => line.guid);
  const inSight = new Set([...chosen].filter((one) => ids.includes(one)));

  const rowOf = (one: string | undefined) =>
    table.current?.querySelector<HTMLElement>(one === undefined ? 'tbody [role="row"]' : `tbody [data-key="${one}"]`);
  const toRow = (one: string | undefined) => keepFocus(() => rowOf(one) ?? rowOf(undefined));

  function open(one: string | undefined): void {
    setWriting(undefined);
    startOpening(() => setOpenGuid(one));
  }
  function step(from: string | undefined, by: 1 | -1): void {
    const to = rowBeside(ids, from, by);
    if (to === undefined) return;
    open(to);
    rowOf(to)?.focus();
  }
  /** On to the next one that is left. */
  function goOn(from: string): void {
    const next = rowBeside(ids, from, 1) ?? rowBeside(ids, from, -1);
    open(next);
    rowOf(next)?.focus();
    toRow(next);
  }
  async function finish(one: string): Promise<void> {
    const reference = list.submissions.find((line) => line.guid === one)?.reference;
    goOn(one);
    if (!(await handling.change([one], { status: 'done' }, t('inbox.said.done', { count: 1, reference })))) open(one);
  }
  function write(one: string, kind: 'mail' | 'note'): void {
    keepDraft(one, { ...draftOf(one), kind });
    if (!isWide) return void navigate(submissionPath(guid, one, language));
    open(one);
    setWriting({ guid: one, at: Date.now() });
  }

  function toggle(one: string): void {
    const next = new Set(inSight);
    if (!next.delete(one)) next.add(one);
    choose(next);
  }
  function triage(action: TriageAction, one: string | undefined): void {
    const at = one ?? openGuid;
    if (action === 'next' || action === 'previous') {
      // The first press opens where one stands.
      if (isWide && openGuid === undefined) open(at);
      else step(at, action === 'next' ? 1 : -1);
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
    toRow(openGuid);
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
    toRow(asked === undefined || asked.what === 'handling' ? openGuid : asked.guids[0]);
  }

  const isOpen = isWide && openGuid !== undefined;
  return (
    <div className={styles.inbox} data-open={isOpen ? '' : undefined}>
      <div className={styles.main}>
        <PageHeading
          before={
            <p>
              <TextLink href={withLanguagePrefix(inbox.can.editForm ? '/admin/forms' : '/admin/submissions', language)}>
                {t(inbox.can.editForm ? 'inbox.allForms' : 'inbox.myForms')}
              </TextLink>
            </p>
          }
          actions={
            inbox.can.editForm && (
              <>
                <ExportButton formGuid={guid} />
                <Button variant="secondary" icon={Settings2} onPress={() => ask({ what: 'handling' })}>
                  {t('inbox.handling.open')}
                </Button>
              </>
            )
          }
        >
          {inbox.title}
        </PageHeading>
        <FormParts inbox={inbox} open={list.counts.open} />
        {inbox.can.editForm && <ExportTray formGuid={guid} />}
        <InboxPiles search={wanted} counts={list.counts} />
        <InboxFilters inbox={inbox} search={wanted} onChange={go} />
        <ChosenInboxFilters inbox={inbox} search={wanted} onChange={go} />
        {handling.failure !== undefined && !isOpen && (
          <Notice tone="danger" isLive>
            {refusalText(handling.failure, t)}
          </Notice>
        )}
        <InboxTable
          ref={table}
          inbox={inbox}
          list={list}
          search={search}
          chosen={inSight}
          openGuid={isWide ? openGuid : undefined}
          onChoose={choose}
          onChange={go}
          onOpen={(one) => (isWide ? open(one) : void navigate(submissionPath(guid, one, language)))}
          onTake={(row) => {
            void assign([row.guid], me);
            toRow(row.guid);
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
      {isOpen && (
        <aside className={styles.side} aria-label={t('inbox.one')}>
          <Suspense fallback={<SubmissionSkeleton />}>
            <SubmissionPanel
              inbox={inbox}
              guid={openGuid}
              writing={writing?.guid === openGuid ? writing.at : undefined}
              handling={handling}
              beside={{
                onPrevious:
                  rowBeside(ids, openGuid, -1) === undefined ? undefined : () => open(rowBeside(ids, openGuid, -1)),
                onNext: rowBeside(ids, openGuid, 1) === undefined ? undefined : () => open(rowBeside(ids, openGuid, 1)),
                onClose: () => {
                  open(undefined);
                  toRow(openGuid);
                },
              }}
              onDone={() => goOn(openGuid)}
            />
          </Suspense>
        </aside>
      )}
      {asked?.what === 'assign' && (
        <ChoosePersonDialog
          count={asked.guids.length}
          people={inbox.people}
          me={me}
          onChoose={(person) => void assign(asked.guids, person)}
          onClose={stopAsking}
        />
      )}
      {asked?.what === 'label' && (
        <LabelDialog
          count={asked.guids.length}
          labels={inbox.labels}
          onAdd={(addLabels) =>
            void changeChosen(
              { addLabels },
              t('inbox.said.labelled', { count: asked.guids.length, label: addLabels.join(', ') }),
            )
          }
          onClose={stopAsking}
        />
      )}
      <Suspense fallback={null}>
        {asked?.what === 'handling' && <HandlingDialog inbox={inbox} onClose={() => ask(undefined)} />}
      </Suspense>
    </div>
  );
}
