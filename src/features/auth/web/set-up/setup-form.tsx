import ArrowRight from 'lucide-react/icons/arrow-right';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { firstHourPath } from '#features/first-hour/contract/first-hour-path.ts';
import { TermsToRead } from '#features/legal/web/parts/terms-to-read.tsx';
import { passwordLength } from '#features/users/contract/password-length.ts';
import { usePasswordAdvice } from '#features/users/web/parts/use-password-advice.ts';
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
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { completeSetup } from '../../contract/auth.endpoints.ts';
import { isPasskeyNotGiven, setUpWithPasskey } from '../passkey/setup-passkey.ts';
import { refusalTextOfAddress } from '../refusal-text.ts';
import { useUserStore } from '../user-store-context.ts';
import { SetupWay } from './setup-way.tsx';
import { useSetupWay } from './use-setup-way.ts';

const ids = { email: 'setup-email', password: 'setup-password' };

export function SetupForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const store = useUserStore();
  const [search] = useSearchParams();
  const [refusal, setRefusal] = useState(() => refusalTextOfAddress(search, t));
  const [wrong, setWrong] = useState<{ email?: string; password?: string }>({});
  const { least } = passwordLength;
  const next = withLanguagePrefix(firstHourPath('site'), language);
  const advise = usePasswordAdvice();
  const { canChoose, way, choose } = useSetupWay();
  /** The device gave no passkey: everything that was typed is still there. */
  const [isNotGiven, setNotGiven] = useState(false);

  const { isPending, attempt, submit } = useSending(async (fields) => {
    const { email = '', password = '', firstName = '', middleName = '', lastName = '' } = fields;
    const isByPassword = way === 'password';
    const errors = {
      ...(isEmail(email.trim()) ? {} : { email: t(email.trim() === '' ? 'auth.emailMissing' : 'auth.emailWrong') }),
      ...(isByPassword && password.length < least ? { password: t('auth.setup.passwordShort', { least }) } : {}),
    };
    setWrong(errors);
    setRefusal(undefined);
    setNotGiven(false);
    if (Object.keys(errors).length > 0) return;
    try {
      const person = { email, firstName, middleName, lastName };
      const signedIn = isByPassword
        ? await call(completeSetup, { params: { token }, body: { ...person, password } })
        : await setUpWithPasskey(call, token, person, t('auth.passkeys.firstName', { number: 1 }));
      store.signIn(signedIn.token, new Date());
      goTo(next);
    } catch (error) {
      if (isPasskeyNotGiven(error)) setNotGiven(true);
      else setRefusal(refusalText(error, t));
    }
  });
  const choosePassword = () => {
    choose('password');
    setNotGiven(false);
    keepFocus(() => document.getElementById(ids.password));
  };

  const errors: FormError[] = [];
  if (refusal !== undefined) errors.push({ fieldId: ids.email, message: refusal });
  if (wrong.email !== undefined) errors.push({ fieldId: ids.email, message: wrong.email });
  if (wrong.password !== undefined) errors.push({ fieldId: ids.password, message: wrong.password });

  return (
    <form className={styles.form} method="post" action={`/setup/${token}`} noValidate onSubmit={submit}>
      <FormErrorSummary
        errors={errors}
        attempt={attempt}
        title={refusal === undefined ? undefined : t('auth.setup.refused')}
      />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="returnTo" value={next} />
      <TextField name="firstName" label={t('auth.setup.firstName')} autoComplete="given-name" />
      <TextField name="middleName" label={t('auth.setup.middleName')} autoComplete="additional-name" />
      <TextField name="lastName" label={t('auth.setup.lastName')} autoComplete="family-name" />
      <EmailField
        id={ids.email}
        name="email"
        label={t('auth.email')}
        autoComplete="username"
        isRequired
        error={wrong.email}
      />
      {canChoose && <SetupWay value={way} onChange={choose} />}
      {way === 'password' && (
        <PasswordField
          id={ids.password}
          name="password"
          label={t('auth.setup.newPassword')}
          help={t('auth.setup.passwordHelp', { least })}
          autoComplete="new-password"
          advise={advise}
          isRequired
          error={wrong.password}
        />
      )}
      <TermsToRead />
      {isNotGiven && (
        <Notice
          icon={KeyRound}
          title={t('auth.setup.notGiven')}
          actions={<Button onPress={choosePassword}>{t('auth.setup.choosePassword')}</Button>}
          isLive
        >
          {t('auth.setup.notGivenHelp')}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        iconEnd={ArrowRight}
        isWide
        isPending={isPending}
        pendingText={t('auth.setup.busy')}
      >
        {t(way === 'passkey' ? 'auth.setup.submitPasskey' : 'auth.setup.submit')}
      </Button>
      {way === 'passkey' && <p className={styles.help}>{t('auth.setup.deviceAsks')}</p>}
    </form>
  );
}
