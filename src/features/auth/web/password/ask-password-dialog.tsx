import { type ReactNode, useState } from 'react';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import styles from '../parts/security.module.css';
import { useOwnerProof } from '../parts/use-owner-proof.tsx';

interface AskPasswordDialogProps {
  title: string;
  children?: ReactNode;
  confirmText: string;
  isDanger?: boolean;
  /** People who came by mail or through their employer have none to ask for. */
  hasPassword: boolean;
  onConfirm: (password: string | undefined) => Promise<void>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** For what an open session alone may not do. */
export function AskPasswordDialog(props: AskPasswordDialogProps) {
  const { title, children, confirmText, isDanger, hasPassword, onConfirm, isOpen, onOpenChange } = props;
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string>();
  const proof = useOwnerProof();
  const { isPending, submit } = useSending(async ({ password = '' }) => {
    setRefusal(undefined);
    if (hasPassword && password === '') {
      setRefusal(t('auth.passwordMissing'));
      return;
    }
    try {
      // Where there is a password it is the proof.
      if (!hasPassword && !(await proof.ask())) return setRefusal(t('auth.proof.cancelled'));
      await onConfirm(hasPassword ? password : undefined);
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
  });
  return (
    <>
      <Dialog title={title} size="small" isOpen={isOpen} onOpenChange={onOpenChange}>
        <form className={styles.steps} noValidate onSubmit={submit}>
          {children}
          {hasPassword ? (
            <PasswordField
              name="password"
              label={t('auth.security.yourPassword')}
              isRequired
              autoFocus
              error={refusal}
            />
          ) : (
            refusal && <p role="alert">{refusal}</p>
          )}
          <div>
            <Button
              type="submit"
              variant={isDanger ? 'danger' : 'primary'}
              isPending={isPending}
              pendingText={t('ui.busy')}
            >
              {confirmText}
            </Button>
          </div>
        </form>
      </Dialog>
      {proof.dialog}
    </>
  );
}
