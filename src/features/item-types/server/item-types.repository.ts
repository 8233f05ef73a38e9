import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { ItemType, type ItemTypeChanges, type NewItemType } from '../contract/item-type.ts';

const columnsOf = (type: ItemTypeChanges) => ({
  item_name: JSON.stringify(type.itemName),
  item_name_plural: JSON.stringify(type.itemNamePlural),
  icon: type.icon,
  fields: JSON.stringify(type.fields),
  features: JSON.stringify(type.features),
  ...(type.schemaType !== undefined && { schema_type: type.schemaType }),
});

export interface TypeRows {
  types: ItemType[];
  /** Deleted ones too: they are known and stay away. */
  knownIds: Set<string>;
  /** By id, another one after every change: what was read of a type may be old by the time that something is written by it. */
  revisions: ReadonlyMap<string, string>;
}

export const typeRevision = sql<string>`item_type.xmin::text`;

export async function listTypeRows(db: PlatformDb): Promise<TypeRows> {
  const rows = await db
    .selectFrom('item_type')
    .selectAll()
    .select(typeRevision.as('revision'))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const types = rows
    .filter((row) => row.deleted_at === null)
    .map((row) =>
      // Parsed, so that what was stored by an older version gets its defaults.
      ItemType.parse({
        guid: row.id,
        name: row.name,
        itemName: row.item_name,
        itemNamePlural: row.item_name_plural,
        icon: row.icon,
        fields: row.fields,
        features: row.features,
        schemaType: row.schema_type,
        isBuiltIn: row.is_built_in,
        changedOn: row.changed_at.toISOString(),
      }),
    );
  return {
    types,
    knownIds: new Set(rows.map(({ id }) => id)),
    revisions: new Map(rows.map(({ id, revision }) => [id, revision])),
  };
}

/** Also when another process adds the same at this moment, or an admin has made a type of that name. */
export async function insertMissingTypes(db: PlatformDb, types: readonly ItemType[]): Promise<void> {
  await db
    .insertInto('item_type')
    .values(types.map((type) => ({ id: type.guid, name: type.name, is_built_in: true, ...columnsOf(type) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Undefined when the name is taken. */
export async function insertType(db: PlatformDb, type: NewItemType): Promise<string | undefined> {
  const row = await db
    .insertInto('item_type')
    .values({ name: type.name, ...columnsOf(type) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const updateType = (db: PlatformDb, id: string, changes: ItemTypeChanges, now: Date) =>
  db
    .updateTable('item_type')
    .set({ ...columnsOf(changes), changed_at: now })
    .where('id', '=', id)
    .execute();

/** One change of a type at a time, and none while it is deleted. */
export const lockType = (db: PlatformDb, id: string) =>
  db
    .selectFrom('item_type')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const setTypeDeleted = (db: PlatformDb, id: string, now: Date) =>
  db.updateTable('item_type').set({ deleted_at: now }).where('id', '=', id).execute();
