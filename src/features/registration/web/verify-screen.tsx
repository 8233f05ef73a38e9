import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import { verifyAddress } from '../contract/registration.endpoints.ts';
import type { Verified } from '../contract/registration.ts';
import { ChosenPasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { OverCard } from './over-card.tsx';
import { isAboutPassword, useAccountForm } from './use-account-form.ts';
import { useOpenProof } from './use-open-proof.ts';
import { useReturnTo } from './use-return-to.ts';
import { goOnVerified, VerifiedCard } from './verified-card.tsx';

/** Behind the link of a verification mail. Opening it proves nothing yet, because mail scanners open links too. */
export default function VerifyScreen() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const [verified, setVerified] = useState<Verified>();
  const result = search.get('result');
  if (verified !== undefined) return <VerifiedCard isActive={verified.isActive} />;
  if (result === 'waits' || result === 'done') return <VerifiedCard isActive={result === 'done'} />;
  return <VerifyByLink token={token} onVerified={setVerified} />;
}

function VerifyByLink({ token, onVerified }: { token: string; onVerified: (verified: Verified) => void }) {
  const { t } = useTranslation();
  const call = useCall();
  const { returnTo, screenAddress } = useReturnTo();
  const { proof, isOver } = useOpenProof(token);
  const asksPassword = (code?: string) => proof?.needsPassword === true || isAboutPassword(code);
  const needs = (code?: string) => (asksPassword(code) ? { password: 'password' as const } : {});
  const form = useAccountForm(needs, async ({ password }) => {
    const body = { token, ...(password === undefined ? {} : { password }) };
    const answer = await call(verifyAddress, { body });
    if (!goOnVerified(answer, returnTo, screenAddress('/login/second-step'))) onVerified(answer);
  });
  if (isOver || form.refusalCode === 'mail-proof-over' || token === '') {
    return (
      <OverCard
        title={t('registration.verify.overTitle')}
        lead={t('registration.verify.over')}
        href={screenAddress('/login')}
        action={t('registration.toLogin')}
      />
    );
  }
  return (
    <NarrowCard
      title={t('registration.verify.title')}
      lead={
        proof === undefined ? t('registration.verify.lead') : t('registration.verify.leadFor', { email: proof.email })
      }
    >
      <AccountForm
        form={form}
        action={`/verify/${token}`}
        refusedTitle={t('registration.verify.refused')}
        submitText={t('registration.verify.submit')}
        busyText={t('registration.verify.busy')}
        refusalField={asksPassword(form.refusalCode) ? 'password' : undefined}
      >
        {asksPassword(form.refusalCode) && <ChosenPasswordField wrong={form.wrong} />}
      </AccountForm>
    </NarrowCard>
  );
}
