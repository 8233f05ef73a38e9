import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '#features/auth/web/sign-out.ts';
import { useUserStore } from '#features/auth/web/user-store-context.ts';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { useSiteApp } from '../site-app-context.ts';

/** §2: shown when the user's isActive is false. */
export default function InactiveDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const call = useCall();
  const store = useUserStore();
  const { language } = useSiteApp();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const leave = async () => {
    setState('busy');
    try {
      await signOut(call, store);
      window.location.assign(withLanguagePrefix('/', language));
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog
      isOpen
      isAlert
      hasNoClose
      size="small"
      title={t('legal.inactive.title')}
      footer={
        <>
          <Button variant="primary" onPress={onClose}>
            {t('legal.inactive.stay')}
          </Button>
          <Button isPending={state === 'busy'} onPress={() => void leave()}>
            {t('legal.inactive.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('legal.inactive.text')}</p>
      <p>{t('legal.inactive.help')}</p>
      {state === 'failed' && (
        <Notice tone="danger" isLive>
          {t('legal.inactive.failed')}
        </Notice>
      )}
    </Dialog>
  );
}
