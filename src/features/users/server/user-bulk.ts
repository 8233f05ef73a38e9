import type { AuditService } from '#features/audit/server/audit.service.ts';
import { profileTag } from '#features/profiles/contract/profiles.tags.ts';
import type { DoWork, LongWorkService } from '#features/tasks/server/long-work.service.ts';
import type { AuditAction } from '#platform/contract/calls/audit-action.ts';
import { badInput } from '#platform/contract/calls/errors.ts';
import { requireExpected } from '#platform/contract/calls/expected-count.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { changeUsersKind } from '../contract/bulk-work.ts';
import type { BulkAction, BulkChange, BulkResult } from '../contract/user.ts';
import { decideChangeUser, hasAdminRights } from '../contract/user-rules.ts';
import { userAudit } from '../contract/users.audit.ts';
import { othersThan } from './other-admins.ts';
import { type Chosen, giveRole, listChosenAdmins, listChosenIds, setActive, takeRole } from './user-bulk.repository.ts';
import { findRoleName, listNamed, lockActiveAdmins } from './user-change.repository.ts';
import type { OnActivated } from './user-changing.ts';

interface UserBulkParts {
  platform: Platform;
  /** For more than can be done while somebody waits (features/tasks). */
  askWork: LongWorkService['ask'];
  clock: Clock;
  audit: AuditService;
  onActivated: OnActivated;
}

const actionNames: Record<BulkAction, AuditAction> = {
  activate: userAudit.activated,
  deactivate: userAudit.deactivated,
  giveRole: userAudit.rolesChanged,
  takeRole: userAudit.rolesChanged,
};

/** Up to so many are changed while who asked waits; more are long work, so many at a time. */
const atOnce = 200;
/** So many can be undone by name. */
const mostNamed = 1000;

/** What a job needs to change many: who they are was found when it was asked for. */
export interface ManyUsers {
  action: BulkAction;
  roleId: string;
  ids: string[];
}

/** The same change for many at once: all who may be changed are, and the others are named. */
export function createUserBulk({ platform, clock, audit, onActivated, askWork }: UserBulkParts) {
  async function switchActive(trx: PlatformTransaction, touch: Touch, by: Actor, chosen: Chosen, isActive: boolean) {
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
    // Who is switched off is no longer named to others, and their photo is not shown.
    touch(...changed.map(({ id }) => profileTag(id)));
    return { ids: changed.map(({ id }) => id), refused };
  }

  async function switchRole(trx: PlatformTransaction, chosen: Chosen, roleId: string, isGiven: boolean) {
    const changed = await (isGiven ? giveRole : takeRole)(trx, chosen, roleId);
    return { ids: changed.map(({ id }) => id), refused: [] };
  }

  async function requireRoleName(
    trx: PlatformTransaction,
    { action, roleId = '' }: Change,
  ): Promise<string | undefined> {
    if (action !== 'giveRole' && action !== 'takeRole') return undefined;
    const name = await findRoleName(trx, roleId);
    if (name !== undefined) return name;
    throw badInput([{ path: 'body.roleId', code: 'unknown-role', message: 'unknown role' }]);
  }

  /** One transaction: who is changed and what is written about it, an entry for each. */
  async function changeSome(trx: PlatformTransaction, touch: Touch, by: Actor, change: Change, chosen: Chosen) {
    const { action, roleId = '' } = change;
    const role = await requireRoleName(trx, change);
    const { ids, refused } =
      role === undefined
        ? await switchActive(trx, touch, by, chosen, action === 'activate')
        : await switchRole(trx, chosen, roleId, action === 'giveRole');
    const details = role === undefined ? {} : { [action === 'giveRole' ? 'given' : 'taken']: [role] };
    const subjects = (await listNamed(trx, ids)).map(({ id, name }) => ({ kind: 'user', id, name }));
    await audit.recordEach(trx, by, { action: actionNames[action], details }, subjects);
    return { ids, refused };
  }

  return {
    async bulk(by: Actor, input: BulkChange): Promise<BulkResult> {
      requireAdmin(by.viewer);
      const { action, roleId = '', guids, filter, expected } = input;
      const chosen: Chosen = filter === undefined ? { guids: guids ?? [] } : { filter, now: clock.now() };
      return platform.transaction(async (trx, touch) => {
        await requireRoleName(trx, input);
        const ids = await listChosenIds(trx, chosen);
        if (filter !== undefined) requireExpected(ids.length, expected);
        if (ids.length > atOnce) {
          const asked: ManyUsers = { action, roleId, ids };
          const work = await askWork(trx, by, { kind: changeUsersKind, input: asked, total: ids.length });
          return { changed: 0, refused: [], changedGuids: [], workId: work.id };
        }
        if (ids.length === 0) return resultOf([], []);
        const done = await changeSome(trx, touch, by, input, { guids: ids });
        return resultOf(done.ids, done.refused);
      });
    },

    /** The job's part of it. Each batch is a change of its own, so that nothing waits long for it and a crash costs one. */
    changeMany: (async (by, { action, roleId, ids }, { done, soFar, progress }) => {
      requireAdmin(by.viewer);
      let result = soFar ?? resultOf([], []);
      for (let from = done; from < ids.length; from += atOnce) {
        const guids = ids.slice(from, from + atOnce);
        result = await platform.transaction(async (trx, touch) => {
          const some = await changeSome(trx, touch, by, { action, roleId }, { guids });
          const next = joined(result, resultOf(some.ids, some.refused));
          await progress(Math.min(from + atOnce, ids.length), next, trx);
          return next;
        });
      }
      return result;
    }) satisfies DoWork<ManyUsers, BulkResult>,
  };
}

type Change = Pick<BulkChange, 'action' | 'roleId'>;
type Refused = BulkResult['refused'];

const resultOf = (ids: string[], refused: Refused): BulkResult => ({ changed: ids.length, refused, changedGuids: ids });

/** Of very many nobody is named any more: Undo would not reach them all. */
function joined(one: BulkResult, other: BulkResult): BulkResult {
  const changed = one.changed + other.changed;
  const changedGuids = changed <= mostNamed ? [...one.changedGuids, ...other.changedGuids] : [];
  return { changed, refused: [...one.refused, ...other.refused], changedGuids };
}
