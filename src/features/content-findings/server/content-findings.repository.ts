import { sql } from 'kysely';
import type { FindingKind } from '#features/pages/contract/checks/finding.ts';
import type { UpkeepSubject } from '#features/upkeep/contract/upkeep.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { type ContentKind, outsideKinds, type SubjectKind } from '../contract/content-finding-words.ts';
import type { ContentFindingsFilter, FoundOutside } from '../contract/content-findings.ts';

export interface NewFinding {
  subjectKind: SubjectKind;
  guid: string;
  kind: ContentKind;
  count: number;
}

const atOnce = 1000;

/** What was there already keeps the day since when it is. */
export async function keepFindings(
  db: PlatformDb,
  found: readonly NewFinding[],
  { today, seenAt }: { today: string; seenAt: Date },
): Promise<void> {
  for (let at = 0; at < found.length; at += atOnce) {
    await db
      .insertInto('content_finding')
      .values(
        found.slice(at, at + atOnce).map(({ subjectKind, guid, kind, count }) => ({
          subject_kind: subjectKind,
          subject_id: guid,
          kind,
          count,
          since: today,
          seen_at: seenAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['subject_kind', 'subject_id', 'kind']).doUpdateSet((eb) => ({
          count: eb.ref('excluded.count'),
          seen_at: eb.ref('excluded.seen_at'),
        })),
      )
      .execute();
  }
}

/** What a look that began then did not find again. */
export const forgetUnseen = (db: PlatformDb, seenAt: Date) =>
  db.deleteFrom('content_finding').where('seen_at', '<', seenAt).execute();

export const keepScore = (
  db: PlatformDb,
  score: { day: string; subjects: number; clean: number; accessible: number; lookedAt: Date },
): Promise<unknown> => {
  const { day, subjects, clean, accessible, lookedAt } = score;
  return db
    .insertInto('content_score')
    .values({ day, subjects, clean, accessible, looked_at: lookedAt })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ subjects, clean, accessible, looked_at: lookedAt }))
    .execute();
};

/** Those of the last look alone. */
export async function keepChecks(trx: PlatformDb, found: ReadonlyMap<FindingKind, number>): Promise<void> {
  await trx.deleteFrom('content_check').execute();
  if (found.size === 0) return;
  await trx
    .insertInto('content_check')
    .values([...found].map(([kind, subjects]) => ({ kind, subjects })))
    .execute();
}

export interface CheckedContent {
  lookedAt: Date;
  subjects: number;
  /** Those of which nothing was found. */
  accessible: number;
  kinds: { kind: FindingKind; subjects: number }[];
}

