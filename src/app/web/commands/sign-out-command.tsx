import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { UnsentNotice } from '../unsent-notice.tsx';
import { useSignOut } from '../use-sign-out.ts';

/** Signs out at once; asks only who would lose something by it, and tells when it did not work. */
export default function SignOutCommand({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { state, unsent, leave } = useSignOut();
  const start = useEffectEvent(() => void leave());
  useEffect(() => start(), []);
  return (
    <Dialog
      isOpen={unsent > 0 || state === 'failed'}
      size="small"
      title={t('commands.signOut')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{t('ui.cancel')}</Button>}
    >
      {unsent > 0 && <UnsentNotice count={unsent} onLeave={() => void leave({ isSure: true })} />}
      {state === 'failed' && (
        <Notice tone="danger" isLive>
          {t('account.signOutFailed')}
        </Notice>
      )}
    </Dialog>
  );
}
