import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { AuthService } from '#features/auth/server/auth.service.ts';
import type { RegistrationService } from '#features/registration/server/registration.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { UsersService } from '#features/users/server/users.service.ts';
import { AppError, badInput } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { AcceptInvitation } from '../contract/accept-invitation.ts';
import type { InvitationStatus } from '../contract/invitation.ts';
import { invitationState } from '../contract/invitation-state.ts';
import { invitationAudit } from '../contract/invitations.audit.ts';
import { maskedEmail } from '../contract/masked-email.ts';
import { hashOfCode } from './invitation-code.ts';
import { invitationError, otherAccount, signInFirst } from './invitation-errors.ts';
import {
  findAccountId,
  findByCode,
  type InvitationRow,
  listRoleNamesOf,
  lockByCode,
  markAccepted,
} from './invitations.repository.ts';

export interface AcceptingParts {
  platform: Platform;
  clock: Clock;
  settings: SettingsService;
  users: UsersService;
  accounts: Pick<AccountsService, 'giveRoles'>;
  audit: AuditService;
  auth: Pick<AuthService, 'signInProven'>;
  registration: Pick<RegistrationService, 'ensureVerifiedUser'>;
}

interface Accepted {
  userId: string;
  isNew: boolean;
}

const system = systemViewer('invitation');

/** What the holder of a code can do with it (product.md §2). */
export function createInvitationAccepting(parts: AcceptingParts) {
  const { platform, clock, settings, users, accounts, audit, auth, registration } = parts;

  async function status(viewer: Viewer, code: string): Promise<InvitationStatus> {
    const invitation = await findByCode(platform.db, hashOfCode(code));
    if (invitation === undefined) throw invitationError('NotFound');
    const [{ platformName }, roleNames, accountId] = await Promise.all([
      settings.all(),
      listRoleNamesOf(platform.db, invitation.roleIds),
      findAccountId(platform.db, invitation.email),
    ]);
    return {
      state: invitationState(invitation, clock.now()),
      email: maskedEmail(invitation.email),
      name: invitation.name,
      platformName,
      inviterName: invitation.inviterName,
      expiresAt: invitation.expiresAt.toISOString(),
      roleNames,
      hasAccount: accountId !== undefined,
      isForViewer: viewer.kind === 'user' ? viewer.id === accountId : null,
      language: invitation.language,
      message: invitation.message,
    };
  }

  async function acceptWithin(
    trx: PlatformTransaction,
    viewer: Viewer,
    client: Client,
    model: AcceptInvitation,
  ): Promise<Accepted> {
    const invitation = await lockByCode(trx, hashOfCode(model.id));
    if (invitation === undefined) throw invitationError('NotFound');
    const state = invitationState(invitation, clock.now());
    // A second click of the one who accepted it is no mistake of theirs.
    if (state === 'Accepted' && viewer.kind === 'user' && viewer.id === invitation.acceptedBy) {
      return { userId: invitation.acceptedBy, isNew: false };
    }
    if (state === 'Accepted' || state === 'Revoked') throw invitationError('NotFound');
    if (state === 'Expired') throw invitationError('Expired');
    const accepted = await accountFor(trx, viewer, invitation, model);
    // Whoever has the code read the mail, so the address is theirs.
    await registration.ensureVerifiedUser(trx, invitation.email, client);
    // A role that was deleted in the meantime is left out.
    await accounts.giveRoles(trx, accepted.userId, invitation.roleIds);
    await markAccepted(trx, invitation.id, accepted.userId, clock.now());
    await audit.record(
      trx,
      { viewer: { ...anonymousViewer, kind: 'user', id: accepted.userId }, client },
      {
        action: invitationAudit.accepted,
        subject: { kind: 'invitation', id: invitation.id, name: invitation.email },
        details: { isNewAccount: accepted.isNew, roles: await listRoleNamesOf(trx, invitation.roleIds) },
      },
    );
    return accepted;
  }

  /** The account that is signed in, or a new one; never one that somebody else is signed in with. */
  async function accountFor(
    trx: PlatformTransaction,
    viewer: Viewer,
    { email }: InvitationRow,
    model: AcceptInvitation,
  ): Promise<Accepted> {
    const accountId = await findAccountId(trx, email);
    if (viewer.kind === 'user') {
      if (accountId === undefined || viewer.id !== accountId) throw otherAccount();
      return { userId: accountId, isNew: false };
    }
    if (accountId !== undefined) throw signInFirst();
    const { password, firstName, middleName, lastName } = model;
    if (password === undefined) {
      throw badInput([{ path: 'body.password', code: 'missing', message: 'a password is needed' }]);
    }
    const { id } = await users.createUser(system, { email, password, firstName, middleName, lastName }, trx);
    return { userId: id, isNew: true };
  }

  return {
    status,

    /** Answers the cookies of the session of a new account; who was signed in already stays so. */
    async accept(viewer: Viewer, client: Client, model: AcceptInvitation): Promise<{ cookies: string[] }> {
      try {
        const { userId, isNew } = await platform.transaction((trx) => acceptWithin(trx, viewer, client, model));
        if (!isNew) return { cookies: [] };
        const { cookies = [] } = await auth.signInProven(client, userId);
        return { cookies };
      } catch (error) {
        // Somebody made the account a moment ago: it is theirs to sign in with.
        if (error instanceof AppError && error.code === 'email-taken') throw signInFirst();
        throw error instanceof AppError ? error : invitationError('Failed', error);
      }
    },
  };
}
