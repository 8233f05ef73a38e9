import type { ExpressionBuilder } from 'kysely';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTables } from '#platform/server/database/tables.generated.ts';
import type { Origin } from '../contract/origin.ts';
import type { UserFilter } from '../contract/user-filter.ts';
import { matches } from './user-list.repository.ts';

/** Named people, or all whom a filter finds. */
export type Chosen = { guids: readonly string[] } | { filter: UserFilter; now: Date };

const isChosen = (eb: ExpressionBuilder<PlatformTables, 'user'>, chosen: Chosen) =>
  'guids' in chosen ? eb('user.id', 'in', chosen.guids) : matches(eb, chosen.filter, chosen.now);

/** In one order, so that two changes of the same people lock them in turn. */
export const listChosenIds = async (db: PlatformDb, chosen: Chosen): Promise<string[]> =>
  (
    await db
      .selectFrom('user')
      .select('id')
      .where((eb) => isChosen(eb, chosen))
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Those among the chosen who need a decision of their own: accounts with an admin's rights, active or not. */
export const listChosenAdmins = (db: PlatformDb, chosen: Chosen) =>
  db
    .selectFrom('user')
    .select(['id', 'name', 'account_type as accountType', 'is_active as isActive'])
    .$narrowType<{ accountType: AccountType }>()
    .where((eb) => isChosen(eb, chosen))
    .where('account_type', 'in', ['Admin', 'Mett'])
    .orderBy('id')
    .execute();

/** All of the chosen but these, who are not as they should be yet. */
export const setActive = (db: PlatformDb, chosen: Chosen, isActive: boolean, except: readonly string[], now: Date) =>
  db
    .updateTable('user')
    .set({ is_active: isActive, updated_at: now })
    .where((eb) => isChosen(eb as unknown as ExpressionBuilder<PlatformTables, 'user'>, chosen))
    .where('is_active', '=', !isActive)
    .$if(except.length > 0, (query) => query.where('user.id', 'not in', except))
    .returning(['user.id', 'user.name', 'user.email', 'user.origin'])
    .$narrowType<{ origin: Origin }>()
    .execute();

export const giveRole = (db: PlatformDb, chosen: Chosen, roleId: string) =>
  db
    .insertInto('user_role')
    .columns(['user_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('user')
        .select(({ val, cast }) => ['user.id', cast<string>(val(roleId), 'uuid').as('role_id')])
        .where((one) => isChosen(one, chosen)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id as id')
    .execute();

export const takeRole = (db: PlatformDb, chosen: Chosen, roleId: string) =>
  db
    .deleteFrom('user_role')
    .where('role_id', '=', roleId)
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('user')
        .select('user.id')
        .where((one) => isChosen(one, chosen)),
    )
    .returning('user_id as id')
    .execute();
