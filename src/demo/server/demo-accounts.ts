import type { NewUser } from '#features/users/contract/new-user.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { projectGroupRole, staffRole } from './demo-role.ts';

export interface DemoAccount {
  accountType: AccountType;
  email: string;
  password: string;
}

interface DemoPerson {
  accountType: AccountType;
  /** Before the @; the admin's own address comes from the configuration. */
  mailbox: string;
  firstName: string;
  middleName: string;
  lastName: string;
  roleIds: string[];
}

const domain = 'vloedhaven.example';
const staff = [staffRole.id];
const members = [projectGroupRole.id];

const people: readonly DemoPerson[] = [
  {
    accountType: 'Admin',
    mailbox: 'beheer',
    firstName: 'Amina',
    middleName: 'el',
    lastName: 'Idrissi',
    roleIds: staff,
  },
  {
    accountType: 'ContentManager',
    mailbox: 'redactie',
    firstName: 'Joris',
    middleName: '',
    lastName: 'Bakker',
    roleIds: [...staff, ...members],
  },
  {
    accountType: 'Standard',
    mailbox: 'bewoner',
    firstName: 'Noor',
    middleName: 'van',
    lastName: 'Dijk',
    roleIds: members,
  },
  { accountType: 'Mett', mailbox: 'platform', firstName: 'Tom', middleName: '', lastName: 'Visser', roleIds: [] },
  {
    accountType: 'Developer',
    mailbox: 'ontwikkelaar',
    firstName: 'Lotte',
    middleName: 'de',
    lastName: 'Wit',
    roleIds: [],
  },
];

export interface DemoAdmin {
  email: string;
  /** Generated when it is left out. */
  password?: string | undefined;
}

/** One account of each type, with the names they have in the demo's texts. */
export function demoUsers(admin: DemoAdmin, generatePassword: () => string): (NewUser & DemoAccount)[] {
  const taken = admin.email.trim().toLowerCase();
  const addressOf = ({ accountType, mailbox }: DemoPerson): string => {
    if (accountType === 'Admin') return admin.email;
    const address = `${mailbox}@${domain}`;
    return address === taken ? `demo-${address}` : address;
  };
  return people.map((person) => {
    const { accountType, firstName, middleName, lastName, roleIds } = person;
    const ownPassword = accountType === 'Admin' ? admin.password : undefined;
    return {
      accountType,
      email: addressOf(person),
      password: ownPassword ?? generatePassword(),
      firstName,
      middleName,
      lastName,
      roleIds,
      emailVerified: true,
      properties: [{ key: 'alias', value: firstName }],
      // Whoever looks around in the demo wants to see what each may, not a question first.
      termsOfUseVersionAccepted: 1,
    };
  });
}
