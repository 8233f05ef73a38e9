import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NoMailServer } from '#features/mail/web/parts/no-mail-server.tsx';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import type { LineReport } from '../contract/invitation.ts';
import { checkInvitationLines, sendInvitations } from '../contract/invitations.endpoints.ts';
import styles from './invitations-screen.module.css';
import { type InviteFields, InviteForm, linesId } from './invite-form.tsx';
import { InviteReport } from './invite-report.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useInvitationsReload } from './use-invitations-reload.ts';

/** Whom, then what is wrong with the lines, and only then the sending. */
export default function InviteScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [batchId, setBatchId] = useState<string | undefined>();
  return (
    <div className={styles.screen}>
      <PageHeading
        before={
          <Breadcrumbs
            crumbs={[
              { label: t('admin.menu.invitations'), href: withLanguagePrefix('/admin/invitations', language) },
              { label: t('invitations.new.title') },
            ]}
          />
        }
        lead={t('invitations.new.lead')}
      >
        {t('invitations.new.title')}
      </PageHeading>
      <NoMailServer>{t('invitations.new.noMail')}</NoMailServer>
      {batchId === undefined ? (
        <Invite language={language} onSent={setBatchId} />
      ) : (
        <SendingProgress batchId={batchId} onAgain={() => setBatchId(undefined)} />
      )}
    </div>
  );
}

function Invite({ language, onSent }: { language: Language; onSent: (batchId: string) => void }) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const reload = useInvitationsReload();
  const [fields, setFields] = useState<InviteFields>({ lines: '', roleIds: [], language, message: '' });
  const [report, setReport] = useState<LineReport | undefined>();
  const [refusal, setRefusal] = useState<string | undefined>();

  async function check() {
    setRefusal(undefined);
    try {
      setReport(await call(checkInvitationLines, { body: { lines: fields.lines } }));
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
  }

  async function send(count: number) {
    const outcome = await runTask({
      type: 'add',
      entity: 'invitation',
      bulk: count,
      run: () => call(sendInvitations, { body: { ...fields, roleIds: [...fields.roleIds] } }),
    });
    await reload();
    if (outcome.state === 'done') return onSent(outcome.value.batchId);
    setReport(undefined);
    setRefusal(refusalText(outcome.error, t));
  }

  // Drawn first, so that the field is there to go back to.
  function changeLines() {
    flushSync(() => setReport(undefined));
    document.getElementById(linesId)?.focus();
  }

  return (
    <>
      {report === undefined ? (
        <InviteForm fields={fields} onChange={setFields} onCheck={check} refusal={refusal} />
      ) : (
        <InviteReport report={report} onChange={changeLines} onSend={() => send(report.people.length)} />
      )}
      <UnsavedChanges isDirty={fields.lines.trim() !== '' || fields.message.trim() !== ''} />
    </>
  );
}
