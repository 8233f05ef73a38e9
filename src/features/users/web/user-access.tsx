import Mail from 'lucide-react/icons/mail';
import Pause from 'lucide-react/icons/pause';
import { useState } from 'react';
import { NoMailServer } from '#features/mail/web/parts/no-mail-server.tsx';
import { askVerificationMail } from '#features/registration/contract/registration.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { UserDetail } from '../contract/user.ts';
import { useUserChanges } from './use-user-changes.ts';
import styles from './user-screen.module.css';

/** Whether someone can get in, and what is still missing for it. */
export function UserAccess({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const { change } = useUserChanges();
  const [isAsking, setAsking] = useState(false);
  const { name } = user;
  const switchTo = (isActive: boolean) => change(user, { isActive });
  return (
    <Sheet title={t('users.edit.active')}>
      <p>{t(user.isActive ? 'users.edit.activeText' : 'users.edit.inactiveText')}</p>
      <div>
        {user.isActive ? (
          user.can.deactivate ? (
            <Button icon={Pause} variant="secondary" onPress={() => setAsking(true)}>
              {t('users.edit.deactivate')}
            </Button>
          ) : (
            <p className={styles.help}>{t('users.edit.cannotDeactivate')}</p>
          )
        ) : (
          <Button variant="primary" onPress={() => void switchTo(true).catch(() => undefined)}>
            {t('users.edit.activate')}
          </Button>
        )}
      </div>
      {!user.emailVerified && <VerificationMail email={user.email} />}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('users.edit.deactivateTitle', { name })}
        confirmText={t('users.edit.deactivate')}
        isDanger
        onConfirm={() => switchTo(false)}
      >
        {t('users.edit.deactivateOne', { name })}
      </ConfirmDialog>
    </Sheet>
  );
}

type Sent = { isSent: true } | { isSent: false; reason: string };

function VerificationMail({ email }: { email: string }) {
  const { t } = useTranslation();
  const call = useCall();
  const [sent, setSent] = useState<Sent | undefined>();
  const send = () =>
    call(askVerificationMail, { body: { email } }).then(
      () => setSent({ isSent: true }),
      (error: unknown) => setSent({ isSent: false, reason: refusalText(error, t) }),
    );
  return (
    <>
      <p>{t('users.fact.isNotVerified')}</p>
      <NoMailServer>{t('users.edit.noMail')}</NoMailServer>
      <div>
        <Button icon={Mail} variant="secondary" onPress={() => void send()}>
          {t('users.edit.verify')}
        </Button>
      </div>
      {sent?.isSent === true && (
        <Notice tone="success" isLive>
          {t('users.edit.verifySent')}
        </Notice>
      )}
      {sent?.isSent === false && (
        <Notice tone="danger" isLive title={t('users.edit.mailFailed')}>
          {sent.reason}
        </Notice>
      )}
    </>
  );
}
