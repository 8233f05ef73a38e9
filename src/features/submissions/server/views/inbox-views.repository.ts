import type { SharedView, SharedViewsChange } from '#features/saved-views/contract/saved-view.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import type { InboxViews } from '../../contract/views/inbox-views.ts';

interface Whose {
  formGuid: string;
  userId: string;
}

/** More than anybody chooses among. */
const mostShared = 100;

export async function listViews(db: PlatformDb, { formGuid, userId }: Whose): Promise<InboxViews> {
  const own = await db
    .selectFrom('inbox_view')
    .select(['name', 'query', 'is_shared as isShared'])
    .where('form_guid', '=', formGuid)
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();
  const shared = await db
    .selectFrom('inbox_view')
    .innerJoin('user', 'user.id', 'inbox_view.user_id')
    .select(['inbox_view.name', 'query', 'user.name as by'])
    .where('form_guid', '=', formGuid)
    .where('user_id', '<>', userId)
    .where('is_shared', '=', true)
    .orderBy('inbox_view.name')
    .orderBy('user.name')
    .limit(mostShared)
    .execute();
  return { own, shared };
}

export async function writeViews(
  trx: PlatformTransaction,
  { formGuid, userId }: Whose,
  { save, remove }: SharedViewsChange,
): Promise<void> {
  if (remove.length > 0)
    await trx
      .deleteFrom('inbox_view')
      .where('form_guid', '=', formGuid)
      .where('user_id', '=', userId)
      .where('name', 'in', remove)
      .execute();
  // Of two with one name the last counts.
  const saved = new Map<string, SharedView>(save.map((view) => [view.name, view]));
  if (saved.size === 0) return;
  await trx
    .insertInto('inbox_view')
    .values(
      Array.from(saved.values(), ({ name, query, isShared }) => ({
        form_guid: formGuid,
        user_id: userId,
        name,
        query,
        is_shared: isShared,
      })),
    )
    .onConflict((on) =>
      on
        .columns(['form_guid', 'user_id', 'name'])
        .doUpdateSet(({ ref }) => ({ query: ref('excluded.query'), is_shared: ref('excluded.is_shared') })),
    )
    .execute();
}

/** What colleagues use stays when its maker goes, as far as the heir has none of that name. */
export async function handOverViews(trx: PlatformTransaction, userId: string, heirId: string): Promise<void> {
  await trx
    .updateTable('inbox_view')
    .set({ user_id: heirId })
    .where('user_id', '=', userId)
    .where('is_shared', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inbox_view as other')
            .select('other.name')
            .whereRef('other.form_guid', '=', 'inbox_view.form_guid')
            .whereRef('other.name', '=', 'inbox_view.name')
            .where('other.user_id', '=', heirId),
        ),
      ),
    )
    .execute();
}
