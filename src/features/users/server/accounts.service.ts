import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { Origin } from '../contract/origin.ts';
import { deleteRolesOf, handOutRoles, insertExistingRoles } from './account-roles.repository.ts';
import {
  type Account,
  type Addressee,
  claimAccount,
  findAccountByAddress,
  findAccountById,
  findAddressee,
  findAdminAddresses,
  findHandlers,
  findInRoles,
  findManagers,
  findOrigin,
  findStaff,
  insertProvenAccount,
  markVerified,
  type OwnColumns,
  type ProvenAccount,
  storeAddress,
  updateLastSeen,
  updateOwnColumns,
} from './accounts.repository.ts';
import { listRoleNames } from './user-change.repository.ts';
import { findViewer, findViewers } from './users.repository.ts';

export type AccountsService = ReturnType<typeof createAccountsService>;
export type { Account, Addressee };

/**
 * The rows of accounts and of the roles they have, for the other features that change them: registration, signing in,
 * profiles. Each is a step of the caller's transaction; the caller decides who may, and records what happened.
 */
export function createAccountsService({ platform, clock }: { platform: Platform; clock: Clock }) {
  return {
    /** What somebody may now, for work that goes on without them. */
    viewerOf: (userId: string): Promise<Viewer | undefined> => findViewer(platform.db, userId),
    viewersOf: (userIds: readonly string[]): Promise<Viewer[]> => findViewers(platform.db, userIds),

    byAddress: (db: PlatformDb, address: string): Promise<Account | undefined> => findAccountByAddress(db, address),
    byId: (db: PlatformDb, id: string): Promise<Account | undefined> => findAccountById(db, id),

    adminAddresses: async (db: PlatformDb): Promise<string[]> =>
      (await findAdminAddresses(db)).map(({ email }) => email),

    /** Who manages content, as they are written to. */
    managers: (db: PlatformDb): Promise<Addressee[]> => findManagers(db),
    /** Who runs the installation, as they are written to. */
    staff: (db: PlatformDb): Promise<Addressee[]> => findStaff(db),
    /** Admins, and who has one of these roles. */
    handlers: (db: PlatformDb, roleIds: readonly string[]): Promise<Addressee[]> => findHandlers(db, roleIds),
    inRoles: async (db: PlatformDb, roleIds: readonly string[]): Promise<Addressee[]> =>
      roleIds.length === 0 ? [] : findInRoles(db, roleIds),
    addressee: (db: PlatformDb, id: string): Promise<Addressee | undefined> => findAddressee(db, id),

    /** Undefined when someone else was first with this address. */
    addProven: (trx: PlatformTransaction, account: ProvenAccount): Promise<Account | undefined> =>
      insertProvenAccount(trx, account),

    /** Made by proving an address, for who has no other way in until they claim it. */
    isByProof: async (db: PlatformDb, id: string): Promise<boolean> => (await findOrigin(db, id)) === 'Verification',

    claim: (
      trx: PlatformTransaction,
      id: string,
      names: { firstName: string; middleName: string; lastName: string },
    ): Promise<Account | undefined> => claimAccount(trx, id, names, clock.now()),

    /** True when the address was not verified before. */
    verify: (trx: PlatformTransaction, id: string): Promise<boolean> => markVerified(trx, id, clock.now()),

    /** False when someone else has this address. */
    changeAddress: (trx: PlatformTransaction, id: string, address: string): Promise<boolean> =>
      storeAddress(trx, id, address, clock.now()),

    saveOwn: (trx: PlatformTransaction, id: string, own: OwnColumns): Promise<void> =>
      updateOwnColumns(trx, id, own, clock.now()),

    /** Answers the roles that are new to this person. */
    handOutRoles: (trx: PlatformTransaction, id: string, on: readonly Origin[]) => handOutRoles(trx, id, on),

    /** Roles that do not exist any more are left out; answers the ones that are new to this person. */
    giveRoles: (trx: PlatformTransaction, id: string, roleIds: readonly string[]): Promise<string[]> =>
      insertExistingRoles(trx, id, roleIds),

    /** Answers the ones that they had. */
    takeRoles: (trx: PlatformTransaction, id: string, roleIds: readonly string[]): Promise<string[]> =>
      deleteRolesOf(trx, id, roleIds),

    /** As the audit log keeps them: a role may be deleted later. */
    roleNames: (trx: PlatformTransaction, roleIds: readonly string[]): Promise<string[]> => listRoleNames(trx, roleIds),

    /** Outside any transaction: it decides nothing, and no request waits for it. */
    noteSeen: async (id: string, at: Date): Promise<void> => {
      await updateLastSeen(platform.db, id, at);
    },
  };
}
