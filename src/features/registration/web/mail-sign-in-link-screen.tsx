import { useParams } from 'react-router';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import { signInByMail } from '../contract/registration.endpoints.ts';
import { AccountForm } from './account-form.tsx';
import { enterWith } from './enter-with.ts';
import { OverCard } from './over-card.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useOpenProof } from './use-open-proof.ts';
import { useReturnTo } from './use-return-to.ts';

/** Behind the link of a sign-in mail: a button, because mail scanners open links too. */
export default function MailSignInLinkScreen() {
  const { t } = useTranslation();
  const call = useCall();
  const { token = '' } = useParams();
  const { returnTo, screenAddress } = useReturnTo();
  const { proof, isOver } = useOpenProof(token);
  const form = useAccountForm({}, async () => {
    const answer = await call(signInByMail, { body: { token } });
    enterWith(answer, returnTo, screenAddress('/login/second-step'));
  });
  if (isOver || form.refusalCode === 'mail-proof-over') {
    return (
      <OverCard
        title={t('registration.mailSignIn.overTitle')}
        lead={t('registration.mailSignIn.over')}
        href={screenAddress('/login/mail')}
        action={t('registration.mailSignIn.askAgain')}
      />
    );
  }
  return (
    <NarrowCard
      title={t('registration.mailSignIn.linkTitle')}
      lead={
        proof === undefined
          ? t('registration.mailSignIn.linkLead')
          : t('registration.mailSignIn.linkLeadFor', { email: proof.email })
      }
    >
      <AccountForm
        form={form}
        action={`/login/mail/${token}`}
        refusedTitle={t('registration.mailSignIn.codeRefused')}
        submitText={t('registration.mailSignIn.codeSubmit')}
        busyText={t('registration.mailSignIn.codeBusy')}
      />
    </NarrowCard>
  );
}
