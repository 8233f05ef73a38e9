import { useState } from 'react';
import { useUserStore } from '#features/auth/web/user-store-context.ts';
import { legalPath } from '#features/legal/contract/legal-kind.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { useSiteApp } from '../site-app-context.ts';
import type { TermsVersion } from './use-terms-version.ts';

interface TermsDialogProps {
  terms: TermsVersion;
  accepted: number | null | undefined;
  asked: 'first' | 'new-version';
  onClose(): void;
}

/** §4: accepting stores the version that holds now, declining stores null; either saves the profile silently. */
export default function TermsDialog({ terms, accepted, asked, onClose }: TermsDialogProps) {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  const dates = useDates();
  const { answer, busy, hasFailed } = useAnswer(accepted === null, onClose);
  const isNew = asked === 'new-version';
  const values = { accepted, version: terms.version, date: dates.date(terms.date) };
  return (
    <Dialog
      isOpen
      isAlert
      hasNoClose
      size="small"
      title={isNew ? t('legal.terms.newTitle') : t('legal.terms.title')}
      footer={
        <>
          <Button variant="primary" isPending={busy === 'accept'} onPress={() => answer('accept', terms.version)}>
            {t('legal.terms.accept')}
          </Button>
          <Button isPending={busy === 'decline'} onPress={() => answer('decline', null)}>
            {t('legal.terms.decline')}
          </Button>
        </>
      }
    >
      <p>{isNew ? t('legal.terms.newText', values) : t('legal.terms.text')}</p>
      <p>
        <a href={legalPath('terms-of-use', language)}>{t('legal.terms.read')}</a>
      </p>
      <p>{t('legal.terms.decliner')}</p>
      {hasFailed && (
        <Notice tone="danger" isLive>
          {t('legal.terms.failed')}
        </Notice>
      )}
    </Dialog>
  );
}

type Choice = 'accept' | 'decline';

function useAnswer(hadDeclined: boolean, onClose: () => void) {
  const call = useCall();
  const store = useUserStore();
  const runTask = useRunTask();
  const [busy, setBusy] = useState<Choice>();
  const [hasFailed, setFailed] = useState(false);
  const answer = async (choice: Choice, termsOfUseVersionAccepted: number | null) => {
    setBusy(choice);
    setFailed(false);
    const outcome = await runTask({
      type: 'save',
      entity: 'profile',
      silent: true,
      run: () => store.saveProfile(call, { termsOfUseVersionAccepted }),
    });
    setBusy(undefined);
    if (outcome.state === 'failed') return setFailed(true);
    // Who had declined is a member again; the page was made for someone who was not.
    if (hadDeclined && choice === 'accept') return window.location.reload();
    onClose();
  };
  return { answer, busy, hasFailed };
}
