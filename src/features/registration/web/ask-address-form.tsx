import { useNavigate } from 'react-router';
import { AddressField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

interface AskAddressFormProps {
  /** The screen itself, which says that the mail was sent once it was. */
  action: string;
  returnTo: string;
  texts: { refused: string; submit: string; busy: string };
  send: (email: string) => Promise<unknown>;
}

/** Asks for an address that a mail goes to. */
export function AskAddressForm({ action, returnTo, texts, send }: AskAddressFormProps) {
  const navigate = useNavigate();
  const form = useAccountForm({ email: 'email' }, async ({ email = '' }) => {
    await send(email);
    await navigate(`${action}?${new URLSearchParams({ sent: '1', returnTo })}`, { state: { email: email.trim() } });
  });
  return (
    <AccountForm
      form={form}
      action={action}
      refusedTitle={texts.refused}
      submitText={texts.submit}
      busyText={texts.busy}
      refusalField="email"
    >
      <AddressField wrong={form.wrong} />
    </AccountForm>
  );
}
