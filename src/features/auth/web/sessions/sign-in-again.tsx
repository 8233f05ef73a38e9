import { useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmailField } from '#platform/web/ui/field/email-field.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { signInWithEmail } from '../../contract/auth.endpoints.ts';
import { takeSecondStep } from '../../contract/two-factor.endpoints.ts';
import styles from '../parts/security.module.css';
import { useUserStore } from '../user-store-context.ts';

interface SignInAgainProps {
  email: string;
  onSignedIn: (userId: string) => void;
  /** Looks whether someone signed in elsewhere. */
  onCheck: () => Promise<boolean>;
  onLater: () => void;
}

export function SignInAgain({ email: known, onSignedIn, onCheck, onLater }: SignInAgainProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const store = useUserStore();
  const [refusal, setRefusal] = useState<string>();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);

  const { isPending, submit } = useSending(async ({ email = '', password = '', code = '' }) => {
    setRefusal(undefined);
    try {
      const answer = isCodeAsked
        ? await call(takeSecondStep, { body: { code } })
        : await call(signInWithEmail, { body: { email, password } });
      if (!('token' in answer)) return setCodeAsked(true);
      store.signIn(answer.token, new Date());
      onSignedIn(answer.user.id);
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
  });

  const check = async () => {
    setRefusal(undefined);
    if (!(await onCheck().catch(() => false))) setRefusal(t('auth.again.stillOut'));
  };

  return (
    <form className={styles.steps} noValidate onSubmit={submit}>
      <p>{t('auth.again.lead')}</p>
      {refusal && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      {isCodeAsked ? (
        <TextField
          name="code"
          label={t('auth.secondStep.code')}
          help={t('auth.secondStep.codeHelp')}
          autoComplete="one-time-code"
          isRequired
          autoFocus
        />
      ) : (
        <>
          <EmailField name="email" label={t('auth.email')} autoComplete="username" defaultValue={known} isRequired />
          <PasswordField name="password" label={t('auth.password')} isRequired autoFocus />
        </>
      )}
      <Button type="submit" variant="primary" isWide isPending={isPending} pendingText={t('auth.login.busy')}>
        {t('auth.again.submit')}
      </Button>
      {isElsewhere ? (
        <>
          <p>{t('auth.again.waiting')}</p>
          <Button isWide onPress={() => void check()}>
            {t('auth.again.checkNow')}
          </Button>
        </>
      ) : (
        <p>
          <TextLink href={withLanguagePrefix('/login', language)} target="_blank" onClick={() => setElsewhere(true)}>
            {t('auth.again.otherWay')}
          </TextLink>
        </p>
      )}
      <Button variant="quiet" isWide onPress={onLater}>
        {t('auth.again.later')}
      </Button>
    </form>
  );
}
