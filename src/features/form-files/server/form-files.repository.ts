import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';

export interface FormFileRow {
  guid: string;
  formGuid: string;
  version: number;
  fieldId: string;
  keyHash: string;
  name: string;
  mediaType: string | null;
  byteSize: number;
  received: number;
  submissionGuid: string | null;
}

/** Whose a file is before it is part of a submission. */
export interface FileOwner {
  formGuid: string;
  keyHash: string;
}

const files = (db: PlatformDb) =>
  db
    .selectFrom('form_file')
    .select([
      'guid',
      'form_guid as formGuid',
      'version',
      'field_id as fieldId',
      'key_hash as keyHash',
      'name',
      'media_type as mediaType',
      'byte_size as byteSize',
      'received',
      'submission_guid as submissionGuid',
    ]);

export const findUnclaimed = (db: PlatformDb, guid: string, keyHash: string): Promise<FormFileRow | undefined> =>
  files(db).where('guid', '=', guid).where('key_hash', '=', keyHash).where('claimed_at', 'is', null).executeTakeFirst();

/** The same; nobody else adds a piece to it before the transaction ends. */
export const lockUnclaimed = (
  trx: PlatformTransaction,
  guid: string,
  keyHash: string,
): Promise<FormFileRow | undefined> =>
  files(trx)
    .where('guid', '=', guid)
    .where('key_hash', '=', keyHash)
    .where('claimed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Those of them that are whole and belong to this filling in. */
export const findWhole = (
  db: PlatformDb,
  { formGuid, keyHash }: FileOwner,
  guids: readonly string[],
): Promise<FormFileRow[]> =>
  files(db)
    .where('guid', 'in', [...guids])
    .where('form_guid', '=', formGuid)
    .where('key_hash', '=', keyHash)
    .where('media_type', 'is not', null)
    .where('claimed_at', 'is', null)
    .execute();

export const listOfSubmission = (db: PlatformDb, submissionGuid: string): Promise<FormFileRow[]> =>
  files(db)
    .where('submission_guid', '=', submissionGuid)
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('guid')
    .execute();

/** Those of many submissions, in the order of the files of each. */
export const listOfSubmissions = (db: PlatformDb, submissionGuids: readonly string[]): Promise<FormFileRow[]> =>
  files(db)
    .where('submission_guid', 'in', submissionGuids)
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('guid')
    .execute();

export async function countOfOwner(db: PlatformDb, { formGuid, keyHash }: FileOwner): Promise<number> {
  const { number } = await db
    .selectFrom('form_file')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('form_guid', '=', formGuid)
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  return number;
}

/** Of all that nobody sent yet, counted as large as they are said to become. */
export async function unsentBytes(db: PlatformDb): Promise<number> {
  const { bytes } = await db
    .selectFrom('form_file')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('byte_size'), sql<string>`0`).as('bytes'))
    .where('submission_guid', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Of all there are, sent or not. */
export async function allBytes(db: PlatformDb): Promise<number> {
  const { bytes } = await db
    .selectFrom('form_file')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('byte_size'), sql<string>`0`).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

type NewRow = Omit<FormFileRow, 'submissionGuid' | 'mediaType' | 'received'> & { now: Date; expiresAt: Date };

export async function insertFile(db: PlatformDb, row: NewRow): Promise<void> {
  await db
    .insertInto('form_file')
    .values({
      guid: row.guid,
      form_guid: row.formGuid,
      version: row.version,
      field_id: row.fieldId,
      key_hash: row.keyHash,
      name: row.name,
      byte_size: row.byteSize,
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .execute();
}

export async function setReceived(db: PlatformDb, guid: string, received: number, expiresAt: Date): Promise<void> {
  await db.updateTable('form_file').set({ received, expires_at: expiresAt }).where('guid', '=', guid).execute();
}

/** What a file turned out to be, once it was looked at. */
interface KnownFile {
  name: string;
  mediaType: string;
  byteSize: number;
}

export async function setKnown(db: PlatformDb, guid: string, { name, mediaType, byteSize }: KnownFile): Promise<void> {
  const set = { name, media_type: mediaType, byte_size: byteSize, received: byteSize };
  await db.updateTable('form_file').set(set).where('guid', '=', guid).execute();
}

/** How many of them became part of the submission; what else was sent with this filling in has had its time. */
export async function claimFiles(
  trx: PlatformTransaction,
  { formGuid, keyHash }: FileOwner,
  { guids, submissionGuid, now }: { guids: readonly string[]; submissionGuid: string; now: Date },
): Promise<number> {
  const ofOwner = trx
    .updateTable('form_file')
    .where('form_guid', '=', formGuid)
    .where('key_hash', '=', keyHash)
    .where('claimed_at', 'is', null);
  const { numUpdatedRows } =
    guids.length === 0
      ? { numUpdatedRows: 0n }
      : await ofOwner
          .set({ submission_guid: submissionGuid, claimed_at: now })
          .where('guid', 'in', [...guids])
          .where('media_type', 'is not', null)
          .executeTakeFirst();
  await ofOwner.set({ claimed_at: now }).execute();
  return Number(numUpdatedRows);
}

/** Of a submission that is no more, or of one question of it. */
export async function letGoOf(
  trx: PlatformTransaction,
  submissionGuid: string,
  fieldId: string | undefined,
): Promise<void> {
  const all = trx.updateTable('form_file').set({ submission_guid: null }).where('submission_guid', '=', submissionGuid);
  await (fieldId === undefined ? all : all.where('field_id', '=', fieldId)).execute();
}

/** Nobody can send it any more; false when somebody did. */
export async function letGoOfOne(db: PlatformDb, guid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('form_file')
    .set({ claimed_at: now })
    .where('guid', '=', guid)
    .where('submission_guid', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What no submission has any more, and what nobody sent in time. */
export const listLoose = (db: PlatformDb, now: Date, most: number): Promise<FormFileRow[]> =>
  files(db)
    .where('submission_guid', 'is', null)
    .where(({ eb, and, or, not, exists, selectFrom, ref }) =>
      or([
        eb('claimed_at', 'is not', null),
        and([
          eb('expires_at', '<=', now),
          not(
            exists(
              selectFrom('form_entry')
                .select('form_entry.guid')
                .where('form_entry.key_hash', '=', ref('form_file.key_hash'))
                .where('form_entry.expires_at', '>', now),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('guid')
    .limit(most)
    .execute();

export async function deleteFile(db: PlatformDb, guid: string): Promise<void> {
  await db.deleteFrom('form_file').where('guid', '=', guid).where('submission_guid', 'is', null).execute();
}
