import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOwnerProof } from '#features/auth/web/parts/use-owner-proof.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { changeEmail, verifyAddress } from '../contract/registration.endpoints.ts';
import { AddressField, CodeField, OwnPasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { SendAgain } from './send-again.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useKnownAddress } from './use-known-address.ts';
import { VerifiedCard } from './verified-card.tsx';

/** Another e-mail address for one's own account: it counts once it is proven. */
export default function ChangeEmailScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  if (isDone) return <VerifiedCard isActive />;
  const isSent = search.has('sent');
  return (
    <NarrowCard
      title={t(isSent ? 'registration.change.sentTitle' : 'registration.change.title')}
      lead={t(isSent ? 'registration.change.sent' : 'registration.change.lead')}
    >
      {isSent ? <ProveForm onDone={() => setDone(true)} /> : <AskForm />}
      <p className={styles.help}>
        <TextLink href={withLanguagePrefix('/account/profile', language)}>{t('registration.change.back')}</TextLink>
      </p>
    </NarrowCard>
  );
}

const isAboutOwnPassword = (code: string | undefined): boolean => code === 'wrong-password' || code === 'proof-needed';

function AskForm() {
  const { t } = useTranslation();
  const call = useCall();
  const navigate = useNavigate();
  const proof = useOwnerProof();
  const form = useAccountForm({ email: 'email' }, async ({ email = '', password = '' }) => {
    // Who gives no password shows in another way that the account is theirs.
    if (password === '' && !(await proof.ask())) return;
    await call(changeEmail, { body: { email: email.trim(), password } });
    await navigate('/account/email?sent=1&returnTo=%2Faccount%2Fprofile', { state: { email: email.trim() } });
  });
  return (
    <>
      <AccountForm
        form={form}
        action="/account/email"
        refusedTitle={t('registration.change.refused')}
        submitText={t('registration.change.submit')}
        busyText={t('registration.change.busy')}
        refusalField={isAboutOwnPassword(form.refusalCode) ? 'password' : 'email'}
      >
        <AddressField wrong={form.wrong} label={t('registration.change.email')} />
        <OwnPasswordField wrong={form.wrong} />
      </AccountForm>
      {proof.dialog}
    </>
  );
}

function ProveForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const call = useCall();
  const email = useKnownAddress();
  const needs = { ...(email === undefined ? { email: 'email' as const } : {}), code: 'code' as const };
  const form = useAccountForm(needs, async ({ email: typed = '', code = '' }) => {
    await call(verifyAddress, { body: { email: email ?? typed, code } });
    onDone();
  });
  return (
    <>
      <AccountForm
        form={form}
        action="/verify"
        refusedTitle={t('registration.sent.refused')}
        submitText={t('registration.sent.submit')}
        busyText={t('registration.sent.busy')}
        refusalField="code"
      >
        {email === undefined && <AddressField wrong={form.wrong} label={t('registration.change.email')} />}
        <CodeField wrong={form.wrong} />
      </AccountForm>
      {email !== undefined && <SendAgain send={() => call(changeEmail, { body: { email } })} />}
    </>
  );
}
