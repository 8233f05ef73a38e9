import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';

export interface NewAuditEntry {
  actorId: string | null;
  actorName: string;
  /** Empty for who acted in their own name. */
  viewingAs: { who: string; name: string };
  action: string;
  subject: { kind: string; id: string; name: string };
  details: Record<string, unknown>;
  ipAddress: string;
  userAgent: string;
  at: Date;
}

const rowOf = (entry: NewAuditEntry) => ({
  at: entry.at,
  actor_id: entry.actorId,
  actor_name: entry.actorName,
  viewing_as: entry.viewingAs.who,
  viewing_as_name: entry.viewingAs.name,
  action: entry.action,
  subject_kind: entry.subject.kind,
  subject_id: entry.subject.id,
  subject_name: entry.subject.name,
  details: JSON.stringify(entry.details),
  ip_address: entry.ipAddress,
  user_agent: entry.userAgent.slice(0, 500),
});

export const insertAuditEntry = (db: PlatformDb, entry: NewAuditEntry) =>
  db.insertInto('audit_entry').values(rowOf(entry)).execute();

export const insertAuditEntries = (db: PlatformDb, entries: readonly NewAuditEntry[]) =>
  db.insertInto('audit_entry').values(entries.map(rowOf)).execute();

export const findActorName = async (db: PlatformDb, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('user').select(['name', 'email']).where('id', '=', userId).executeTakeFirst())?.name;

/** Which of these are people or roles that there still are. */
export async function findThere(db: PlatformDb, ids: readonly string[]): Promise<Set<string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  if (wanted.length === 0) return new Set();
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where('id', 'in', wanted)
    .unionAll(db.selectFrom('role').select(sql<string>`id::text`.as('id')).where(sql<string>`id::text`, 'in', wanted))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface AuditFilter {
  before: number | undefined;
  itemCount: number;
  area: string | undefined;
  actorId: string | undefined;
  subjectId: string | undefined;
  search: string;
  from: Date | undefined;
  until: Date | undefined;
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export async function listAuditEntries(db: PlatformDb, filter: AuditFilter) {
  let query = db.selectFrom('audit_entry').selectAll();
  if (filter.before !== undefined) query = query.where('id', '<', filter.before);
  if (filter.area !== undefined) query = query.where('action', 'like', `${filter.area.replace(/[\\%_]/g, '\\$&')}.%`);
  if (filter.actorId !== undefined) query = query.where('actor_id', '=', filter.actorId);
  if (filter.subjectId !== undefined) query = query.where('subject_id', '=', filter.subjectId);
  if (filter.from !== undefined) query = query.where('at', '>=', filter.from);
  if (filter.until !== undefined) query = query.where('at', '<', filter.until);
  if (filter.search !== '') {
    const pattern = like(filter.search);
    query = query.where(({ eb, or }) =>
      or([
        eb('actor_name', 'ilike', pattern),
        eb('subject_name', 'ilike', pattern),
        eb('viewing_as_name', 'ilike', pattern),
        eb('ip_address', 'ilike', pattern),
      ]),
    );
  }
  return query.orderBy('id', 'desc').limit(filter.itemCount).execute();
}

/** The only way an entry goes: the trigger lets it pass in this transaction alone. */
export async function deleteAuditBefore(db: PlatformDb, moment: Date): Promise<void> {
  await sql`set local plein.audit_retention = 'on'`.execute(db);
  await db.deleteFrom('audit_entry').where('at', '<', moment).execute();
}
