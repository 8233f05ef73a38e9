import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '#platform/web/api/call-context.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import { askPasswordReset } from '../contract/registration.endpoints.ts';
import { AskAddressForm } from './ask-address-form.tsx';
import { SendAgain } from './send-again.tsx';
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
  const { returnTo } = useReturnTo();
  return (
    <AskAddressForm
      action="/reset-password"
      returnTo={returnTo}
      texts={{
        refused: t('registration.reset.refused'),
        submit: t('registration.reset.submit'),
        busy: t('registration.reset.busy'),
      }}
      send={(email) => call(askPasswordReset, { body: { email, returnTo } })}
    />
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
