import type { AuditService } from '#features/audit/server/audit.service.ts';
import { profileTag } from '#features/profiles/contract/profiles.tags.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { Origin } from '../contract/origin.ts';
import type { UserChanges } from '../contract/user.ts';
import { decideChangeUser, decideDeleteUser } from '../contract/user-rules.ts';
import { userAudit } from '../contract/users.audit.ts';
import type { AccountRemovalService } from './account-removal.service.ts';
import { othersThan } from './other-admins.ts';
import {
  findUser,
  listRoleIds,
  listRoleNames,
  lockActiveAdmins,
  lockUser,
  replaceRoles,
  type UserDetailRow,
  updateUser,
} from './user-change.repository.ts';
import { isUnknownRole, refuse } from './user-errors.ts';

export interface ActivatedUser {
  id: string;
  name: string;
  email: string;
  origin: Origin;
}

/** Tells someone that an admin let them in. */
export type OnActivated = (trx: PlatformTransaction, by: Actor, user: ActivatedUser) => Promise<void>;

interface UserChangingParts {
  platform: Platform;
  clock: Clock;
  audit: AuditService;
  onActivated: OnActivated;
  removal: AccountRemovalService;
}

/** Changes to one account, each with its entry in the audit log, in the same transaction. */
export function createUserChanging(parts: UserChangingParts) {
  const { platform, clock, audit, onActivated, removal } = parts;

  async function change(by: Actor, id: string, changes: UserChanges): Promise<void> {
    requireAdmin(by.viewer);
    await platform
      .transaction(async (trx, touch) => {
        // Always the admins first, then the one: in one order nobody waits for each other.
        const admins = await lockActiveAdmins(trx);
        const user = await lockUser(trx, id);
        if (user === undefined) throw notFound();
        const decision = decideChangeUser(by.viewer, user, changes, othersThan(id, admins));
        if (!decision.allowed) throw refuse(decision);
        await changeAccount(trx, by, user, changes);
        if (changes.roleIds !== undefined) await changeRoles(trx, by, user, changes.roleIds);
        touch(profileTag(id));
      })
      .catch((error: unknown) => {
        if (!isUnknownRole(error)) throw error;
        throw badInput([{ path: 'body.roleIds', code: 'unknown-role', message: 'unknown role' }]);
      });
  }

  async function changeAccount(trx: PlatformTransaction, by: Actor, user: UserDetailRow, changes: UserChanges) {
    const given = withoutAbsent(changes);
    const changed = { ...user, ...given };
    const names = [changed.firstName, changed.middleName, changed.lastName];
    const isRenamed = names.join('\n') !== [user.firstName, user.middleName, user.lastName].join('\n');
    const name = isRenamed ? names.filter((part) => part !== '').join(' ') || user.email : user.name;
    const isMoved = changed.accountType !== user.accountType;
    const isSwitched = changed.isActive !== user.isActive;
    if (!isRenamed && !isMoved && !isSwitched) return;
    await updateUser(trx, user.id, { ...changed, name }, clock.now());
    const subject = { kind: 'user', id: user.id, name };
    if (isRenamed) await audit.record(trx, by, { action: userAudit.renamed, subject, details: { was: user.name } });
    if (isMoved) {
      const details = { from: user.accountType, to: changed.accountType };
      await audit.record(trx, by, { action: userAudit.typeChanged, subject, details });
    }
    if (!isSwitched) return;
    await audit.record(trx, by, { action: changed.isActive ? userAudit.activated : userAudit.deactivated, subject });
    if (changed.isActive) await onActivated(trx, by, { id: user.id, name, email: user.email, origin: user.origin });
  }

  async function changeRoles(trx: PlatformTransaction, by: Actor, user: UserDetailRow, roleIds: readonly string[]) {
    const before = await listRoleIds(trx, user.id);
    const given = roleIds.filter((id) => !before.includes(id));
    const taken = before.filter((id) => !roleIds.includes(id));
    if (given.length === 0 && taken.length === 0) return;
    const takenNames = await listRoleNames(trx, taken);
    await replaceRoles(trx, user.id, roleIds);
    await audit.record(trx, by, {
      action: userAudit.rolesChanged,
      subject: { kind: 'user', id: user.id, name: user.name },
      details: { given: await listRoleNames(trx, given), taken: takenNames },
    });
  }

  /** What they made stays, under someone else's name or under nobody's; their sessions end with the account. */
  async function remove(by: Actor, id: string, giveTo: string | undefined): Promise<void> {
    requireAdmin(by.viewer);
    const removeFiles = await platform.transaction(async (trx, touch) => {
      const admins = await lockActiveAdmins(trx);
      const user = await lockUser(trx, id);
      if (user === undefined) throw notFound();
      const decision = decideDeleteUser(by.viewer, user, othersThan(id, admins));
      if (!decision.allowed) throw refuse(decision);
      const heir = giveTo === undefined ? undefined : await findUser(trx, giveTo);
      if (giveTo !== undefined && (heir === undefined || heir.id === id)) {
        throw badInput([{ path: 'query.giveTo', code: 'unknown-user', message: 'unknown user' }]);
      }
      const after = await removal.remove(trx, touch, id, heir?.id);
      await audit.record(trx, by, {
        action: userAudit.deleted,
        subject: { kind: 'user', id, name: user.name },
        details: heir === undefined ? {} : { givenTo: heir.name },
      });
      return after;
    });
    await removeFiles();
  }

  return { change, remove };
}

function withoutAbsent({ roleIds: _, ...changes }: UserChanges): Partial<Omit<UserDetailRow, 'roleIds'>> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
