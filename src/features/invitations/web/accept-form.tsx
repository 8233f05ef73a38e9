import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { passwordLength } from '#features/users/contract/password-length.ts';
import { usePasswordAdvice } from '#features/users/web/parts/use-password-advice.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { refusalText, refusalTextOfAddress } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { splitName } from '../contract/split-name.ts';
import { tryToAccept } from './accept-invitation.ts';

interface AcceptFormProps {
  code: string;
  /** As the admin wrote it; a start for the names. */
  name: string;
  /** Nobody has this address here yet: then it takes a password too. */
  needsAccount: boolean;
}

const ids = { password: 'invitation-password', submit: 'invitation-submit' };
const knownCodes = [
  'bad-input',
  'invitation-not-found',
  'invitation-expired',
  'invitation-sign-in',
  'invitation-other-account',
  'invitation-failed',
  'too-many-requests',
  'weak-password',
];

/** Works before any script has run: the browser then sends it to the same address itself. */
export function AcceptForm({ code, name, needsAccount }: AcceptFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const [search] = useSearchParams();
  const [refusal, setRefusal] = useState(() => refusalTextOfAddress(search, t, knownCodes));
  const [isShort, setShort] = useState(false);
  const { least } = passwordLength;
  const advise = usePasswordAdvice();
  const { firstName, middleName, lastName } = splitName(name);

  const { isPending, attempt, submit } = useSending(async (fields) => {
    setRefusal(undefined);
    const tooShort = needsAccount && (fields.password ?? '').length < least;
    setShort(tooShort);
    if (tooShort) return;
    const { password, ...names } = pick(fields);
    const body = needsAccount ? { id: code, ...names, password } : { id: code };
    const isAccepted = await tryToAccept(call, body, (error) => setRefusal(refusalText(error, t)));
    // As another person from here on: everything is loaded anew.
    if (isAccepted) goTo(withLanguagePrefix('/', language));
  });

  const errors = [
    ...(refusal === undefined ? [] : [{ fieldId: needsAccount ? ids.password : ids.submit, message: refusal }]),
    ...(isShort ? [{ fieldId: ids.password, message: t('invitation.passwordShort', { least }) }] : []),
  ];
  return (
    <form className={styles.form} method="post" action={`/invitation/${code}`} noValidate onSubmit={submit}>
      <FormErrorSummary
        errors={errors}
        attempt={attempt}
        title={refusal === undefined ? undefined : t('invitation.refused')}
      />
      <input type="hidden" name="language" value={language} />
      {needsAccount ? (
        <>
          <h2>{t('invitation.make')}</h2>
          <TextField
            name="firstName"
            label={t('invitation.firstName')}
            autoComplete="given-name"
            defaultValue={firstName}
          />
          <TextField
            name="middleName"
            label={t('invitation.middleName')}
            autoComplete="additional-name"
            defaultValue={middleName}
          />
          <TextField
            name="lastName"
            label={t('invitation.lastName')}
            autoComplete="family-name"
            defaultValue={lastName}
          />
          <PasswordField
            id={ids.password}
            name="password"
            label={t('invitation.password')}
            help={t('invitation.passwordHelp', { least })}
            autoComplete="new-password"
            advise={advise}
            isRequired
            error={isShort ? t('invitation.passwordShort', { least }) : undefined}
          />
        </>
      ) : (
        <p>{t('invitation.signedInLead')}</p>
      )}
      <Button
        id={ids.submit}
        type="submit"
        variant="primary"
        isWide
        isPending={isPending}
        pendingText={t('invitation.accepting')}
      >
        {t('invitation.accept')}
      </Button>
    </form>
  );
}

const pick = ({ firstName = '', middleName = '', lastName = '', password = '' }: Readonly<Record<string, string>>) => ({
  firstName,
  middleName,
  lastName,
  password,
});
