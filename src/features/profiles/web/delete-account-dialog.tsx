import { useState } from 'react';
import { useUserStore } from '#features/auth/web/user-store-context.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { EmailField } from '#platform/web/ui/field/email-field.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { ApplicationUser } from '../contract/profile.ts';
import { deleteLoggedInProfile, sendDeletionCode } from '../contract/profiles.endpoints.ts';
import styles from './account.module.css';

interface DeleteAccountDialogProps {
  user: ApplicationUser;
  proof: 'password' | 'code';
  onClose(): void;
}

const ids = { email: 'delete-email', proof: 'delete-proof', form: 'delete-form' };

/** Asked twice: by typing one's address, and by what only they know or get. */
export function DeleteAccountDialog({ user, proof, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const store = useUserStore();
  const [email, setEmail] = useState('');
  const [given, setGiven] = useState('');
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);

  async function leave() {
    const missing: FormError[] = [];
    if (email.trim().toLowerCase() !== user.email.toLowerCase())
      missing.push({ fieldId: ids.email, message: t('profiles.delete.otherAddress') });
    if (given === '') missing.push({ fieldId: ids.proof, message: t(`profiles.delete.missing.${proof}`) });
    setErrors(missing);
    if (missing.length > 0) return;
    try {
      await call(deleteLoggedInProfile, { body: { email, [proof]: given } });
      store.signOut();
      goTo(withLanguagePrefix('/', language));
    } catch (error) {
      const isProof = error instanceof CallError && error.code === 'proof-wrong';
      setErrors([{ fieldId: isProof ? ids.proof : ids.email, message: refusalText(error, t) }]);
    }
  }

  const submit = () => {
    if (isPending) return;
    setPending(true);
    void leave().finally(() => {
      setPending(false);
      setAttempt((count) => count + 1);
    });
  };
  const messageOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  return (
    <Dialog
      title={t('profiles.delete.sure')}
      size="small"
      isAlert
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      footer={(close) => (
        <>
          <Button type="submit" form={ids.form} variant="danger" isPending={isPending} pendingText={t('ui.busy')}>
            {t('profiles.delete.confirm')}
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={close}>
            {t('profiles.delete.keep')}
          </Button>
        </>
      )}
    >
      <form
        id={ids.form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormErrorSummary errors={errors} attempt={attempt} />
        <EmailField
          id={ids.email}
          label={t('profiles.delete.typeAddress')}
          help={user.email}
          autoComplete="off"
          isRequired
          value={email}
          onChange={setEmail}
          error={messageOf(ids.email)}
        />
        {proof === 'password' ? (
          <PasswordField
            id={ids.proof}
            label={t('profiles.delete.password')}
            isRequired
            value={given}
            onChange={setGiven}
            error={messageOf(ids.proof)}
          />
        ) : (
          <MailedCode value={given} onChange={setGiven} error={messageOf(ids.proof)} />
        )}
      </form>
    </Dialog>
  );
}

interface MailedCodeProps {
  value: string;
  onChange(value: string): void;
  error: FormError['message'];
}

/** For who signs in without a password. */
function MailedCode({ value, onChange, error }: MailedCodeProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [state, setState] = useState<{ isSent: boolean; text: string }>();
  const send = async () => {
    try {
      await call(sendDeletionCode, {});
      setState({ isSent: true, text: t('profiles.delete.codeSent') });
    } catch (failure) {
      setState({ isSent: false, text: refusalText(failure, t) });
    }
  };
  return (
    <>
      <p>
        <Button onPress={() => void send()}>{t('profiles.delete.sendCode')}</Button>
      </p>
      <p role="status">{state?.text}</p>
      <TextField
        id={ids.proof}
        label={t('profiles.delete.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        value={value}
        onChange={onChange}
        error={error}
      />
    </>
  );
}
