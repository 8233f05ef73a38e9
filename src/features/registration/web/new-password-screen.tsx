import { useParams } from 'react-router';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { tellAfterLoading } from '#platform/web/notifications/tell-after-loading.ts';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import { resetPassword } from '../contract/registration.endpoints.ts';
import { NewPasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { enterWith } from './enter-with.ts';
import { OverCard } from './over-card.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useOpenProof } from './use-open-proof.ts';
import { useReturnTo } from './use-return-to.ts';

/** Behind the link of a reset mail. */
export default function NewPasswordScreen() {
  const { t } = useTranslation();
  const call = useCall();
  const { token = '' } = useParams();
  const { returnTo, screenAddress } = useReturnTo();
  const { isOver } = useOpenProof(token);
  const form = useAccountForm({ password: 'newPassword' }, async ({ password = '' }) => {
    const answer = await call(resetPassword, { body: { token, password } });
    tellAfterLoading('registration.reset.done');
    enterWith(answer, returnTo, screenAddress('/login/second-step'));
  });
  if (isOver || form.refusalCode === 'mail-proof-over') {
    return (
      <OverCard
        title={t('registration.reset.overTitle')}
        lead={t('registration.reset.over')}
        href={screenAddress('/reset-password')}
        action={t('registration.reset.askAgain')}
      />
    );
  }
  return (
    <NarrowCard title={t('registration.reset.chooseTitle')} lead={t('registration.reset.chooseLead')}>
      <AccountForm
        form={form}
        action={`/reset-password/${token}`}
        refusedTitle={t('registration.reset.chooseRefused')}
        submitText={t('registration.reset.chooseSubmit')}
        busyText={t('registration.reset.chooseBusy')}
        refusalField="password"
      >
        <NewPasswordField wrong={form.wrong} label={t('registration.newPassword')} />
      </AccountForm>
    </NarrowCard>
  );
}
