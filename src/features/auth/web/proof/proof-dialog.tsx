import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { giveOwnerProof, type OwnerProof } from '../../contract/proof.endpoints.ts';
import styles from '../parts/security.module.css';
import { isPasskeyCancelled, knowsPasskeys, showPasskey } from '../passkey/passkey-browser.ts';

interface ProofDialogProps {
  ways: OwnerProof['ways'];
  lead?: string | undefined;
  onEnd: (isShown: boolean) => void;
}

/** A password, or a code for who has none; and a passkey where the browser knows them. */
export default function ProofDialog({ ways, lead, onEnd }: ProofDialogProps) {
  const { t } = useTranslation();
  const typed = ways.find((way) => way !== 'passkey');
  const hasPasskey = ways.includes('passkey') && knowsPasskeys();
  return (
    <Dialog title={t('auth.proof.title')} size="small" isOpen onOpenChange={() => onEnd(false)}>
      <div className={styles.steps}>
        <p>{lead ?? t('auth.proof.lead')}</p>
        {typed !== undefined && <TypedProof way={typed} onShown={() => onEnd(true)} />}
        {hasPasskey && <PasskeyProof isOnlyWay={typed === undefined} onShown={() => onEnd(true)} />}
        {typed === undefined && !hasPasskey && <p>{t('auth.proof.notHere')}</p>}
      </div>
    </Dialog>
  );
}

function TypedProof({ way, onShown }: { way: 'password' | 'code'; onShown: () => void }) {
  const { t } = useTranslation();
  const call = useCall();
  const [refusal, setRefusal] = useState<string>();
  const isPassword = way === 'password';
  const { isPending, submit } = useSending(async ({ password = '', code = '' }) => {
    setRefusal(undefined);
    if ((isPassword ? password : code.trim()) === '') {
      setRefusal(t(isPassword ? 'auth.passwordMissing' : 'auth.secondStep.codeMissing'));
      return;
    }
    try {
      await call(giveOwnerProof, { body: isPassword ? { password } : { code } });
      onShown();
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
  });
  return (
    <form className={styles.steps} noValidate onSubmit={submit}>
      {isPassword ? (
        <PasswordField name="password" label={t('auth.security.yourPassword')} isRequired autoFocus error={refusal} />
      ) : (
        <TextField
          name="code"
          label={t('auth.proof.code')}
          help={t('auth.secondStep.codeHelp')}
          autoComplete="one-time-code"
          isRequired
          autoFocus
          error={refusal}
        />
      )}
      <div>
        <Button type="submit" variant="primary" isPending={isPending} pendingText={t('ui.busy')}>
          {t('auth.proof.confirm')}
        </Button>
      </div>
    </form>
  );
}

function PasskeyProof({ isOnlyWay, onShown }: { isOnlyWay: boolean; onShown: () => void }) {
  const { t } = useTranslation();
  const call = useCall();
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const show = async () => {
    setRefusal(undefined);
    setPending(true);
    try {
      await call(giveOwnerProof, { body: { credential: await showPasskey(call) } });
      onShown();
    } catch (error) {
      if (!isPasskeyCancelled(error)) setRefusal(refusalText(error, t));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {refusal && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      <div>
        <Button
          icon={KeyRound}
          variant={isOnlyWay ? 'primary' : undefined}
          autoFocus={isOnlyWay}
          isPending={isPending}
          pendingText={t('auth.login.passkeyBusy')}
          onPress={() => void show()}
        >
          {t('auth.proof.passkey')}
        </Button>
      </div>
    </>
  );
}
