import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { Receivers } from './notices.repository.ts';

export interface MailReceiver {
  address: string;
  language: Language;
  /** It is theirs to deal with. */
  isAssignee: boolean;
}

type Accounts = Pick<AccountsService, 'addressee' | 'inRoles'>;

/** Everyone whom a rule names, once each: who can sign in now, and the addresses as they were written. */
export async function receiversOf(
  accounts: Accounts,
  trx: PlatformTransaction,
  { emails, roleIds, assigneeGuid }: Receivers,
): Promise<MailReceiver[]> {
  const assignee = assigneeGuid === null ? undefined : await accounts.addressee(trx, assigneeGuid);
  const people = [...(assignee === undefined ? [] : [assignee]), ...(await accounts.inRoles(trx, roleIds))];
  const found = new Map<string, MailReceiver>();
  const add = (receiver: MailReceiver): void => {
    const key = receiver.address.toLowerCase();
    if (!found.has(key)) found.set(key, receiver);
  };
  for (const { id, email, properties } of people) {
    add({ address: email, language: chosenLanguage(properties), isAssignee: id === assignee?.id });
  }
  for (const address of emails) add({ address, language: defaultLanguage, isAssignee: false });
  return [...found.values()];
}
