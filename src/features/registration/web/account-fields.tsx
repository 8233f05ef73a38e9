import { passwordLength } from '#features/users/contract/password-length.ts';
import { usePasswordAdvice } from '#features/users/web/parts/use-password-advice.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmailField } from '#platform/web/ui/field/email-field.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { fieldIds } from './account-form.tsx';
import type { FieldErrors } from './use-account-form.ts';

export function AddressField({ wrong, label }: { wrong: FieldErrors; label?: string }) {
  const { t } = useTranslation();
  return (
    <EmailField
      id={fieldIds.email}
      name="email"
      label={label ?? t('registration.email')}
      autoComplete={label === undefined ? 'username' : 'email'}
      isRequired
      error={wrong.email}
    />
  );
}

export function NewPasswordField({ wrong, label }: { wrong: FieldErrors; label: string }) {
  const { t } = useTranslation();
  const advise = usePasswordAdvice();
  return (
    <PasswordField
      id={fieldIds.password}
      name="password"
      label={label}
      help={t('registration.passwordHelp', { least: passwordLength.least })}
      autoComplete="new-password"
      advise={advise}
      isRequired
      error={wrong.password}
    />
  );
}

/** For who registered in another browser. */
export function ChosenPasswordField({ wrong }: { wrong: FieldErrors }) {
  const { t } = useTranslation();
  return (
    <PasswordField
      id={fieldIds.password}
      name="password"
      label={t('registration.password')}
      help={t('registration.verify.passwordHelp')}
      isRequired
      error={wrong.password}
    />
  );
}

/** To show that it is still them; who has none leaves it empty and must have signed in just now. */
export function OwnPasswordField({ wrong }: { wrong: FieldErrors }) {
  const { t } = useTranslation();
  return (
    <PasswordField
      id={fieldIds.password}
      name="password"
      label={t('registration.change.password')}
      help={t('registration.change.passwordHelp')}
      autoComplete="current-password"
      error={wrong.password}
    />
  );
}

export function CodeField({ wrong }: { wrong: FieldErrors }) {
  const { t } = useTranslation();
  return (
    <TextField
      id={fieldIds.code}
      name="code"
      label={t('registration.code')}
      help={t('registration.codeHelp')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      isRequired
      error={wrong.code}
    />
  );
}