/** Undefined before the first look that counted it. */
export async function findChecked(db: PlatformDb): Promise<CheckedContent | undefined> {
  const last = await db
    .selectFrom('content_score')
    .select(['subjects', 'accessible', 'looked_at as lookedAt'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.accessible === null) return undefined;
  const kinds = await db
    .selectFrom('content_check')
    .select(['kind', 'subjects'])
    .orderBy('subjects', 'desc')
    .orderBy('kind')
    .execute();
  return { ...last, accessible: last.accessible, kinds: kinds as CheckedContent['kinds'] };
}

/** The last so many, the oldest first. */
export async function findScores(db: PlatformDb, limit: number) {
  const rows = await db
    .selectFrom('content_score')
    .select([sql<string>`day::text`.as('day'), 'subjects', 'clean', 'looked_at as lookedAt'])
    .orderBy('content_score.day', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** Pages say it themselves. */
const ownerId = sql<string | null>`coalesce(page.owner_id, upkeep.owner_id)`;

/** What is asked for, on a day of the platform's calendar. */
export type FindingsAsked = ContentFindingsFilter & { today: string };

/** Of the kind of subject, and of who looks after it. What somebody said is still right is not stale any more. */
const found = (db: PlatformDb, { subject, owner, today }: Omit<FindingsAsked, 'kind'>) =>
  db
    .selectFrom('content_finding')
    .leftJoin('page', (join) =>
      join.onRef('page.id', '=', 'content_finding.subject_id').on('content_finding.subject_kind', '=', 'page'),
    )
    .leftJoin('upkeep', (join) =>
      join
        .onRef('upkeep.subject_id', '=', 'content_finding.subject_id')
        .onRef('upkeep.subject_kind', '=', 'content_finding.subject_kind'),
    )
    .where(
      sql<boolean>`not (content_finding.kind = 'stale' and coalesce(page.review_on, upkeep.review_on, '-infinity') > ${today}::date)`,
    )
    .$if(subject !== undefined, (query) => query.where('content_finding.subject_kind', '=', subject ?? ''))
    .$if(owner === 'none', (query) => query.where(ownerId, 'is', null))
    .$if(owner !== undefined && owner !== 'none', (query) => query.where(ownerId, '=', owner ?? ''));

interface FoundRow {
  subjectKind: SubjectKind;
  guid: string;
  findings: { kind: ContentKind; count: number; since: string }[];
}

/** A row for each page, item or file with all that is found of it; of which most is found first. */
export async function findFoundContent(
  db: PlatformDb,
  filter: FindingsAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundRow[]> {
  const rows = await found(db, filter)
    .select([
      'content_finding.subject_kind as subjectKind',
      'content_finding.subject_id as guid',
      sql`jsonb_agg(jsonb_build_object('kind', content_finding.kind, 'count', content_finding.count,
        'since', content_finding.since) order by content_finding.kind)`.as('findings'),
    ])
    .groupBy(['content_finding.subject_kind', 'content_finding.subject_id'])
    .$if(filter.kind !== undefined, (query) =>
      query.having(sql<boolean>`bool_or(content_finding.kind = ${filter.kind ?? ''})`),
    )
    // What nobody translated is said of most pages, and so tells none of them apart.
    .orderBy(sql`count(*) filter (where content_finding.kind <> 'untranslated')`, 'desc')
    .orderBy('content_finding.subject_kind', 'desc')
    .orderBy('content_finding.subject_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows as unknown as FoundRow[];
}

/** Of one of them, what is no matter of its text; what somebody said is still right is not stale any more. */
export async function findOutside(db: PlatformDb, { kind, guid }: UpkeepSubject, today: string) {
  const rows = await found(db, { subject: kind, today })
    .select(['content_finding.kind', sql<string>`content_finding.since::text`.as('since')])
    .where('content_finding.subject_id', '=', guid)
    .where('content_finding.kind', 'in', outsideKinds)
    .orderBy('content_finding.kind', 'desc')
    .execute();
  return rows as FoundOutside['found'];
}

export async function countFoundContent(db: PlatformDb, { kind, ...filter }: FindingsAsked): Promise<number> {
  const { total } = await found(db, filter)
    .select(sql<string>`count(distinct (content_finding.subject_kind, content_finding.subject_id))`.as('total'))
    .$if(kind !== undefined, (query) => query.where('content_finding.kind', '=', kind ?? ''))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** In how many of them each kind is found. */
export async function countByKind(
  db: PlatformDb,
  filter: Omit<FindingsAsked, 'kind'>,
): Promise<{ kind: ContentKind; count: number }[]> {
  const rows = await found(db, filter)
    .select(({ fn }) => ['content_finding.kind', fn.countAll<number>().as('count')])
    .groupBy('content_finding.kind')
    .execute();
  return rows as { kind: ContentKind; count: number }[];
}

/** Everyone who looks after something of which anything is found. */
export const findOwners = (db: PlatformDb, today: string) =>
  db
    .selectFrom('user')
    .select(['user.id', 'user.name'])
    .where('user.id', 'in', found(db, { today }).select(ownerId.as('id')).$castTo<{ id: string }>())
    .orderBy('user.name')
    .execute();
