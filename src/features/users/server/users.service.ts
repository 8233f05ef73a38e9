import { hashPassword } from '@better-auth/utils/password';
import { badInput, conflict, notAllowed } from '#platform/contract/errors.ts';
import { type AccountType, accountTypes, type Viewer } from '#platform/contract/viewer.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { EmailAddress } from '../contract/email-address.ts';
import { NewUser } from '../contract/new-user.ts';
import { countUserRows, findUserByEmail, insertUser } from './users.repository.ts';

export type UsersService = ReturnType<typeof createUsersService>;

export function createUsersService({ platform }: { platform: Platform }) {
  return {
    /** With `within` it is part of the caller's transaction, which then must hold nothing that others wait for. */
    async createUser(viewer: Viewer, input: NewUser, within?: PlatformTransaction): Promise<{ id: string }> {
      requireAdmin(viewer);
      const user = parseNewUser(input);
      const passwordHash = await hashPassword(user.password);
      const id = crypto.randomUUID();
      const insert = (trx: PlatformTransaction) => insertUser(trx, { ...user, id, passwordHash });
      try {
        await (within === undefined ? platform.transaction(insert) : insert(within));
      } catch (error) {
        throw refusalOf(error);
      }
      return { id };
    },

    findByEmail(viewer: Viewer, email: string) {
      requireAdmin(viewer);
      const address = EmailAddress.safeParse(email);
      return address.success ? findUserByEmail(platform.db, address.data) : Promise.resolve(undefined);
    },

    countUsers(viewer: Viewer, types: readonly AccountType[] = accountTypes): Promise<number> {
      requireAdmin(viewer);
      return countUserRows(platform.db, types);
    },
  };
}

function requireAdmin(viewer: Viewer): void {
  if (!viewer.isAdmin) throw notAllowed();
}

function parseNewUser(input: NewUser) {
  const parsed = NewUser.safeParse(input);
  if (parsed.success) return parsed.data;
  throw badInput(
    parsed.error.issues.map(({ path, code, message }) => ({ path: ['body', ...path].join('.'), code, message })),
  );
}

/** What the database refused because of what the caller asked; anything else is our fault. */
function refusalOf(error: unknown): unknown {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'user_email_key') return conflict('email-taken');
  if (code === '23503' && constraint === 'user_role_role_id_fkey') {
    return badInput([{ path: 'body.roleIds', code: 'unknown-role', message: 'unknown role' }]);
  }
  return error;
}
