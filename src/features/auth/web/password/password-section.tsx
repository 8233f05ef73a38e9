import { useState } from 'react';
import { passwordLength } from '#features/users/contract/password-length.ts';
import { usePasswordAdvice } from '#features/users/web/parts/use-password-advice.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useReload } from '#platform/web/api/use-reload.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { changePassword } from '../../contract/password.endpoints.ts';
import { listSessions } from '../../contract/sessions.endpoints.ts';
import { readTwoFactor } from '../../contract/two-factor.endpoints.ts';
import styles from '../account-security.module.css';
import { SecuritySection } from '../parts/security-section.tsx';

const ids = { currentPassword: 'security-current-password', newPassword: 'security-new-password' };
type Field = keyof typeof ids;

export function PasswordSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hasPassword } = useLoaded(readTwoFactor, {});
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <SecuritySection
      title={t('auth.password')}
      lead={t(hasPassword ? 'auth.security.passwordLead' : 'auth.security.noPassword')}
    >
      {isDone && (
        <Notice tone="success" isLive>
          {t('auth.security.passwordChanged')}
        </Notice>
      )}
      {!hasPassword && (
        <div>
          <ButtonLink href={withLanguagePrefix('/reset-password', language)}>
            {t('auth.security.makePassword')}
          </ButtonLink>
        </div>
      )}
      {hasPassword && !isOpen && (
        <div>
          {/* Whoever leaves the form is back at the button that opened it. */}
          <Button autoFocus={wasOpen} onPress={() => setOpen(true)}>
            {t('auth.security.changePassword')}
          </Button>
        </div>
      )}
      {hasPassword && isOpen && (
        <PasswordForm
          onEnd={(hasChanged) => {
            setOpen(false);
            setWasOpen(true);
            setDone(hasChanged);
          }}
        />
      )}
    </SecuritySection>
  );
}

function PasswordForm({ onEnd }: { onEnd: (hasChanged: boolean) => void }) {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useReload();
  const [refusal, setRefusal] = useState<string>();
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({});
  const { least } = passwordLength;
  const advise = usePasswordAdvice();

  const { isPending, attempt, submit } = useSending(async (fields) => {
    const { currentPassword = '', newPassword = '' } = fields;
    const found = {
      ...(currentPassword === '' ? { currentPassword: t('auth.passwordMissing') } : {}),
      ...(newPassword.length < least ? { newPassword: t('auth.setup.passwordShort', { least }) } : {}),
    };
    setWrong(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return;
    try {
      await call(changePassword, { body: { currentPassword, newPassword } });
      await reload(listSessions);
      onEnd(true);
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
  });

  const errors: FormError[] = (Object.keys(ids) as Field[]).flatMap((field) =>
    wrong[field] === undefined ? [] : [{ fieldId: ids[field], message: wrong[field] }],
  );
  if (refusal !== undefined) errors.push({ fieldId: ids.currentPassword, message: refusal });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormErrorSummary
        errors={errors}
        attempt={attempt}
        title={refusal === undefined ? undefined : t('auth.security.passwordRefused')}
      />
      <PasswordField
        id={ids.currentPassword}
        name="currentPassword"
        label={t('auth.security.currentPassword')}
        isRequired
        autoFocus
        error={wrong.currentPassword}
      />
      <PasswordField
        id={ids.newPassword}
        name="newPassword"
        label={t('auth.security.newPassword')}
        help={t('auth.setup.passwordHelp', { least })}
        autoComplete="new-password"
        advise={advise}
        isRequired
        error={wrong.newPassword}
      />
      <p>{t('auth.security.endsOthers')}</p>
      <ButtonRow>
        <Button type="submit" variant="primary" isPending={isPending} pendingText={t('ui.busy')}>
          {t('auth.security.changePassword')}
        </Button>
        <Button variant="quiet" onPress={() => onEnd(false)}>
          {t('ui.cancel')}
        </Button>
      </ButtonRow>
    </form>
  );
}
