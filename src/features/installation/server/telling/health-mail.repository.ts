import type { ControlDb } from '#platform/server/database/database.ts';
import type { HealthMailChoice } from '../../contract/health-mail.ts';

/** Of those who chose something else than everything. */
export async function listHealthMailChoices(db: ControlDb): Promise<ReadonlyMap<string, HealthMailChoice>> {
  const rows = await db.selectFrom('health_mail').select(['account_id', 'wants']).execute();
  return new Map(rows.map(({ account_id, wants }) => [account_id, wants as HealthMailChoice]));
}

/** What those who run it no longer had chosen goes with it. */
export async function saveHealthMailChoice(
  db: ControlDb,
  accountId: string,
  wants: HealthMailChoice,
  staff: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('health_mail')
    .where('account_id', 'not in', staff.length === 0 ? [accountId] : staff)
    .execute();
  if (wants === 'everything') await db.deleteFrom('health_mail').where('account_id', '=', accountId).execute();
  else
    await db
      .insertInto('health_mail')
      .values({ account_id: accountId, wants })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ wants }))
      .execute();
}
