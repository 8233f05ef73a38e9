import { sql } from 'kysely';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { EntryKind, ImportState } from '../contract/import-states.ts';
import type { CsvPreview, ImportChoices, ImportFacts } from '../contract/imports.ts';

/** Of a file with columns, beside the rows themselves. */
export type KeptMeaning = Omit<CsvPreview, 'offered'>;

export interface ImportRow {
  id: string;
  kind: 'wordpress' | 'csv';
  fileName: string;
  /** Beside what is told of it: the pages that the old site's menu named. */
  facts: ImportFacts & { menuIds: string[]; csv?: KeptMeaning };
  choices: ImportChoices | null;
  state: ImportState;
  workId: string | null;
  reason: string | null;
  askedBy: string;
  askedAt: Date;
}

const selectImports = (db: PlatformDb) =>
  db
    .selectFrom('site_import')
    .leftJoin('user', 'user.id', 'site_import.asked_by')
    .select([
      'site_import.id',
      'site_import.kind',
      'site_import.file_name as fileName',
      'site_import.facts',
      'site_import.choices',
      'site_import.state',
      'site_import.work_id as workId',
      'site_import.reason',
      sql<string>`coalesce("user".name, '')`.as('askedBy'),
      'site_import.asked_at as askedAt',
    ]);

export async function insertImport(
  db: PlatformDb,
  values: { kind: 'wordpress' | 'csv'; fileName: string; by: string },
) {
  const { id } = await db
    .insertInto('site_import')
    .values({ kind: values.kind, file_name: values.fileName, asked_by: values.by, state: 'Reading' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findImport = async (db: PlatformDb, id: string): Promise<ImportRow | undefined> =>
  (await selectImports(db).where('site_import.id', '=', id).executeTakeFirst()) as ImportRow | undefined;

/** A file that is still being read is nobody's to look at. */
export const listImportRows = async (db: PlatformDb): Promise<ImportRow[]> =>
  (await selectImports(db)
    .where('site_import.state', '<>', 'Reading')
    .orderBy('site_import.asked_at', 'desc')
    .limit(100)
    .execute()) as ImportRow[];

interface ImportChange {
  state: ImportState;
  facts?: ImportRow['facts'];
  choices?: ImportChoices;
  workId?: string;
  reason?: string;
}

/** False when it was in none of these states any more: somebody else was first. */
export async function changeImport(
  db: PlatformDb,
  id: string,
  from: readonly ImportState[],
  { state, facts, choices, workId, reason }: ImportChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_import')
    .set({
      state,
      reason: reason ?? null,
      changed_at: sql`now()`,
      ...(facts === undefined ? {} : { facts: JSON.stringify(facts) }),
      ...(choices === undefined ? {} : { choices: JSON.stringify(choices) }),
      ...(workId === undefined ? {} : { work_id: workId }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who tries failed work again from the list of failed work, and not from the import: the same work goes on. */
export const goOnAfterFailing = (db: PlatformDb, id: string, workId: string, state: 'Running' | 'Undoing') =>
  db
    .updateTable('site_import')
    .set({ state, reason: null, changed_at: sql`now()` })
    .where('id', '=', id)
    .where('work_id', '=', workId)
    .where('state', '=', 'Failed')
    .execute();

export const deleteImport = (db: PlatformDb, id: string) => db.deleteFrom('site_import').where('id', '=', id).execute();

/** Files that were sent and of which nothing was taken in. */
export const listUnusedBefore = (db: PlatformDb, moment: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom('site_import')
    .select('id')
    .where('state', 'in', ['Reading', 'Read'])
    .where('changed_at', '<', moment)
    .execute();

export interface CountRow {
  importId: string;
  kind: EntryKind;
  total: number;
  made: number;
  failed: number;
  waiting: number;
  undone: number;
  remarked: number;
  wrong: number;
}

/** Of those that are or were to be taken in. */
export async function countEntries(db: PlatformDb, ids: readonly string[]): Promise<CountRow[]> {
  if (ids.length === 0) return [];
  const count = (where: ReturnType<typeof sql<boolean>>) => sql<number>`(count(*) filter (where ${where}))::int`;
  const rows = await db
    .selectFrom('import_entry')
    .select([
      'import_id as importId',
      'kind',
      sql<number>`count(*)::int`.as('total'),
      count(sql<boolean>`state = 'Made'`).as('made'),
      count(sql<boolean>`state = 'Failed'`).as('failed'),
      count(sql<boolean>`state = 'Waiting' and is_taken`).as('waiting'),
      count(sql<boolean>`state = 'Undone'`).as('undone'),
      count(sql<boolean>`remarks <> '[]' or outcome <> '[]'`).as('remarked'),
      count(sql<boolean>`state = 'Wrong'`).as('wrong'),
    ])
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'kind'])
    .execute();
  return rows as CountRow[];
}
