import { useNavigate } from 'react-router';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { register } from '../contract/registration.endpoints.ts';
import { AddressField, NewPasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useReturnTo } from './use-return-to.ts';

export default function RegisterScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const settings = useLoaded(readSettings, { query: { language } });
  const mode = settings.find(({ key }) => key === 'registration')?.value;
  const { screenAddress } = useReturnTo();
  if (mode === 'closed') {
    return (
      <NarrowCard title={t('registration.register.closedTitle')} lead={t('registration.register.closed')}>
        <ButtonLink href={screenAddress('/login')}>{t('registration.toLogin')}</ButtonLink>
      </NarrowCard>
    );
  }
  return (
    <NarrowCard
      title={t('registration.register.title')}
      lead={mode === 'approval' ? t('registration.register.waitsLead') : t('registration.register.lead')}
    >
      <RegisterForm />
      <p className={styles.help}>
        {t('registration.register.haveAccount')}{' '}
        <TextLink href={screenAddress('/login')}>{t('registration.toLogin')}</TextLink>
      </p>
    </NarrowCard>
  );
}

function RegisterForm() {
  const { t } = useTranslation();
  const call = useCall();
  const navigate = useNavigate();
  const { returnTo } = useReturnTo();
  const form = useAccountForm({ email: 'email', password: 'newPassword' }, async (fields) => {
    const { email = '', password = '', firstName = '', middleName = '', lastName = '' } = fields;
    await call(register, { body: { email, password, firstName, middleName, lastName, returnTo } });
    await navigate(`/register/sent?${new URLSearchParams({ returnTo })}`, { state: { email: email.trim() } });
  });
  return (
    <AccountForm
      form={form}
      action="/register"
      refusedTitle={t('registration.register.refused')}
      submitText={t('registration.register.submit')}
      busyText={t('registration.register.busy')}
      refusalField="email"
    >
      <TextField name="firstName" label={t('registration.register.firstName')} autoComplete="given-name" />
      <TextField name="middleName" label={t('registration.register.middleName')} autoComplete="additional-name" />
      <TextField name="lastName" label={t('registration.register.lastName')} autoComplete="family-name" />
      <AddressField wrong={form.wrong} />
      <NewPasswordField wrong={form.wrong} label={t('registration.password')} />
    </AccountForm>
  );
}
