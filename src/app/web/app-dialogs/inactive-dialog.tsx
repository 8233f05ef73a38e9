import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { UnsentNotice } from '../unsent-notice.tsx';
import { useSignOut } from '../use-sign-out.ts';

/** §2: shown when the user's isActive is false. */
export default function InactiveDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { state, unsent, leave } = useSignOut();
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
      {unsent > 0 && <UnsentNotice count={unsent} onLeave={() => void leave({ isSure: true })} />}
      {state === 'failed' && (
        <Notice tone="danger" isLive>
          {t('legal.inactive.failed')}
        </Notice>
      )}
    </Dialog>
  );
}
