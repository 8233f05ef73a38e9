import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface SynonymRow {
  id: string;
  language: Language;
  words: string[];
}

const columns = ['id', 'language', 'words'] as const;

export async function listSynonymRows(db: PlatformDb, language: Language): Promise<SynonymRow[]> {
  const rows = await db
    .selectFrom('search_synonym')
    .select(columns)
    .where('language', '=', language)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as SynonymRow[];
}

export const insertSynonym = async (db: PlatformDb, row: Omit<SynonymRow, 'id'>): Promise<string> =>
  (await db.insertInto('search_synonym').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Whether it is there. */
export async function updateSynonym(db: PlatformDb, { id, ...row }: SynonymRow): Promise<boolean> {
  const done = await db.updateTable('search_synonym').set(row).where('id', '=', id).executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function removeSynonym(db: PlatformDb, id: string): Promise<SynonymRow | undefined> {
  const row = await db.deleteFrom('search_synonym').where('id', '=', id).returning(columns).executeTakeFirst();
  return row as SynonymRow | undefined;
}
