import { useState } from 'react';
import { useUserState, useUserStore } from '#features/auth/web/user-store-context.ts';
import { legalPath } from '#features/legal/contract/legal-kind.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';

/** What saying no to the terms took away, and the way back (§4). */
export function DeclinedTerms() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { accept, isBusy, hasFailed } = useAccept();
  return (
    <Notice
      tone="warning"
      title={t('profiles.declined.title')}
      actions={
        <>
          <Button variant="primary" isPending={isBusy} onPress={accept}>
            {t('profiles.declined.accept')}
          </Button>
          <TextLink isStandalone href={legalPath('terms-of-use', language)}>
            {t('profiles.declined.read')}
          </TextLink>
        </>
      }
    >
      {t('profiles.declined.text')}
      {hasFailed && <p role="alert">{t('profiles.declined.failed')}</p>}
    </Notice>
  );
}

function useAccept() {
  const call = useCall();
  const store = useUserStore();
  const runTask = useRunTask();
  const { termsOfUseVersion } = useUserState();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const accept = async () => {
    setBusy(true);
    setFailed(false);
    const { state } = await runTask({
      type: 'save',
      entity: 'profile',
      silent: true,
      run: () => store.saveProfile(call, { termsOfUseVersionAccepted: termsOfUseVersion }),
    });
    setBusy(false);
    if (state === 'failed') return setFailed(true);
    // The page was made for someone without rights.
    window.location.reload();
  };
  return { accept: () => void accept(), isBusy, hasFailed };
}
