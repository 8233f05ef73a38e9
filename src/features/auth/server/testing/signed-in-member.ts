import type { UsersService } from '#features/users/server/users.service.ts';
import { type AccountType, systemViewer } from '#platform/contract/rights/viewer.ts';
import { TestBrowser } from './test-browser.ts';

export const memberPassword = 'een lang wachtwoord 1';

interface Test {
  app: ConstructorParameters<typeof TestBrowser>[0];
  services: { users: Pick<UsersService, 'createUser'> };
}

let members = 0;

/** Someone who signed in with their password, in a browser at a network address of their own. */
export async function signedInMember(test: Test, account: { accountType?: AccountType; roleIds?: string[] } = {}) {
  members += 1;
  const email = `lid-${members}@vloedhaven.example`;
  const ip = `198.51.100.${(members % 254) + 1}`;
  const { id } = await test.services.users.createUser(systemViewer('test'), {
    email,
    password: memberPassword,
    emailVerified: true,
    ...account,
  });
  const browser = new TestBrowser(test.app, ip);
  await browser.signIn(email, memberPassword);
  return { id, email, ip, browser };
}
