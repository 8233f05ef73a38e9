import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PersonHere } from '../../contract/presence/presence.ts';

export interface Presence {
  pageId: string;
  tab: string;
  userId: string;
  block: string | null;
  isTyping: boolean;
  at: Date;
}

/** True when others have something new to see: someone came, or is elsewhere. */
export async function savePresence(
  db: PlatformDb,
  { pageId, tab, userId, block, isTyping, at }: Presence,
): Promise<boolean> {
  const before = await db
    .selectFrom('page_presence')
    .select(['block_id', 'is_typing'])
    .where('page_id', '=', pageId)
    .where('tab', '=', tab)
    .executeTakeFirst();
  const place = { user_id: userId, block_id: block, is_typing: isTyping, seen_at: at };
  await db
    .insertInto('page_presence')
    .values({ page_id: pageId, tab, ...place })
    .onConflict((conflict) =>
      // The tab of someone else stays theirs.
      conflict.columns(['page_id', 'tab']).doUpdateSet(place).where('page_presence.user_id', '=', userId),
    )
    .execute();
  return before === undefined || before.block_id !== block || before.is_typing !== isTyping;
}

export async function removePresence(db: PlatformDb, pageId: string, tab: string, userId: string): Promise<void> {
  await db
    .deleteFrom('page_presence')
    .where('page_id', '=', pageId)
    .where('tab', '=', tab)
    .where('user_id', '=', userId)
    .execute();
}

export const removeGone = (db: PlatformDb, pageId: string, before: Date) =>
  db.deleteFrom('page_presence').where('page_id', '=', pageId).where('seen_at', '<', before).execute();

export async function findPresence(db: PlatformDb, pageId: string, since: Date): Promise<PersonHere[]> {
  const rows = await db
    .selectFrom('page_presence')
    .innerJoin('user', 'user.id', 'page_presence.user_id')
    .select(['tab', 'user_id', 'user.name', 'block_id', 'is_typing'])
    .where('page_id', '=', pageId)
    .where('seen_at', '>=', since)
    .orderBy('user.name')
    .orderBy('tab')
    .execute();
  return rows.map((row) => ({
    tab: row.tab,
    id: row.user_id,
    name: row.name ?? '',
    block: row.block_id,
    isTyping: row.is_typing,
  }));
}
