import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { recountAnswers } from './reactions.repository.ts';

/** Answers the threads in which something went; the numbers of answers above it go along. */
export async function eraseAllOf(trx: PlatformTransaction, userId: string): Promise<string[]> {
  const rows = await trx
    .updateTable('reaction')
    .set({ status: 'withdrawn', status_before: null, words: '', author_name: '', open_reports: 0 })
    .where('user_id', '=', userId)
    .returning(['target_guid', 'root_guid'])
    .execute();
  const roots = [...new Set(rows.flatMap(({ root_guid }) => root_guid ?? []))].toSorted();
  for (const root of roots) await recountAnswers(trx, root);
  return [...new Set(rows.map(({ target_guid }) => target_guid))].toSorted();
}

export const findAllOf = (db: PlatformDb, userId: string) =>
  db
    .selectFrom('reaction')
    .select(['guid', 'target_guid as about', 'author_name as name', 'words as text', 'status', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();

export const deleteUnprovenBefore = (db: PlatformDb, moment: Date) =>
  db.deleteFrom('reaction').where('status', '=', 'unproven').where('created_at', '<', moment).execute();

export const eraseBefore = (db: PlatformDb, status: 'removed' | 'withdrawn', moment: Date) =>
  db
    .updateTable('reaction')
    .set({ words: '', author_name: '', status_before: null })
    .where('status', '=', status)
    .where('settled_at', '<', moment)
    .where('words', '!=', '')
    .execute();

/** Who wrote in a thread with an account, by the name that others see. */
export const findNamesInThread = (db: PlatformDb, targetGuid: string) =>
  db
    .selectFrom('reaction')
    .select(['user_id as userId', 'author_name as name'])
    .distinct()
    .$narrowType<{ userId: string }>()
    .where('target_guid', '=', targetGuid)
    .where('status', '=', 'shown')
    .where('user_id', 'is not', null)
    .where('author_name', '<>', '')
    .execute();
