import { randomInt } from 'node:crypto';
import type { AccountType, Viewer } from '#platform/contract/viewer.ts';
import type { UsersService } from './users.service.ts';

export interface DemoAccount {
  accountType: AccountType;
  email: string;
  /** Shown once, on the terminal of the first start; what is stored is its hash. */
  password: string;
}

interface FirstAdmin {
  email: string;
  password: string | undefined;
}

const people: {
  accountType: AccountType;
  mailbox: string;
  firstName: string;
  middleName?: string;
  lastName: string;
}[] = [
  { accountType: 'Admin', mailbox: 'beheer', firstName: 'Eline', lastName: 'Postma' },
  { accountType: 'ContentManager', mailbox: 'redactie', firstName: 'Bas', middleName: 'van den', lastName: 'Oever' },
  { accountType: 'Standard', mailbox: 'inwoner', firstName: 'Cato', middleName: 'de', lastName: 'Wit' },
  { accountType: 'Mett', mailbox: 'platform', firstName: 'Yara', lastName: 'Smit' },
  { accountType: 'Developer', mailbox: 'ontwikkelaar', firstName: 'Joris', lastName: 'Kuiper' },
];

/** One account of each type, for who wants to see what each may (product.md §5). */
export async function createDemoAccounts(
  viewer: Viewer,
  users: UsersService,
  admin: FirstAdmin,
): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  for (const { mailbox, accountType, ...name } of people) {
    const isFirstAdmin = accountType === 'Admin';
    const email = isFirstAdmin ? admin.email : `${mailbox}@vloedhaven.example`;
    const password = (isFirstAdmin ? admin.password : undefined) ?? generatePassword();
    await users.createUser(viewer, {
      ...name,
      email,
      password,
      accountType,
      emailVerified: true,
      // Whoever looks around in the demo wants to see what each may, not a question first.
      termsOfUseVersionAccepted: 1,
    });
    accounts.push({ accountType, email, password });
  }
  return accounts;
}

/** Without signs that look alike, because people copy it from a terminal by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
