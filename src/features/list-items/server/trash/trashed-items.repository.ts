import { sql } from 'kysely';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { ItemRow } from '../items.repository.ts';

export type TrashedItemKey = Pick<ItemRow, 'id' | 'listId'> & { deletedAt: Date };

const trashed = (db: PlatformDb) => db.selectFrom('item').where('item.deleted_at', 'is not', null);

export async function findTrashedItems(db: PlatformDb, search: string): Promise<TrashedItemKey[]> {
  let query = trashed(db).select(['item.id', 'item.list_id as listId', 'item.deleted_at as deletedAt']);
  if (search !== '') {
    const words = search.replace(/[\\%_]/g, '\\$&');
    query = query.where(
      sql<boolean>`lower(public.unaccent('public.unaccent', item.title::text)) like '%' || lower(public.unaccent('public.unaccent', ${words})) || '%'`,
    );
  }
  return (await query.execute()) as TrashedItemKey[];
}

export interface TrashedItemRow {
  id: string;
  listId: string;
  typeId: string;
  title: StoredText;
  deletedAt: Date;
  deletedBy: string | null;
  deleterName: string | null;
}

export const findTrashedItemRows = async (db: PlatformDb, ids: readonly string[]): Promise<TrashedItemRow[]> =>
  (await trashed(db)
    .leftJoin('user', 'user.id', 'item.deleted_by')
    .select([
      'item.id',
      'item.list_id as listId',
      'item.type_id as typeId',
      'item.title',
      'item.deleted_at as deletedAt',
      'item.deleted_by as deletedBy',
      'user.name as deleterName',
    ])
    .where('item.id', 'in', ids)
    .execute()) as unknown as TrashedItemRow[];

/** Only what lies in the trash. */
export const deleteTrashedItem = (db: PlatformDb, id: string) =>
  db.deleteFrom('item').where('id', '=', id).where('deleted_at', 'is not', null).execute();
