import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Posted } from '../contract/filling.ts';

export interface EntryRow {
  guid: string;
  version: number;
  posted: Posted;
  step: string;
  showsFaults: boolean;
  beganAt: Date;
  /** Since when it is gone on with by a link in a mail. */
  mailedAt: Date | null;
  expiresAt: Date;
}

export async function findEntry(
  db: PlatformDb,
  formGuid: string,
  keyHash: string,
  now: Date,
): Promise<EntryRow | undefined> {
  const row = await db
    .selectFrom('form_entry')
    .select(['guid', 'version', 'posted', 'step', 'shows_faults as showsFaults', 'began_at as beganAt'])
    .select(['mailed_at as mailedAt', 'expires_at as expiresAt'])
    .where('form_guid', '=', formGuid)
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row as EntryRow | undefined;
}

interface WrittenEntry extends Omit<EntryRow, 'guid'> {
  guid: string;
  formGuid: string;
  keyHash: string;
  now: Date;
}

export async function writeEntry(db: PlatformDb, entry: WrittenEntry): Promise<void> {
  const changing = {
    posted: JSON.stringify(entry.posted),
    step: entry.step,
    shows_faults: entry.showsFaults,
    changed_at: entry.now,
    mailed_at: entry.mailedAt,
    expires_at: entry.expiresAt,
  };
  await db
    .insertInto('form_entry')
    .values({
      guid: entry.guid,
      form_guid: entry.formGuid,
      version: entry.version,
      key_hash: entry.keyHash,
      began_at: entry.beganAt,
      ...changing,
    })
    .onConflict((clash) => clash.column('guid').doUpdateSet(changing))
    .execute();
}

export async function deleteEntryOf(db: PlatformDb, formGuid: string, keyHash: string): Promise<void> {
  await db.deleteFrom('form_entry').where('form_guid', '=', formGuid).where('key_hash', '=', keyHash).execute();
}

export async function deleteEntriesBefore(db: PlatformDb, now: Date): Promise<void> {
  await db.deleteFrom('form_entry').where('expires_at', '<=', now).execute();
}
