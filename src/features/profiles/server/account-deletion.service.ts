import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { verifyPassword } from '@better-auth/utils/password';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { CredentialsService } from '#features/auth/server/credentials.service.ts';
import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { decideDeleteUser } from '#features/users/contract/user-rules.ts';
import type { AccountRemovalService } from '#features/users/server/account-removal.service.ts';
import { AppError, badInput, conflict, signInNeeded, tooMany } from '#platform/contract/calls/errors.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { fullName } from '../contract/display-name.ts';
import type { AccountDeletion } from '../contract/profile.ts';
import { chosenLanguage } from '../contract/profile-properties.ts';
import { accountAudit } from '../contract/profiles.audit.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import {
  addDeletionTry,
  deleteExpiredTries,
  findProfile,
  keepDeletionCode,
  lockOtherAdmins,
  lockProfile,
  type ProfileRow,
} from './profiles.repository.ts';

interface AccountDeletionParts {
  platform: Platform;
  mail: Pick<MailService, 'queue'>;
  audit: Pick<AuditService, 'record'>;
  clock: Clock;
  /** Of the installation. */
  secret: string;
  credentials: Pick<CredentialsService, 'passwordHashOf'>;
  removal: AccountRemovalService;
}

const minute = 60 * 1000;
const codeLifetime = 15 * minute;
const tryWindow = 60 * minute;
const mostTries = 5;
const leaving = systemViewer('account deletion');

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>;

/** Someone who leaves by themselves: at once, for good, and only when it is really them. */
export function createAccountDeletionService(parts: AccountDeletionParts) {
  const { platform, mail, audit, clock, credentials, removal } = parts;
  const hashOf = (userId: string, code: string): string =>
    createHmac('sha256', parts.secret).update(`deletion ${platform.id} ${userId} ${code}`).digest('hex');

  async function requireProof(row: ProfileRow, { password, code }: AccountDeletion): Promise<void> {
    const now = clock.now();
    // Outside the transaction that deletes: a wrong try must count although nothing else happens.
    const tried = await addDeletionTry(platform.db, row.id, now, new Date(now.getTime() + tryWindow));
    if (tried.tries > mostTries) throw tooMany(Math.ceil((tried.window_ends_at.getTime() - now.getTime()) / 1000));
    const hash = await credentials.passwordHashOf(row.id);
    const isRight =
      hash !== undefined
        ? password !== undefined && (await verifyPassword(hash, password))
        : isCodeRight(tried, code === undefined ? undefined : hashOf(row.id, code.replace(/\D/g, '')), now);
    if (!isRight) throw new AppError('proof-wrong', 403);
  }

  const requireNotLast = async (trx: PlatformTransaction, row: ProfileRow): Promise<void> => {
    const user = { id: row.id, accountType: row.account_type, isActive: row.is_active };
    const { rule } = decideDeleteUser(leaving, user, await lockOtherAdmins(trx, row.id));
    if (rule === 'last-admin') throw conflict('last-admin-leaves');
  };

  return {
    async proof(viewer: Viewer): Promise<{ proof: 'password' | 'code'; isLastAdmin: boolean }> {
      const row = await ownRow(platform, viewer);
      const [hash, isLastAdmin] = await Promise.all([
        credentials.passwordHashOf(row.id),
        platform
          .transaction((trx) => requireNotLast(trx, row))
          .then(
            () => false,
            (error: unknown) => {
              if (error instanceof AppError) return true;
              throw error;
            },
          ),
      ]);
      return { proof: hash === undefined ? 'code' : 'password', isLastAdmin };
    },

    async sendCode({ viewer }: Actor): Promise<void> {
      const row = await ownRow(platform, viewer);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await platform.transaction(async (trx) => {
        const expiresAt = new Date(clock.now().getTime() + codeLifetime);
        await keepDeletionCode(trx, row.id, { hash: hashOf(row.id, code), expiresAt });
        await mail.queue(trx, {
          kind: 'account-deletion-code',
          to: row.email,
          language: chosenLanguage(row.properties),
          texts: mailTexts({ nl, en }, ({ profiles }) => profiles.deletionCode),
          code,
        });
      });
    },

    async remove(by: Actor, given: AccountDeletion): Promise<void> {
      const row = await ownRow(platform, by.viewer);
      if (given.email !== row.email.toLowerCase()) {
        throw badInput([{ path: 'body.email', code: 'not-own-address', message: 'not your own address' }]);
      }
      await requireProof(row, given);
      const removeFiles = await platform.transaction(async (trx, touch) => {
        await requireNotLast(trx, row);
        if ((await lockProfile(trx, row.id)) === undefined) throw signInNeeded();
        const name = fullName({ firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name });
        await audit.record(trx, by, { action: accountAudit.deleted, subject: { kind: 'user', id: row.id, name } });
        await mail.queue(trx, {
          kind: 'account-deleted',
          to: row.email,
          language: chosenLanguage(row.properties),
          texts: mailTexts({ nl, en }, ({ profiles }) => profiles.accountDeleted),
        });
        return removal.remove(trx, touch, row.id);
      });
      await removeFiles();
    },

    forgetExpired: async (): Promise<void> => {
      await deleteExpiredTries(platform.db, clock.now());
    },
  };
}

async function ownRow(platform: Platform, viewer: Viewer): Promise<ProfileRow> {
  const row = await findProfile(platform.db, requireUserId(viewer));
  if (row === undefined) throw signInNeeded();
  return row;
}

function isCodeRight(
  kept: { code_hash: string | null; code_expires_at: Date | null },
  given: string | undefined,
  now: Date,
): boolean {
  if (kept.code_hash === null || kept.code_expires_at === null || given === undefined) return false;
  return kept.code_expires_at > now && timingSafeEqual(Buffer.from(kept.code_hash), Buffer.from(given));
}
