import type { PlatformDb } from '#platform/server/database/database.ts';
import type { PersonHere } from '../../contract/presence/presence.ts';

export interface Where {
  block: string | null;
  isTyping: boolean;
  hasOptions: boolean;
  takesOver: boolean;
}

export interface Presence extends Where {
  subjectId: string;
  tab: string;
  userId: string;
  at: Date;
}

/** True when others have something new to see: someone came, or is elsewhere. */
export async function savePresence(
  db: PlatformDb,
  { subjectId, tab, userId, block, isTyping, hasOptions, takesOver, at }: Presence,
): Promise<boolean> {
  const before = await db
    .selectFrom('presence')
    .select(['block_id', 'is_typing', 'options_since'])
    .where('subject_id', '=', subjectId)
    .where('tab', '=', tab)
    .executeTakeFirst();
  const hadSince = before?.block_id === block && !takesOver ? before.options_since : null;
  const optionsSince = hasOptions && block !== null ? (hadSince ?? at) : null;
  const place = {
    user_id: userId,
    block_id: block,
    is_typing: isTyping,
    options_since: optionsSince,
    seen_at: at,
  };
  await db
    .insertInto('presence')
    .values({ subject_id: subjectId, tab, ...place })
    .onConflict((conflict) =>
      // The tab of someone else stays theirs.
      conflict.columns(['subject_id', 'tab']).doUpdateSet(place).where('presence.user_id', '=', userId),
    )
    .execute();
  return (
    before === undefined ||
    before.block_id !== block ||
    before.is_typing !== isTyping ||
    before.options_since?.getTime() !== optionsSince?.getTime()
  );
}

/** They have the options open still, and come after who asked for them now. */
export const putBehind = (db: PlatformDb, subjectId: string, block: string, tab: string) =>
  db
    .updateTable('presence')
    .set({ options_since: null })
    .where('subject_id', '=', subjectId)
    .where('block_id', '=', block)
    .where('tab', '<>', tab)
    .execute();

export async function removePresence(db: PlatformDb, subjectId: string, tab: string, userId: string): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('subject_id', '=', subjectId)
    .where('tab', '=', tab)
    .where('user_id', '=', userId)
    .execute();
}

/** Wherever they were: nobody else forgets who left what was deleted. */
export const removeGone = (db: PlatformDb, before: Date) =>
  db.deleteFrom('presence').where('seen_at', '<', before).execute();

export async function findPresence(db: PlatformDb, subjectId: string, since: Date): Promise<PersonHere[]> {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('user', 'user.id', 'presence.user_id')
    .select(['tab', 'user_id', 'user.name', 'block_id', 'is_typing', 'options_since'])
    .where('subject_id', '=', subjectId)
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
    optionsSince: row.options_since?.toISOString() ?? null,
  }));
}
