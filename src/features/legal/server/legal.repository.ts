import type { PlatformDb } from '#platform/server/database/database.ts';
import type { LegalWords } from '../contract/legal.ts';
import type { LegalKind } from '../contract/legal-kind.ts';

export interface VersionRow extends LegalWords {
  version: number;
  published_at: Date;
  published_by: string;
}

export interface DraftRow extends LegalWords {
  revision: number;
  updated_at: Date;
  updated_by: string;
}

export const listVersionRows = (db: PlatformDb) =>
  db
    .selectFrom('legal_version')
    .select(['kind', 'version', 'published_at', 'published_by'])
    .orderBy('version', 'desc')
    .execute();

export const findVersion = (db: PlatformDb, kind: LegalKind, version: number): Promise<VersionRow | undefined> =>
  db
    .selectFrom('legal_version')
    .select(['version', 'title', 'body', 'published_at', 'published_by'])
    .$narrowType<VersionRow>()
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst() as Promise<VersionRow | undefined>;

export const findDraft = (db: PlatformDb, kind: LegalKind): Promise<DraftRow | undefined> =>
  db
    .selectFrom('legal_draft')
    .select(['title', 'body', 'revision', 'updated_at', 'updated_by'])
    .where('kind', '=', kind)
    .executeTakeFirst() as Promise<DraftRow | undefined>;

/** False when somebody else made one first. */
export async function insertDraft(
  db: PlatformDb,
  kind: LegalKind,
  words: LegalWords,
  by: { at: Date; name: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('legal_draft')
    .values({ kind, ...columnsOf(words), updated_at: by.at, updated_by: by.name })
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False when the draft is no longer the one that was seen. */
export async function updateDraft(
  db: PlatformDb,
  kind: LegalKind,
  seen: number,
  words: LegalWords,
  by: { at: Date; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('legal_draft')
    .set({ ...columnsOf(words), revision: seen + 1, updated_at: by.at, updated_by: by.name })
    .where('kind', '=', kind)
    .where('revision', '=', seen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The draft itself, taken away; of two who publish at once only one gets it. */
export const takeDraft = (db: PlatformDb, kind: LegalKind, seen?: number): Promise<DraftRow | undefined> =>
  db
    .deleteFrom('legal_draft')
    .where('kind', '=', kind)
    .$if(seen !== undefined, (query) => query.where('revision', '=', seen ?? 0))
    .returning(['title', 'body', 'revision', 'updated_at', 'updated_by'])
    .executeTakeFirst() as Promise<DraftRow | undefined>;

export async function insertVersion(
  db: PlatformDb,
  kind: LegalKind,
  version: number,
  words: LegalWords,
  by: { at: Date; name: string },
): Promise<void> {
  await db
    .insertInto('legal_version')
    .values({ kind, version, ...columnsOf(words), published_at: by.at, published_by: by.name })
    .execute();
}

export async function findUserName(db: PlatformDb, userId: string): Promise<string> {
  const row = await db.selectFrom('user').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name ?? '';
}

const columnsOf = ({ title, body }: LegalWords) => ({ title: JSON.stringify(title), body: JSON.stringify(body) });
