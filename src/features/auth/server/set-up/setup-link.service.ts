import { createHash, randomBytes } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { UsersService } from '#features/users/server/users.service.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { type AccountType, systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { setupAudit } from '../../contract/auth.audit.ts';
import { isSecondStepNeeded, type SignedIn, type SignInAnswer } from '../../contract/session.ts';
import type { Setup, SetupPerson, SetupWithPasskey } from '../../contract/setup.ts';
import type { AuthAnswer, AuthService } from '../auth.service.ts';
import type { FirstPasskey } from '../passkey/first-passkey.ts';
import { hasSetupToken, replaceSetupToken, takeSetupToken } from './setup-link.repository.ts';

interface SetupLinkParts {
  platform: Platform;
  users: UsersService;
  auth: AuthService;
  audit: AuditService;
  firstPasskey: FirstPasskey;
  /** The terms that the form names: who sends it accepts them. */
  termsOfUseVersion(): Promise<number>;
  /** What begins with the first admin. */
  begin(trx: PlatformTransaction, touch: Touch, admin: { id: string; origin: string }): Promise<void>;
}

interface ProvenAdmin {
  accountType: 'Admin';
  emailVerified: true;
  termsOfUseVersionAccepted: number;
}

const adminTypes: readonly AccountType[] = ['Admin', 'Mett'];
const system = systemViewer('set-up link');
/** Only its hash is stored: a copy of the database opens nothing. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const setupClosed = () => new AppError('setup-closed', 410);

export type SetupLinkService = ReturnType<typeof createSetupLinkService>;

/** The way in to an empty platform (product.md §5). It exists only while there is no admin. */
export function createSetupLinkService({
  platform,
  users,
  auth,
  audit,
  begin,
  firstPasskey,
  ...parts
}: SetupLinkParts) {
  const hasAdmin = async () => (await users.countUsers(system, adminTypes)) > 0;
  const requireOpen = async (token: string): Promise<void> => {
    if (!(await hasSetupToken(platform.db, hashOf(token))) || (await hasAdmin())) throw setupClosed();
  };

  const makeAdmin = async (
    client: Client,
    token: string,
    email: string,
    make: (trx: PlatformTransaction, proven: ProvenAdmin) => Promise<{ id: string }>,
  ): Promise<string> => {
    await requireOpen(token);
    const termsOfUseVersionAccepted = await parts.termsOfUseVersion();
    return platform.transaction(async (trx, touch) => {
      if (!(await takeSetupToken(trx, hashOf(token)))) throw setupClosed();
      // Whoever could read the terminal of the server has proven more than an address.
      const { id } = await make(trx, { accountType: 'Admin', emailVerified: true, termsOfUseVersionAccepted });
      const subject = { kind: 'user', id, name: email };
      await audit.record(trx, { viewer: system, client }, { action: setupAudit.completed, subject });
      await begin(trx, touch, { id, origin: client.origin });
      return id;
    });
  };

  return {
    /** A new link at each start, which ends the one before; undefined once there is an admin. */
    async createLink(viewer: Viewer): Promise<string | undefined> {
      requireAdmin(viewer);
      if (await hasAdmin()) return undefined;
      const token = randomBytes(32).toString('base64url');
      await platform.transaction((trx) => replaceSetupToken(trx, hashOf(token)));
      return `/setup/${token}`;
    },

    requireOpen,

    async complete(client: Client, token: string, setup: Setup): Promise<AuthAnswer<SignedIn>> {
      await makeAdmin(client, token, setup.email, (trx, proven) =>
        users.createUser(system, { ...setup, ...proven }, trx),
      );
      return signedIn(await auth.signIn(client, setup));
    },

    async beginPasskey(
      client: Client,
      token: string,
      person: SetupPerson,
    ): Promise<AuthAnswer<Record<string, unknown>>> {
      await requireOpen(token);
      return firstPasskey.begin(client, person);
    },

    /** A key that is refused leaves the link as it was: one can try again, or choose a password. */
    async completeWithPasskey(client: Client, token: string, setup: SetupWithPasskey): Promise<AuthAnswer<SignedIn>> {
      const { passkeyName: _, credential: __, ...person } = setup;
      const id = await makeAdmin(client, token, setup.email, async (trx, proven) => {
        const made = await users.createWithoutPassword(system, { ...person, ...proven }, trx);
        await firstPasskey.keep(trx, client, made.id, setup);
        return made;
      });
      return signedIn(await auth.signInProven(client, id, 'passkey'));
    },
  };
}

function signedIn({ body, cookies }: AuthAnswer<SignInAnswer>): AuthAnswer<SignedIn> {
  if (isSecondStepNeeded(body)) throw setupClosed();
  return { body, cookies };
}
