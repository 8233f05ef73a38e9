import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { beginTwoFactor, confirmTwoFactor } from '../../contract/two-factor.endpoints.ts';
import type { TwoFactorSetup as Setup } from '../../contract/two-factor.ts';
import own from '../account-security.module.css';
import styles from '../parts/security.module.css';
import { AskPasswordDialog } from '../password/ask-password-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

interface TwoFactorSetupProps {
  hasPassword: boolean;
  onEnd: () => Promise<void>;
}

/** Password, then the key for the app, then its first code, then the recovery codes. */
export default function TwoFactorSetup({ hasPassword, onEnd }: TwoFactorSetupProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [setup, setSetup] = useState<Setup>();
  const [isConfirmed, setConfirmed] = useState(false);

  if (setup === undefined) {
    return (
      <AskPasswordDialog
        isOpen
        onOpenChange={() => void onEnd()}
        title={t('auth.twoFactor.switchOn')}
        confirmText={t('auth.twoFactor.next')}
        hasPassword={hasPassword}
        onConfirm={async (password) => setSetup(await call(beginTwoFactor, { body: { password } }))}
      >
        <p>{t('auth.twoFactor.setupLead')}</p>
      </AskPasswordDialog>
    );
  }
  if (!isConfirmed) {
    return (
      <Dialog isOpen onOpenChange={() => void onEnd()} title={t('auth.twoFactor.scanTitle')} isAlert>
        <ScanStep setup={setup} onConfirmed={() => setConfirmed(true)} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => void onEnd()}
      title={t('auth.twoFactor.codesTitle')}
      isAlert
      hasNoClose
      footer={(close) => (
        <Button variant="primary" onPress={close}>
          {t('auth.twoFactor.codesKept')}
        </Button>
      )}
    >
      <RecoveryCodeList codes={setup.recoveryCodes} />
    </Dialog>
  );
}

function ScanStep({ setup, onConfirmed }: { setup: Setup; onConfirmed: () => void }) {
  const { t } = useTranslation();
  const call = useCall();
  const [refusal, setRefusal] = useState<string>();
  const { isPending, submit } = useSending(async ({ code = '' }) => {
    setRefusal(undefined);
    if (code.trim() === '') {
      setRefusal(t('auth.secondStep.codeMissing'));
      return;
    }
    try {
      await call(confirmTwoFactor, { body: { code } });
      onConfirmed();
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
  });
  return (
    <form className={styles.steps} noValidate onSubmit={submit}>
      <p>{t('auth.twoFactor.scanLead')}</p>
      <QrCode text={setup.uri} label={t('auth.twoFactor.qr')} />
      <div>
        <p>{t('auth.twoFactor.keyLead')}</p>
        <p className={classNames(styles.code, own.key)}>{setup.key.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <TextField
        name="code"
        label={t('auth.twoFactor.firstCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        error={refusal}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isPending} pendingText={t('ui.busy')}>
          {t('auth.twoFactor.switchOn')}
        </Button>
      </div>
    </form>
  );
}
