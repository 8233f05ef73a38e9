import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { AddressField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useReturnTo } from './use-return-to.ts';

interface AskAddressFormProps {
  /** What the mail is for; its texts have this name too. */
  kind: 'mailSignIn' | 'reset';
  /** The screen itself, which says that the mail was sent once it was. */
  action: string;
  send: (body: { email: string; returnTo: string }) => Promise<unknown>;
}

/** Asks for an address that a mail goes to. */
export function AskAddressForm({ kind, action, send }: AskAddressFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { returnTo } = useReturnTo();
  const form = useAccountForm({ email: 'email' }, async ({ email = '' }) => {
    await send({ email, returnTo });
    await navigate(`${action}?${new URLSearchParams({ sent: '1', returnTo })}`, { state: { email: email.trim() } });
  });
  return (
    <AccountForm
      form={form}
      action={action}
      refusedTitle={t(`registration.${kind}.refused`)}
      submitText={t(`registration.${kind}.submit`)}
      busyText={t(`registration.${kind}.busy`)}
      refusalField="email"
    >
      <AddressField wrong={form.wrong} />
    </AccountForm>
  );
}
