import { useSearchParams } from 'react-router';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { askPasswordReset } from '../contract/registration.endpoints.ts';
import { AskAddressForm } from './ask-address-form.tsx';
import { AskedAddress } from './asked-address.tsx';
import { SendAgain } from './send-again.tsx';
import { useKnownAddress } from './use-known-address.ts';
import { useReturnTo } from './use-return-to.ts';

export default function ResetPasswordScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const call = useCall();
  const { screenAddress } = useReturnTo();
  return search.has('sent') ? (
    <SentCard />
  ) : (
    <NarrowCard title={t('registration.reset.title')} lead={t('registration.reset.lead')}>
      <AskAddressForm kind="reset" action="/reset-password" send={(body) => call(askPasswordReset, { body })} />
      <p className={styles.help}>
        <TextLink href={screenAddress('/login')}>{t('registration.toLogin')}</TextLink>
      </p>
    </NarrowCard>
  );
}

function SentCard() {
  const { t } = useTranslation();
  const call = useCall();
  const email = useKnownAddress();
  const { returnTo, screenAddress } = useReturnTo();
  return (
    <NarrowCard title={t('registration.reset.sentTitle')} lead={t('registration.reset.sent')}>
      {email !== undefined && (
        <>
          <AskedAddress email={email} action="/reset-password" />
          <SendAgain send={() => call(askPasswordReset, { body: { email, returnTo } })} />
        </>
      )}
      <ButtonLink href={screenAddress('/login')} isWide>
        {t('registration.toLogin')}
      </ButtonLink>
    </NarrowCard>
  );
}
