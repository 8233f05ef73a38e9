import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '#platform/web/api/call-context.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import { askPasswordReset } from '../contract/registration.endpoints.ts';
import { AddressField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { SendAgain } from './send-again.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useKnownAddress } from './use-known-address.ts';
import { useReturnTo } from './use-return-to.ts';

export default function ResetPasswordScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return search.has('sent') ? (
    <SentCard />
  ) : (
    <NarrowCard title={t('registration.reset.title')} lead={t('registration.reset.lead')}>
      <AskForm />
    </NarrowCard>
  );
}

function AskForm() {
  const { t } = useTranslation();
  const call = useCall();
  const navigate = useNavigate();
  const { returnTo } = useReturnTo();
  const form = useAccountForm({ email: 'email' }, async ({ email = '' }) => {
    await call(askPasswordReset, { body: { email, returnTo } });
    const query = new URLSearchParams({ sent: '1', returnTo });
    await navigate(`/reset-password?${query}`, { state: { email: email.trim() } });
  });
  return (
    <AccountForm
      form={form}
      action="/reset-password"
      refusedTitle={t('registration.reset.refused')}
      submitText={t('registration.reset.submit')}
      busyText={t('registration.reset.busy')}
      refusalField="email"
    >
      <AddressField wrong={form.wrong} />
    </AccountForm>
  );
}

function SentCard() {
  const { t } = useTranslation();
  const call = useCall();
  const email = useKnownAddress();
  const { returnTo, screenAddress } = useReturnTo();
  return (
    <NarrowCard title={t('registration.reset.sentTitle')} lead={t('registration.reset.sent')}>
      {email !== undefined && <SendAgain send={() => call(askPasswordReset, { body: { email, returnTo } })} />}
      <ButtonLink href={screenAddress('/login')} isWide>
        {t('registration.toLogin')}
      </ButtonLink>
    </NarrowCard>
  );
}
