import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isEmail } from '#platform/contract/field-validators.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { EmailField } from '#platform/web/ui/field/email-field.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { signInWithEmail } from '../contract/auth.endpoints.ts';
import { LoginWays } from './login-ways.tsx';
import { usePasskeySignIn } from './passkey/use-passkey-sign-in.ts';
import { refusalTextOfAddress } from './refusal-text.ts';
import { useUserStore } from './user-store-context.ts';

const ids = { email: 'login-email', password: 'login-password' };

/** Works before any script has run: the browser then sends it to the same address itself. */
export function LoginForm({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const store = useUserStore();
  const [search] = useSearchParams();
  const [refusal, setRefusal] = useState(() => refusalTextOfAddress(search, t));
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});

  const enter = (token: string) => {
    store.signIn(token, new Date());
    goTo(returnTo);
  };
  const passkey = usePasskeySignIn(enter, (error) => setRefusal(refusalText(error, t)));

  const { isPending, attempt, submit } = useSending(async ({ email = '', password = '' }) => {
    const errors = {
      ...(isEmail(email.trim()) ? {} : { email: t(email.trim() === '' ? 'auth.emailMissing' : 'auth.emailWrong') }),
      ...(password === '' ? { password: t('auth.passwordMissing') } : {}),
    };
    setMissing(errors);
    setRefusal(undefined);
    if (Object.keys(errors).length > 0) return;
    try {
      const answer = await call(signInWithEmail, { body: { email, password } });
      if ('token' in answer) enter(answer.token);
      else goTo(`${withLanguagePrefix('/login/second-step', language)}?${new URLSearchParams({ returnTo })}`);
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
  });

  const errors: FormError[] = [];
  if (refusal !== undefined) errors.push({ fieldId: ids.email, message: refusal });
  if (missing.email !== undefined) errors.push({ fieldId: ids.email, message: missing.email });
  if (missing.password !== undefined) errors.push({ fieldId: ids.password, message: missing.password });

  return (
    <form className={styles.form} method="post" action="/login" noValidate onSubmit={submit}>
      <FormErrorSummary
        errors={errors}
        attempt={attempt}
        title={refusal === undefined ? undefined : t('auth.login.refused')}
      />
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="language" value={language} />
      <EmailField
        id={ids.email}
        name="email"
        label={t('auth.email')}
        autoComplete="username webauthn"
        isRequired
        error={missing.email}
      />
      <PasswordField id={ids.password} name="password" label={t('auth.password')} isRequired error={missing.password} />
      <Button type="submit" variant="primary" isWide isPending={isPending} pendingText={t('auth.login.busy')}>
        {t('auth.login.submit')}
      </Button>
      <LoginWays returnTo={returnTo} passkey={passkey} />
      <p className={styles.help}>{t('auth.login.help')}</p>
    </form>
  );
}
