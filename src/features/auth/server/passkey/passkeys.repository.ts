import type { PlatformDb } from '#platform/server/database/database.ts';

const columns = ['id', 'name', 'created_at', 'last_used_at', 'backed_up'] as const;

export const listPasskeyRows = (db: PlatformDb, userId: string) =>
  db.selectFrom('passkey').select(columns).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

export const renamePasskeyRow = (db: PlatformDb, userId: string, id: string, name: string) =>
  db
    .updateTable('passkey')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

export const deletePasskeyRow = (db: PlatformDb, userId: string, id: string) =>
  db.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', id).returning(columns).executeTakeFirst();

export const markPasskeyUsed = (db: PlatformDb, credentialId: string, now: Date) =>
  db.updateTable('passkey').set({ last_used_at: now }).where('credential_id', '=', credentialId).execute();
