import type { Services } from '#app/server/services/services.ts';
import type { Account } from '#app/server/welcome.ts';
import { accountTypes, systemViewer } from '#platform/contract/rights/viewer.ts';

export const builder = systemViewer('scenario');

/** One account of each type, with a password that needs no looking up. */
export async function addAccounts({ users }: Services): Promise<Account[]> {
  const accounts = accountTypes.map((accountType) => ({
    accountType,
    email: `${accountType.toLowerCase()}@scenario.example`,
    password: `een lang wachtwoord voor ${accountType}`,
  }));
  for (const account of accounts) {
    await users.createUser(builder, {
      ...account,
      firstName: account.accountType,
      emailVerified: true,
      termsOfUseVersionAccepted: 1,
    });
  }
  return accounts;
}
