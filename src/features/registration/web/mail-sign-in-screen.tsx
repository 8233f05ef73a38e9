import { useSearchParams } from 'react-router';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { askSignInMail, signInByMail } from '../contract/registration.endpoints.ts';
import { AddressField, CodeField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AskAddressForm } from './ask-address-form.tsx';
import { AskedAddress } from './asked-address.tsx';
import { enterWith } from './enter-with.ts';
import { SendAgain } from './send-again.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useKnownAddress } from './use-known-address.ts';
import { useReturnTo } from './use-return-to.ts';

/** First the address, then the code of the mail; the link in it leads to a screen of its own. */
export default function MailSignInScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const call = useCall();
  const { screenAddress } = useReturnTo();
  const isSent = search.has('sent') || search.get('error') === 'wrong-mail-code';
  return (
    <NarrowCard
      title={t(isSent ? 'registration.mailSignIn.sentTitle' : 'registration.mailSignIn.title')}
      lead={t(isSent ? 'registration.mailSignIn.sent' : 'registration.mailSignIn.lead')}
    >
      {isSent ? (
        <CodeForm />
      ) : (
        <AskAddressForm kind="mailSignIn" action="/login/mail" send={(body) => call(askSignInMail, { body })} />
      )}
      <p className={styles.help}>
        <TextLink href={screenAddress('/login')}>{t('registration.mailSignIn.byPassword')}</TextLink>
      </p>
    </NarrowCard>
  );
}

function CodeForm() {
  const { t } = useTranslation();
  const call = useCall();
  const email = useKnownAddress();
  const { returnTo, screenAddress } = useReturnTo();
  const needs = { ...(email === undefined ? { email: 'email' as const } : {}), code: 'code' as const };
  const form = useAccountForm(needs, async ({ email: typed = '', code = '' }) => {
    const answer = await call(signInByMail, { body: { email: email ?? typed, code } });
    enterWith(answer, returnTo, screenAddress('/login/second-step'));
  });
  return (
    <>
      {email !== undefined && <AskedAddress email={email} action="/login/mail" />}
      <AccountForm
        form={form}
        action="/login/mail/code"
        refusedTitle={t('registration.mailSignIn.codeRefused')}
        submitText={t('registration.mailSignIn.codeSubmit')}
        busyText={t('registration.mailSignIn.codeBusy')}
        refusalField="code"
      >
        {email === undefined && <AddressField wrong={form.wrong} />}
        <CodeField wrong={form.wrong} />
      </AccountForm>
      {email !== undefined && <SendAgain send={() => call(askSignInMail, { body: { email, returnTo } })} />}
    </>
  );
}
