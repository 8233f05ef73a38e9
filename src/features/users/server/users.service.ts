import { hashPassword } from '@better-auth/utils/password';
import type { z } from 'zod';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { CredentialsService } from '#features/auth/server/credentials.service.ts';
import type { LongWorkService } from '#features/tasks/server/long-work.service.ts';
import { badInput, conflict } from '#platform/contract/calls/errors.ts';
import { type AccountType, accountTypes, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { NewUser } from '../contract/new-user.ts';
import type { UserFilter } from '../contract/user-filter.ts';
import { givableTypes } from '../contract/user-rules.ts';
import { userAudit } from '../contract/users.audit.ts';
import type { AccountRemovalService } from './account-removal.service.ts';
import type { RefuseWeakPassword } from './password-rule.service.ts';
import { createUserBulk } from './user-bulk.ts';
import { listAllRoleNames, listRoleNames } from './user-change.repository.ts';
import { createUserChanging, type OnActivated } from './user-changing.ts';
import { isUnknownRole, refuse } from './user-errors.ts';
import { type ContentOf, createUserReading } from './user-reading.ts';
import { countUserRows, insertUser } from './users.repository.ts';

interface UsersParts {
  refuseWeakPassword: RefuseWeakPassword;
  platform: Platform;
  audit: AuditService;
  clock: Clock;
  /** For changes of more people than can be done while somebody waits. */
  askWork: LongWorkService['ask'];
  /** Tells someone that an admin let them in (features/registration). */
  onActivated: OnActivated;
  removal: AccountRemovalService;
  credentials: CredentialsService;
  /** What they made that would stay when the account goes. */
  contentOf: ContentOf;
}

export type UsersService = ReturnType<typeof createUsersService>;

export function createUsersService(parts: UsersParts) {
  const { platform, audit, clock, onActivated, removal, credentials, contentOf, refuseWeakPassword } = parts;
  return {
    ...createUserReading({ platform, clock, credentials, contentOf }),
    ...createUserChanging({ platform, clock, audit, onActivated, removal }),
    ...createUserBulk({ platform, clock, audit, onActivated, askWork: parts.askWork }),

    /** Who takes everyone's names and addresses out of the house is written down; answers the names of the roles. */
    beginExport(by: Actor, filter: UserFilter): Promise<Map<string, string>> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx) => {
        await audit.record(trx, by, {
          action: userAudit.exported,
          subject: { kind: 'users', id: '', name: '' },
          details: { filter: givenParts(filter) },
        });
        return new Map((await listAllRoleNames(trx)).map(({ id, name }) => [id, name]));
      });
    },

    /** With `within` it is part of the caller's transaction, which then must hold nothing that others wait for. */
    async createUser(viewer: Viewer, input: NewUser, within?: PlatformTransaction): Promise<{ id: string }> {
      requireAdmin(viewer);
      const user = parseNewUser(NewUser, input);
      if (!givableTypes(viewer, noAccount, accountTypes).includes(user.accountType)) {
        throw refuse({ allowed: false, rule: 'staff-only' });
      }
      await refuseWeakPassword(user.password, [user.firstName, user.middleName, user.lastName, user.email]);
      const passwordHash = await hashPassword(user.password);
      const id = crypto.randomUUID();
      const insert = async (trx: PlatformTransaction) => {
        await insertUser(trx, { ...user, id });
        await credentials.setPassword(trx, id, passwordHash);
      };
      const add = async (trx: PlatformTransaction) => {
        await insert(trx);
        const roles = await listRoleNames(trx, user.roleIds);
        const subject = { kind: 'user', id, name: user.email };
        const details = { accountType: user.accountType, roles };
        await audit.record(trx, { viewer }, { action: userAudit.created, subject, details });
      };
      try {
        // Whoever makes it a part of their own act has that written down.
        await (within === undefined ? platform.transaction(add) : insert(within));
      } catch (error) {
        throw refusalOf(error);
      }
      return { id };
    },

    /** For who comes in another way than by a password; the caller sees to that way in the same transaction, and writes it down. */
    async createWithoutPassword(
      viewer: Viewer,
      input: Omit<NewUser, 'password'>,
      within: PlatformTransaction,
    ): Promise<{ id: string }> {
      requireAdmin(viewer);
      const user = parseNewUser(NewUser.omit({ password: true }), input);
      if (!givableTypes(viewer, noAccount, accountTypes).includes(user.accountType)) {
        throw refuse({ allowed: false, rule: 'staff-only' });
      }
      const id = crypto.randomUUID();
      await insertUser(within, { ...user, id }).catch((error: unknown) => {
        throw refusalOf(error);
      });
      return { id };
    },

    countUsers(viewer: Viewer, types: readonly AccountType[] = accountTypes): Promise<number> {
      requireAdmin(viewer);
      return countUserRows(platform.db, types);
    },
  };
}

const noAccount = { id: '', accountType: 'Standard', isActive: true } as const;

/** Only what was asked for, so that the entry in the audit log can be read. */
const givenParts = (filter: UserFilter): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value.length > 0));

function parseNewUser<Schema extends z.ZodType>(schema: Schema, input: z.input<Schema>): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw badInput(
    parsed.error.issues.map(({ path, code, message }) => ({ path: ['body', ...path].join('.'), code, message })),
  );
}

/** What the database refused because of what the caller asked; anything else is our fault. */
function refusalOf(error: unknown): unknown {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'user_email_key') return conflict('email-taken');
  if (isUnknownRole(error)) {
    return badInput([{ path: 'body.roleIds', code: 'unknown-role', message: 'unknown role' }]);
  }
  return error;
}
