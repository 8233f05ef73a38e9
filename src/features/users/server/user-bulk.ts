import type { AuditAction } from '#features/audit/contract/audit-action.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { badInput } from '#platform/contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { BulkAction, BulkChange, BulkResult } from '../contract/user.ts';
import { decideChangeUser, hasAdminRights } from '../contract/user-rules.ts';
import { othersThan } from './other-admins.ts';
import { type Chosen, giveRole, listChosenAdmins, setActive, takeRole } from './user-bulk.repository.ts';
import { findRoleName, listNamed, lockActiveAdmins } from './user-change.repository.ts';
import type { Actor, OnActivated } from './user-changing.ts';
import { requireAdmin } from './user-reading.ts';

interface UserBulkParts {
  platform: Platform;
  clock: Clock;
  audit: AuditService;
  onActivated: OnActivated;
}

const actionNames: Record<BulkAction, AuditAction> = {
  activate: 'user.activated',
  deactivate: 'user.deactivated',
  giveRole: 'user.roles-changed',
  takeRole: 'user.roles-changed',
};

/** Up to here each person gets an entry of their own; beyond it entries name a thousand at a time. */
const mostEntries = 200;
const perEntry = 1000;
/** So many can be undone by name. */
const mostNamed = 1000;

/** The same change for many at once, in one transaction: all who may be changed are, and the others are named. */
export function createUserBulk({ platform, clock, audit, onActivated }: UserBulkParts) {
  async function switchActive(trx: PlatformTransaction, by: Actor, chosen: Chosen, isActive: boolean) {
    // Only accounts with an admin's rights can be refused; one by one, so that the last of them is seen to be the last.
    let active = await lockActiveAdmins(trx);
    const refused: BulkResult['refused'] = [];
    for (const user of await listChosenAdmins(trx, chosen)) {
      if (user.isActive === isActive) continue;
      const { allowed, rule } = decideChangeUser(by.viewer, user, { isActive }, othersThan(user.id, active));
      if (!allowed) refused.push({ guid: user.id, name: user.name, rule });
      else if (hasAdminRights(user)) active = active.filter(({ id }) => id !== user.id);
    }
    const except = refused.map(({ guid }) => guid);
    const changed = await setActive(trx, chosen, isActive, except, clock.now());
    if (isActive) for (const user of changed) await onActivated(trx, by, user);
    return { ids: changed.map(({ id }) => id), refused };
  }

  async function switchRole(trx: PlatformTransaction, chosen: Chosen, roleId: string, isGiven: boolean) {
    const changed = await (isGiven ? giveRole : takeRole)(trx, chosen, roleId);
    return { ids: changed.map(({ id }) => id), refused: [] };
  }

  async function record(
    trx: PlatformTransaction,
    by: Actor,
    action: AuditAction,
    ids: readonly string[],
    details: Record<string, unknown>,
  ): Promise<void> {
    if (ids.length <= mostEntries) {
      for (const { id, name } of await listNamed(trx, ids)) {
        await audit.record(trx, by, { action, subject: { kind: 'user', id, name }, details });
      }
      return;
    }
    for (let from = 0; from < ids.length; from += perEntry) {
      const people = ids.slice(from, from + perEntry);
      await audit.record(trx, by, { action, details: { ...details, count: people.length, people } });
    }
  }

  return async function bulk(by: Actor, input: BulkChange): Promise<BulkResult> {
    requireAdmin(by.viewer);
    const { action, roleId = '', guids, filter } = input;
    const chosen: Chosen = filter === undefined ? { guids: guids ?? [] } : { filter, now: clock.now() };
    const isRole = action === 'giveRole' || action === 'takeRole';
    return platform.transaction(async (trx) => {
      const role = isRole ? await findRoleName(trx, roleId) : undefined;
      if (isRole && role === undefined) {
        throw badInput([{ path: 'body.roleId', code: 'unknown-role', message: 'unknown role' }]);
      }
      const { ids, refused } = isRole
        ? await switchRole(trx, chosen, roleId, action === 'giveRole')
        : await switchActive(trx, by, chosen, action === 'activate');
      const details = isRole ? { [action === 'giveRole' ? 'given' : 'taken']: [role] } : {};
      await record(trx, by, actionNames[action], ids, details);
      return { changed: ids.length, refused, changedGuids: ids.length <= mostNamed ? ids : [] };
    });
  };
}
