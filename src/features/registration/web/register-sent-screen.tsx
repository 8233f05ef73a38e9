import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import { askVerificationMail, verifyAddress } from '../contract/registration.endpoints.ts';
import type { Verified } from '../contract/registration.ts';
import { AddressField, ChosenPasswordField, CodeField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { SendAgain } from './send-again.tsx';
import { isAboutPassword, useAccountForm } from './use-account-form.ts';
import { useKnownAddress } from './use-known-address.ts';
import { useReturnTo } from './use-return-to.ts';
import { goOnVerified, VerifiedCard } from './verified-card.tsx';

/** The mail is on its way: here the code can be filled in, beside the link that it carries too. */
export default function RegisterSentScreen() {
  const { t } = useTranslation();
  const call = useCall();
  const email = useKnownAddress();
  const { returnTo, screenAddress } = useReturnTo();
  const [verified, setVerified] = useState<Verified>();
  const needs = (refusalCode?: string) => ({
    ...(email === undefined ? { email: 'email' as const } : {}),
    code: 'code' as const,
    ...(isAboutPassword(refusalCode) ? { password: 'password' as const } : {}),
  });
  const form = useAccountForm(needs, async ({ email: typed = '', code = '', password }) => {
    const body = { email: email ?? typed, code, ...(password === undefined ? {} : { password }) };
    const answer = await call(verifyAddress, { body });
    if (!goOnVerified(answer, returnTo, screenAddress('/login/second-step'))) setVerified(answer);
  });
  if (verified !== undefined) return <VerifiedCard isActive={verified.isActive} />;
  return (
    <NarrowCard title={t('registration.sent.title')} lead={t('registration.sent.lead')}>
      <p>{email === undefined ? t('registration.sentToYou') : t('registration.sentTo', { email })}</p>
      <AccountForm
        form={form}
        action="/verify"
        refusedTitle={t('registration.sent.refused')}
        submitText={t('registration.sent.submit')}
        busyText={t('registration.sent.busy')}
        refusalField={isAboutPassword(form.refusalCode) ? 'password' : 'code'}
      >
        {email === undefined && <AddressField wrong={form.wrong} />}
        <CodeField wrong={form.wrong} />
        {isAboutPassword(form.refusalCode) && <ChosenPasswordField wrong={form.wrong} />}
      </AccountForm>
      {email !== undefined && <SendAgain send={() => call(askVerificationMail, { body: { email, returnTo } })} />}
    </NarrowCard>
  );
}
